import './tab-links.css'
import { Link } from 'react-router-dom'

export interface TabLink {
  readonly name: string
  readonly address: string
  readonly active: boolean
}

/** Views of one page that each have an address; scrolls sideways where there is no room. */
export const TabLinks = ({ name, tabs }: { name: string; tabs: readonly TabLink[] }) => (
  <nav className="tab-links" aria-label={name}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.address}>
          <Link to={tab.address} aria-current={tab.active ? 'page' : undefined}>
            {tab.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
