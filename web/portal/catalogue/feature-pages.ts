import type { ProductQuery } from '#contract/catalogue/index.ts'
import type { featureTexts } from './texts.ts'
import type { titles } from './titles.ts'

type FeatureText = Extract<keyof (typeof featureTexts)['zh-CN'], string>
type Filters = Partial<Pick<ProductQuery, 'isXbd' | 'isFirst' | 'productModels' | 'guaType'>>

export interface Feature {
  readonly titleKey: Extract<keyof (typeof titles)['zh-CN'], string>
  readonly intro: FeatureText
  /** Title and text of what a visitor should know. */
  readonly points: readonly (readonly [FeatureText, FeatureText])[]
  /** What the page lists, given its address. */
  readonly filters: (params: URLSearchParams) => Filters
}

const CODE = /^[A-Za-z0-9]{1,20}$/

/** Pages that list bank products of one kind, all drawn alike. */
export const features: Readonly<Record<string, Feature>> = {
  '/featureProductCredit': {
    titleKey: 'credit',
    intro: 'creditIntro',
    points: [
      ['creditShare', 'creditShareText'],
      ['creditWho', 'creditWhoText'],
      ['creditHow', 'creditHowText'],
    ],
    filters: () => ({ isXbd: '1' }),
  },
  '/featureProductDongwu': {
    titleKey: 'dongwu',
    intro: 'dongwuIntro',
    points: [
      ['dongwuShare', 'dongwuShareText'],
      ['dongwuWho', 'dongwuWhoText'],
      ['dongwuHow', 'dongwuHowText'],
    ],
    filters: () => ({ productModels: 'dwd' }),
  },
  '/firstLoanProduct': {
    titleKey: 'firstLoan',
    intro: 'firstIntro',
    points: [
      ['firstPrepare', 'firstPrepareText'],
      ['firstChoose', 'firstChooseText'],
      ['firstKeep', 'firstKeepText'],
    ],
    filters: () => ({ isFirst: '1' }),
  },
  '/creditLoanService': {
    titleKey: 'creditLoan',
    intro: 'loanIntro',
    points: [
      ['loanAuthorise', 'loanAuthoriseText'],
      ['loanLimit', 'loanLimitText'],
      ['loanApply', 'loanApplyText'],
    ],
    filters: () => ({ guaType: '5' }),
  },
  '/featureZoneMoreProd': {
    titleKey: 'zoneProducts',
    intro: 'zoneIntro',
    points: [],
    filters: (params) => {
      const model = params.get('model') ?? ''
      const isXbd = params.get('isXbd')
      return {
        ...(CODE.test(model) && { productModels: model }),
        ...((isXbd === '0' || isXbd === '1') && { isXbd }),
      }
    },
  },
}
