import './card-button.css'
import type { ComponentProps } from 'react'
import { ExtendedIcon, type ExtendedIconName } from './extended-icon.tsx'

export interface CardButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'title'> {
  readonly icon: ExtendedIconName
  /** The tooltip: what it does, without the name of the content. */
  readonly hint: string
}

/** A round button that lies on a card or stands at the end of a row. */
export const CardButton = ({ icon, hint, className = '', ...rest }: CardButtonProps) => (
  <button type="button" className={`card-button ${className}`.trim()} title={hint} {...rest}>
    <ExtendedIcon name={icon} size={18} />
  </button>
)
