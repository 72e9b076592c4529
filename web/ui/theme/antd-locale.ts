import enUS from 'antd/es/locale/en_US.js'
import type { Locale } from 'antd/es/locale/index.js'
import zhCN from 'antd/es/locale/zh_CN.js'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import type { Lang } from '../../app/i18n/lang.ts'

// The package is typed as CommonJS, where a default import is the whole module; the bundler takes its ES modules.
export const antdLocales = { 'zh-CN': zhCN, 'en-US': enUS } as unknown as Record<Lang, Locale>

// Calendars take the names of months and days from dayjs. Changing the language reloads the page.
if (document.documentElement.lang !== 'en-US') dayjs.locale('zh-cn')
