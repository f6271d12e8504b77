import './card-button.css'
import type { ComponentProps } from 'react'
import { InsideIcon, type InsideIconName } from './inside-icon.tsx'

export interface CardButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'title'> {
  readonly icon: InsideIconName
  /** Shown as a hint: what it does, without the name of what it does it to. */
  readonly hint: string
}

/** A round button that lies on a card or stands at the end of a row. */
export const CardButton = ({ icon, hint, className = '', ...rest }: CardButtonProps) => (
  <button type="button" className={`card-button ${className}`.trim()} title={hint} {...rest}>
    <InsideIcon name={icon} size={18} />
  </button>
)
