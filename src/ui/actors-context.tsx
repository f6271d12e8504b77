import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useState } from 'react'
import type {
  AppActors,
  BankLogic,
  HomeLogic,
  Inside,
  InsideActors,
  LessonLogic,
  PageLogic,
  SchoolLogic,
} from '#application/app-actors.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** What the composition root hands to the views. */
export interface AppServices {
  readonly actors: AppActors
  readonly home: HomeLogic
  /** The same promise at every call. */
  readonly inside: () => Promise<Inside>
  /** Resolves when somebody's asking has brought it. */
  readonly insideThere: Promise<{ readonly inside: Inside }>
  readonly configuration: Configuration
}

const AppContext = createContext<AppServices | null>(null)
const InsideContext = createContext<Inside | null>(null)

interface AppProviderProps {
  readonly value: AppServices
  readonly children: ReactNode
}

export const AppProvider = ({ value, children }: AppProviderProps) => (
  <AppContext value={value}>
    <InsideContext value={useArrivedInside(value.insideThere)}>{children}</InsideContext>
  </AppContext>
)

/** Drawn in slices: a page of cards has a star each that waits for it. */
const useArrivedInside = (there: AppServices['insideThere']): Inside | null => {
  const [arrived, setArrived] = useState<Inside | null>(null)
  useEffect(() => {
    let gone = false
    void there.then(({ inside }) => {
      if (!gone) startTransition(() => setArrived(inside))
    })
    return () => {
      gone = true
    }
  }, [there])
  return arrived
}

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
export const useInside = (): Inside => use(useApp().inside())

/** The same for a part that a page does without: null until the code is there, and where it cannot be had. */
export const useInsideWhenThere = (): Inside | null => useContext(InsideContext)

export const useInsideActors = (): InsideActors => useInside().actors

/** The statecharts that live as long as a page, for `useActorRef`. */
export const usePageLogic = (): PageLogic => useInside().pages

/** The statecharts of the lesson, for `useActorRef`; a view that asks for it waits until its code is there. */
export const useLessonLogic = (): LessonLogic => use(useInside().lesson())

/** The same of question bank, practice and papers. */
export const useBankLogic = (): BankLogic => use(useInside().bank())

/** The same of the school's own materials. */
export const useSchoolLogic = (): SchoolLogic => use(useInside().school())

export const useConfiguration = (): Configuration => useApp().configuration
