import { districts } from './districts.ts'

export type Region = { code: string; parentCode: string; name: string; regionLevel: 0 | 1 | 2 | 3 | 4 }

const COUNTRY = '00'
const PROVINCE = '32'
const CITY = '3205'

/** 0 国家，1 省，2 市，3 区县，4 街道乡镇；上级总在下级之前。 */
export const regions: Region[] = [
  { code: COUNTRY, parentCode: '', name: '中华人民共和国', regionLevel: 0 },
  { code: PROVINCE, parentCode: COUNTRY, name: '江苏省', regionLevel: 1 },
  { code: CITY, parentCode: PROVINCE, name: '苏州市', regionLevel: 2 },
  ...districts.map(({ code, name }): Region => ({ code, parentCode: CITY, name, regionLevel: 3 })),
  ...districts.flatMap((district) =>
    district.towns.map(([code, name]): Region => ({ code, parentCode: district.code, name, regionLevel: 4 })),
  ),
]
