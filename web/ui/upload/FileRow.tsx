import type { ReactNode } from 'react'
import { FileKind } from '../FileKind.tsx'

interface FileRowProps {
  readonly name: string
  /** Beneath the name: size, progress or what went wrong. */
  readonly note: ReactNode
  readonly wrong?: boolean
  readonly actions: ReactNode
}

export function FileRow({ name, note, wrong, actions }: FileRowProps) {
  return (
    <li className={wrong ? 'file-row wrong' : 'file-row'}>
      <FileKind name={name} />
      <div>
        <b title={name}>{name}</b>
        <span role={wrong ? 'alert' : undefined}>{note}</span>
      </div>
      <div className="file-row-actions">{actions}</div>
    </li>
  )
}
