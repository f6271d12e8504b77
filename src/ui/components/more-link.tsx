import './more-link.css'
import { ChevronRightIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router-dom'
import { copy } from '../copy/copy.ts'

/** 更多; a reader hears of what. */
export const MoreLink = ({ to, name }: { to: string; name: string }) => (
  <Link className="more-link" to={to} aria-label={name}>
    {copy.home.more}
    <ChevronRightIcon aria-hidden="true" />
  </Link>
)
