/** Every label, choice, state and message of the contract in English; a test names what is missing. */
export const english: Readonly<Record<string, string>> = {
  字典编号: 'Code',
  字典名称: 'Name',
  字典排序: 'Order',
  字典键值: 'Key',
  上级字典: 'Parent dictionary',
  封存: 'Sealed',
  备注: 'Remark',
  是: 'Yes',
  否: 'No',
}
