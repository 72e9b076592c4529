import { LinesSkeleton, PageSkeleton } from '../../ui/Skeletons.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { appTexts } from '../texts.ts'
import './ShellFrame.css'
import './Sidebar.css'
import './TabBar.css'
import './TopBar.css'

/** What the server answers for every workbench address: the frame without a word of anybody's data. */
export function ShellSkeleton() {
  const t = useTexts(appTexts)
  return (
    <div className="shell shell-skeleton">
      <title>{t('platform')}</title>
      <div className="top-bar" />
      <div className="shell-body">
        <div className="sidebar">
          <LinesSkeleton lines={12} />
        </div>
        <div className="shell-page">
          <div className="tab-bar" />
          <main>
            <PageSkeleton />
          </main>
        </div>
      </div>
    </div>
  )
}
