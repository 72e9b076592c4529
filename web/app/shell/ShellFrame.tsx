import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import './ShellFrame.css'
import { shellTexts } from './texts.ts'

interface ShellFrameProps {
  readonly topBar: ReactNode
  readonly sidebar: ReactNode
  readonly tabBar: ReactNode
  readonly phoneBar?: ReactNode
  readonly children: ReactNode
}

/** The places of the workbench: ink bar, white sidebar, hairline tab bar, page. */
export function ShellFrame({ topBar, sidebar, tabBar, phoneBar, children }: ShellFrameProps) {
  const t = useTexts(shellTexts)
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {topBar}
      <div className="shell-body">
        {sidebar}
        <div className="shell-page">
          {tabBar}
          <main id="main">{children}</main>
        </div>
      </div>
      {phoneBar}
    </div>
  )
}
