import {
  announcementInfo,
  bannerConfigure,
  commonQuestion,
  hotActivity,
  hotEvents,
  information,
  modelCase,
  newInformation,
  zone,
} from '#contract/content/index.ts'
import { serve } from '#server/kit/serve.ts'
import { listActivities, readActivity } from './activities.ts'
import { listAnnouncements, listAnnouncementsBetween, markedDays, readAnnouncement } from './announcements.ts'
import { readNews, searchNews } from './news.ts'
import { listQuestions, readQuestion } from './questions.ts'
import {
  listBanners,
  listHotEvents,
  listInformation,
  listModelCases,
  readHotEvent,
  readInformation,
  readModelCase,
} from './showcase.ts'
import { listZones, readZone } from './zones.ts'

export const contentRoutes = [
  ...serve(newInformation, { search: searchNews, detail: readNews }),
  ...serve(announcementInfo, {
    'common/page': listAnnouncements,
    detail: readAnnouncement,
    getDateByInfo: markedDays,
    getListByTime: listAnnouncementsBetween,
  }),
  ...serve(commonQuestion, { getCommonList: listQuestions, detail: readQuestion }),
  ...serve(hotEvents, { pageList: listHotEvents, getDetail: readHotEvent }),
  ...serve(bannerConfigure, { getListByTime: listBanners }),
  ...serve(hotActivity, { page: listActivities, detail: readActivity }),
  ...serve(modelCase, { homePage: listModelCases, detail: readModelCase }),
  ...serve(information, { page: listInformation, detail: readInformation }),
  ...serve(zone, { list: listZones, detail: readZone }),
]
