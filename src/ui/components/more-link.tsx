import './more-link.css'
import { Link } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { Icon } from './icon.tsx'

/** 更多; a reader hears of what. */
export const MoreLink = ({ to, name }: { to: string; name: string }) => (
  <Link className="more-link" to={to} aria-label={name}>
    {copy.home.more}
    <Icon name="chevronRight" />
  </Link>
)
