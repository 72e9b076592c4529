import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './Button.css'

export type ButtonKind = 'primary' | 'tinted' | 'outline' | 'quiet' | 'danger'

interface ButtonProps {
  readonly children: ReactNode
  /** One primary button per view; repeated card actions are tinted, secondary ones outlined. */
  readonly kind?: ButtonKind
  readonly size?: 'small' | 'middle' | 'large'
  readonly to?: string
  readonly type?: 'button' | 'submit'
  readonly disabled?: boolean
  readonly onClick?: () => void
}

/** The plain button of portal and kit: no Ant Design behind it. With `to` it is a link. */
export function Button({ children, kind = 'outline', size = 'middle', to, type = 'button', ...rest }: ButtonProps) {
  const className = `button ${kind} ${size}`
  if (to !== undefined) {
    return (
      <Link className={className} to={to} onClick={rest.onClick}>
        {children}
      </Link>
    )
  }
  return (
    <button className={className} type={type} {...rest}>
      {children}
    </button>
  )
}
