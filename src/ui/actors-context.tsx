import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useState,
} from 'react'
import type { AppActors, HomeLogic, SignedIn, SignedInActors } from '#application/app-actors.ts'
import type { ConnectionActor } from '#application/connection/connection.provide.ts'
import type { InstalledAppActor } from '#application/connection/installed-app.provide.ts'
import type { RunningCharts } from '#application/connection/running-charts.ts'
import type { WorkKeepingActor } from '#application/connection/work-keeping.provide.ts'
import type { SignOutActor } from '#application/session/sign-out.provide.ts'
import type { serverVersionMachine } from '#domain/connection/server-version.machine.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** Statechart and view of the connection: fetched together, since a failing network would not load the second part. */
export interface LoadedConnection {
  readonly actor: ConnectionActor
  readonly app: InstalledAppActor
  readonly workKeeping: WorkKeepingActor
  readonly signOut: SignOutActor
  readonly Bar: ComponentType<Pick<LoadedConnection, 'actor' | 'app' | 'workKeeping'>>
  readonly serverVersion: typeof serverVersionMachine
}

/** What the composition root provides to the views. */
export interface AppServices {
  readonly actors: AppActors
  readonly home: HomeLogic
  readonly signedIn: {
    /** The same promise at every call. */
    load(): Promise<{ readonly signedIn: SignedIn }>
    /** Resolves once the module has been fetched, by whichever caller asked for it. */
    readonly loaded: Promise<{ readonly signedIn: SignedIn }>
  }
  /** Fetched when the page is quiet. */
  readonly connection: {
    load(): Promise<LoadedConnection>
    readonly loaded: Promise<LoadedConnection>
  }
  readonly configuration: Configuration
  /** Every statechart that a view starts joins it. */
  readonly running: RunningCharts
}

const AppContext = createContext<AppServices | null>(null)
const SignedInContext = createContext<SignedIn | null>(null)

interface AppProviderProps {
  readonly value: AppServices
  readonly children: ReactNode
}

export const AppProvider = ({ value, children }: AppProviderProps) => (
  <AppContext value={value}>
    <SignedInContext value={useLoaded(value.signedIn.loaded)?.signedIn ?? null}>{children}</SignedInContext>
  </AppContext>
)

/** Rendered in slices, because every card of a page has a star that waits for it. */
const useLoaded = <T extends object>(loaded: Promise<T>): T | null => {
  const [parts, setParts] = useState<T | null>(null)
  useEffect(() => {
    let gone = false
    void loaded.then((found) => {
      if (!gone) startTransition(() => setParts(found))
    })
    return () => {
      gone = true
    }
  }, [loaded])
  return parts
}

/** Null for a view that is drawn by itself: nobody asks there. */
export const useRunningCharts = (): RunningCharts | null => useContext(AppContext)?.running ?? null

const useApp = (): AppServices => {
  const services = useContext(AppContext)
  if (services === null) throw new Error('a view stands outside of AppProvider')
  return services
}

/** The statecharts that live as long as the app. */
export const useActors = (): AppActors => useApp().actors

/** The statecharts of the home page, for `useActorRef`. */
export const useHomeLogic = (): HomeLogic => useApp().home

/** The part for signed-in users; suspends the view until its code has loaded. */
export const useSignedInParts = (): SignedIn => use(useApp().signedIn.load()).signedIn

/** The same for an optional part: null until its code has loaded, or if it cannot be loaded. */
export const useSignedInPartsIfLoaded = (): SignedIn | null => useContext(SignedInContext)

export const useSignedInActors = (): SignedInActors => useSignedInParts().actors

/** Fetches the connection notices without waiting for the page to be idle. */
export const useLoadConnection = () => useApp().connection.load

/** The connection notices; null until their code has loaded. */
export const useConnection = (): LoadedConnection | null => useLoaded(useApp().connection.loaded)

export const useConfiguration = (): Configuration => useApp().configuration
