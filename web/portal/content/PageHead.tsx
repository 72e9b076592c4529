import type { ReactNode } from 'react'
import { Crumbs } from '../catalogue/Crumbs.tsx'
import '../catalogue/ShopHead.css'
import './PageHead.css'

interface PageHeadProps {
  readonly title: string
  readonly note?: string
  readonly trail?: readonly { to: string; name: string }[]
  /** A search box, at the right. */
  readonly search?: ReactNode
  /** Tabs that stand on the band's lower edge. */
  readonly children?: ReactNode
}

/** The band at the top of a list: where we are, what this is, how to search it. */
export function PageHead({ title, note, trail = [], search, children }: PageHeadProps) {
  return (
    <div className="shop-head page-head">
      <div className="wrap">
        <Crumbs trail={trail} here={title} />
        <div className="shop-title">
          <div>
            <h1>{title}</h1>
            {note && <p>{note}</p>}
          </div>
          {search}
        </div>
        {children}
      </div>
    </div>
  )
}
