import './tab-links.css'
import { type MouseEventHandler, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ScrollRow } from './scroll-row.tsx'

export interface TabLink {
  readonly name: string
  readonly address: string
  /** Distinguishes tabs with the same address. */
  readonly id?: string
  readonly active: boolean
  readonly onClick?: MouseEventHandler
}

export interface TabLinksProps {
  readonly name: string
  readonly tabs: readonly TabLink[]
  /** The page stays where it is scrolled to. */
  readonly keepScroll?: boolean
}

/** Views of one page that each have an address; scrolls sideways, and says so, where there is no room. */
export const TabLinks = ({ name, tabs, keepScroll = false }: TabLinksProps) => {
  const list = useRef<HTMLUListElement>(null)
  const active = tabs.findIndex((tab) => tab.active)
  // Measured again, because a count that arrives later widens its tab.
  const names = tabs.map((tab) => tab.name).join()
  useEffect(() => showTab(list.current, active), [active, names])
  return (
    <nav className="tab-links" aria-label={name}>
      <ScrollRow row={list}>
        <ul ref={list}>
          {tabs.map((tab) => (
            <li key={tab.id ?? tab.address}>
              <Link
                to={tab.address}
                aria-current={tab.active ? 'page' : undefined}
                preventScrollReset={keepScroll}
                onClick={tab.onClick}
              >
                {tab.name}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  )
}

/** Scrolls the tab to the middle of its row, so that its neighbours are visible; the page does not scroll. */
const showTab = (list: HTMLElement | null, index: number): void => {
  const tab = list?.children[index]
  if (!list || !(tab instanceof HTMLElement)) return
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
