import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import type { TileName } from '../../ui/icons/names.ts'
import { TileIcon } from '../../ui/TileIcon.tsx'
import { existingLinks } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import type { HomeData } from './load-home.ts'
import './ServiceTiles.css'
import { type HomeText, homeTexts } from './texts.ts'

type Figures = HomeData['figures']

interface Tile {
  readonly icon: TileName
  readonly text: HomeText
  readonly note: HomeText
  readonly to: string
  readonly count?: (figures: Figures) => number
}

const TILES: readonly Tile[] = [
  { icon: 'demand', text: 'demand', note: 'demandNote', to: '/oneClickFinance' },
  { icon: 'relending', text: 'relending', note: 'relendingNote', to: '/enlending' },
  { icon: 'funds', text: 'funds', note: 'fundsNote', to: '/financeShop', count: ({ productNum }) => productNum },
  {
    icon: 'policy',
    text: 'policyTile',
    note: 'policyTileNote',
    to: '/policyForEnterprise',
    count: ({ policyNum }) => policyNum,
  },
  { icon: 'mbti', text: 'mbti', note: 'mbtiNote', to: '/mbtitest' },
  {
    icon: 'map',
    text: 'map',
    note: 'mapNote',
    to: '/map',
    count: ({ institutionNum, branchNum }) => institutionNum + branchNum,
  },
]

/** The platform's services, those that can be opened. */
export function ServiceTiles({ figures }: { figures: Figures }) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  return (
    <nav className="wrap service-tiles" aria-label={t('services')}>
      {existingLinks(TILES).map(({ icon, text, note, to, count }) => (
        <Link key={text} to={inLang(to, lang)}>
          <TileIcon name={icon} />
          <b>{t(text)}</b>
          <span>{t(note, count && { count: count(figures) })}</span>
        </Link>
      ))}
    </nav>
  )
}
