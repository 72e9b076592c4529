export const english: Readonly<Record<string, string>> = {
  附件原名: 'File name',
  附件组: 'Attachment group',
  业务类型: 'Kind of business',
  分类: 'Category',
  资源编号: 'Resource code',
  资源地址: 'Endpoint',
  外网地址: 'Public address',
  空间名: 'Bucket',
  区域: 'Region',
}
