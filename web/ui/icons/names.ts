/** The symbols of `icons.svg`. */
export const iconNames = [
  'alert',
  'back',
  'bell',
  'book',
  'bulb',
  'calendar',
  'chart',
  'chat',
  'check',
  'clip',
  'clock',
  'close',
  'coin',
  'columns',
  'copy',
  'document',
  'down',
  'download',
  'drag',
  'edit',
  'exit',
  'eye',
  'filter',
  'firm',
  'flow',
  'fold',
  'gear',
  'globe',
  'help',
  'home',
  'inbox',
  'info',
  'key',
  'left',
  'list',
  'lock',
  'map',
  'menu',
  'message',
  'more',
  'phone',
  'pin',
  'plus',
  'pool',
  'print',
  'refresh',
  'right',
  'scale',
  'search',
  'send',
  'shield',
  'shop',
  'sort',
  'star',
  'swap',
  'table',
  'tag',
  'trash',
  'up',
  'upload',
  'user',
  'users',
  'verified',
  'wallet',
] as const

export type IconName = (typeof iconNames)[number]

/** The two-coloured symbols of `tiles.svg`: service tiles and the nine entries of the supermarket. */
export type TileName =
  | 'demand'
  | 'relending'
  | 'funds'
  | 'policy'
  | 'mbti'
  | 'map'
  | 'bank'
  | 'equity'
  | 'insurance'
  | 'guarantee'
  | 'micro-loan'
  | 'factoring'
  | 'leasing'
  | 'bond'
  | 'letter'
