import './app-frame.css'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { MAIN_ID } from '../components/element-ids.ts'
import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { copy } from '../copy/copy.ts'
import { Toasts } from '../notification/toasts.tsx'
import { homeAddress } from '../routing/addresses.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { RouteAnnouncer } from '../routing/route-announcer.tsx'
import { HeldHost } from '../session/held-host.tsx'
import { LoginDialogHost } from '../session/login-dialog-host.tsx'
import { SessionDefect } from '../session/session-defect.tsx'
import { Footer } from './footer.tsx'
import { PendingLine } from './pending-line.tsx'
import { TopBar } from './top-bar.tsx'

const Breadcrumb = lazyPart(async () => (await import('./breadcrumb.tsx')).Breadcrumb)

const SignedInOverlays = lazyPart(async () => (await import('./signed-in-overlays.tsx')).SignedInOverlays)

/** The router calls the first entry of every document the same, and would open one where another was; after a reload the app knows the place. */
const FIRST = String(Math.random())
const entryOf = ({ key }: Location): string => (key === 'default' ? FIRST : key)

export interface AppFrameProps {
  /** The first page is still being fetched. */
  readonly arriving?: boolean
}

/** The frame around every page: top bar, trail, page, footer, and what stands above them. R-navigation-2 to R-navigation-11. */
export const AppFrame = ({ arriving = false }: AppFrameProps) => {
  const { chrome, session } = useActors()
  const navigationShown = useSelector(chrome, ({ context }) => context.navigationShown)
  const backgroundShown = useSelector(chrome, ({ context }) => context.backgroundShown)
  const signedIn = useSelector(session, selectSignedIn)
  const pending = useNavigation().state !== 'idle' || arriving
  const atHome = useLocation().pathname === homeAddress
  return (
    <div className="app-frame" data-background={backgroundShown}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {copy.frame.skipToMain}
      </a>
      {pending && <PendingLine />}
      {navigationShown && <TopBar atHome={atHome} />}
      {navigationShown && !atHome && (
        <div className="app-frame__breadcrumb">
          <PartBoundary missing={<ReloadButton label={copy.pages.trailMissing} />}>
            <Breadcrumb />
          </PartBoundary>
        </div>
      )}
      <main id={MAIN_ID} className="app-frame__main" tabIndex={-1}>
        <SessionDefect />
        <Suspense fallback={<PendingLine />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <RouteAnnouncer />
      <LoginDialogHost />
      <HeldHost />
      {signedIn && (
        <PartBoundary missing={<OverlayMissing />}>
          <SignedInOverlays />
        </PartBoundary>
      )}
      <Toasts />
      <ScrollRestoration getKey={entryOf} />
    </div>
  )
}
