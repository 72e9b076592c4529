import type { ComponentType } from 'react'
import type { Texts } from './i18n/texts.ts'

export interface PortalRow<K extends string = string> {
  readonly path: string
  /** Route module, relative to `web/`. */
  readonly file: string
  readonly titleKey: K
  /** Drawn without the portal's head and foot, as the lock screen is. */
  readonly bare?: boolean
}

export interface WorkbenchRow<K extends string = string> {
  readonly path: string
  readonly titleKey: K
  readonly page: () => Promise<ComponentType>
  /** Offered only where DEMO is on. */
  readonly demoOnly?: boolean
  /** Needs a session but no menu of its own, as the own profile does. */
  readonly everyone?: boolean
  /** Enterprises need their certification for it; everybody else passes. */
  readonly certified?: boolean
}

export interface PageTable<R> {
  readonly titles: Texts
  readonly rows: readonly R[]
}

export const portalPages = <K extends string>(titles: Texts<K>, rows: readonly PortalRow<NoInfer<K>>[]) =>
  ({ titles, rows }) satisfies PageTable<PortalRow>

export const workbenchPages = <K extends string>(titles: Texts<K>, rows: readonly WorkbenchRow<NoInfer<K>>[]) =>
  ({ titles, rows }) satisfies PageTable<WorkbenchRow>
