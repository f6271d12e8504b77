import './more-link.css'
import type { MouseEventHandler } from 'react'
import { Link } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { Icon } from './icon.tsx'

export interface MoreLinkProps {
  readonly to: string
  readonly name: string
  readonly onClick?: MouseEventHandler
}

/** 更多; a reader hears of what. */
export const MoreLink = ({ to, name, onClick }: MoreLinkProps) => (
  <Link className="more-link" to={to} aria-label={name} onClick={onClick}>
    {copy.home.more}
    <Icon name="chevronRight" />
  </Link>
)
