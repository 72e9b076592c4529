import type { ComponentType } from 'react'
import { useSession } from '../../app/session/store.ts'
import { useMenu } from '../../app/shell/use-menu.ts'
import { EnterpriseBrief } from './EnterpriseBrief.tsx'
import { InstitutionBrief } from './InstitutionBrief.tsx'
import { News } from './News.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { StaffBrief } from './StaffBrief.tsx'
import { useOwnPaths } from './use-own-paths.ts'
import './WelcomePage.css'

const BRIEFS: Readonly<Record<string, ComponentType>> = {
  1: InstitutionBrief,
  2: InstitutionBrief,
  3: EnterpriseBrief,
}

/** What must be done now, by kind of user, then the way to everything else. */
export function WelcomePage() {
  const session = useSession()
  const groups = useMenu()
  const paths = useOwnPaths()
  const Brief = BRIEFS[session?.user.detail.userCategory ?? ''] ?? StaffBrief
  return (
    <div className="welcome">
      <Brief />
      {paths && <News paths={paths} />}
      <Shortcuts groups={groups} />
    </div>
  )
}
