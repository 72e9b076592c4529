export const english: Readonly<Record<string, string>> = {
  事件编号: 'Event code',
  事件名称: 'Event',
  客户端类型: 'Client',
  附加内容: 'Further content',
}
