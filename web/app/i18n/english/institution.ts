export const english: Readonly<Record<string, string>> = {
  受理机构类型: 'Kind of institution',
  银行: 'Bank',
  担保机构: 'Guarantor',
  所属区域: 'District',
  关键词: 'Keyword',
  网络地址: 'Network address',
  渠道: 'Channel',
}
