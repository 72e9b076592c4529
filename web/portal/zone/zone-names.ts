import type { Lang } from '../../app/i18n/lang.ts'

interface Named {
  readonly zoneName: string
  readonly zoneNameEn: string
}

export const zoneNameIn = (lang: Lang, zone: Named): string =>
  lang === 'zh-CN' ? zone.zoneName : zone.zoneNameEn || zone.zoneName

export const inWords = (lang: Lang, chinese: string, english: string): string =>
  lang === 'zh-CN' ? chinese : english || chinese
