import './top-bar.css'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { copy } from '../copy/copy.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { SearchBox } from '../search/search-box.tsx'
import { AccountCorner } from '../session/account-corner.tsx'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { Logo } from './logo.tsx'
import { MainLinks, useMainLinks } from './main-links.tsx'
import { MenuButton } from './menu-button.tsx'

const SchoolMenu = lazyPart(async () => (await import('./school-menu.tsx')).SchoolMenu)

const LINKS_ID = 'main-links'

/** R-navigation-7, R-search-1. On the home page the search box stands in the page, elsewhere here; never in both. */
export const TopBar = ({ atHome }: { atHome: boolean }) => {
  const { chrome, schoolLocal, session } = useActors()
  const searchBoxShown = useSelector(chrome, ({ context }) => context.searchBoxShown)
  const schoolLocalOn = useSelector(schoolLocal, (snapshot) => snapshot.matches('on'))
  const signedIn = useSelector(session, selectSignedIn)
  const links = useMainLinks(atHome)
  const { key } = useLocation()
  // Open only for the address it was opened at: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  return (
    <header className="top-bar">
      <div className="top-bar__row" data-search={searchBoxShown && !atHome}>
        <Logo />
        {searchBoxShown && !atHome && (
          <div className="top-bar__search">
            <SearchBox />
          </div>
        )}
        {links.length > 0 && (
          <MenuButton controls={LINKS_ID} open={open} onToggle={() => setOpenAt(open ? null : key)} />
        )}
        {/* Elsewhere than on the home page: other links than those, so that nothing on the screen moves. */}
        <MainLinks
          key={String(atHome)}
          id={LINKS_ID}
          links={links}
          open={open}
          onClose={() => setOpenAt(null)}
        />
        <div className="top-bar__corner">
          <AppearanceSwitch />
          <AccountCorner />
        </div>
      </div>
      {schoolLocalOn && signedIn && (
        <PartBoundary
          waiting={<div style={{ height: 49 }} />}
          missing={<ReloadButton label={copy.pages.schoolMenuMissing} />}
        >
          <SchoolMenu />
        </PartBoundary>
      )}
    </header>
  )
}
