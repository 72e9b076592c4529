import {
  branchFigures,
  financeSupport,
  homePage,
  investigateFigures,
  specialArea,
  swyyFigures,
} from '#contract/reporting/index.ts'
import { type Route, serve } from '#server/kit/serve.ts'
import { districtFigures, homeFigures, institutionFigures, supportFigures } from './figures.ts'
import { biomedicineFigures, zoneFigures } from './zone-figures.ts'

export const reportingRoutes: Route[] = [
  ...serve(homePage, { statistics: homeFigures }),
  ...serve(investigateFigures, { investigateStatistics: institutionFigures }),
  ...serve(financeSupport, { statistics: supportFigures }),
  ...serve(branchFigures, { statistics: districtFigures }),
  ...serve(specialArea, { statistics: zoneFigures }),
  ...serve(swyyFigures, { swyyStatistics: biomedicineFigures }),
]
