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

/** What tells of the connection, and what it looks like: fetched together, since a line that fails brings no second part. */
export interface LoadedConnection {
  readonly actor: ConnectionActor
  readonly app: InstalledAppActor
  readonly workKeeping: WorkKeepingActor
  readonly signOut: SignOutActor
  readonly Bar: ComponentType<Pick<LoadedConnection, 'actor' | 'app' | 'workKeeping'>>
  readonly serverVersion: typeof serverVersionMachine
}

/** What the composition root hands to the views. */
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

/** Drawn in slices: a page of cards has a star each that waits for it. */
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

/** What only a signed-in person sees; a view that asks for it waits until its code is there. */
export const useSignedInParts = (): SignedIn => use(useApp().signedIn.load()).signedIn

/** The same for a part that a page does without: null until the code is there, and where it cannot be had. */
export const useSignedInPartsIfLoaded = (): SignedIn | null => useContext(SignedInContext)

export const useSignedInActors = (): SignedInActors => useSignedInParts().actors

/** Fetches what tells of the connection before the page is quiet. */
export const useLoadConnection = () => useApp().connection.load

/** What tells of the connection; null until its code is there. */
export const useConnection = (): LoadedConnection | null => useLoaded(useApp().connection.loaded)

export const useConfiguration = (): Configuration => useApp().configuration
