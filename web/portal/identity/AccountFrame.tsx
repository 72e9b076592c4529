import type { ReactNode } from 'react'
import './AccountFrame.css'
import { BridgeScene } from './BridgeScene.tsx'

interface AccountFrameProps {
  /** The heading of the card, and of the page. */
  readonly title: string
  readonly headline: string
  readonly text: string
  readonly children: ReactNode
  /** Stands on the water, left of the card. */
  readonly aside?: ReactNode
}

/** Account pages: the platform's bridge, a sentence, and one card to fill in. */
export function AccountFrame({ title, headline, text, children, aside }: AccountFrameProps) {
  return (
    <section className="account-frame">
      <BridgeScene />
      <div className="wrap">
        <div className="account-words">
          <p className="account-headline">{headline}</p>
          <p>{text}</p>
        </div>
        <div className="account-card">
          <h1>{title}</h1>
          {children}
        </div>
        {aside && <div className="account-aside">{aside}</div>}
      </div>
    </section>
  )
}
