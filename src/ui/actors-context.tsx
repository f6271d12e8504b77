import { createContext, use, useContext, useEffect, useState } from 'react'
import type {
  AppActors,
  BankLogic,
  HomeLogic,
  Inside,
  InsideActors,
  LessonLogic,
  PageLogic,
} from '#application/app-actors.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** What the composition root hands to the views. */
export interface AppServices {
  readonly actors: AppActors
  readonly home: HomeLogic
  /** The same promise at every call. */
  readonly inside: () => Promise<Inside>
  readonly configuration: Configuration
}

const AppContext = createContext<AppServices | null>(null)

export const AppProvider = AppContext.Provider

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
const useInside = (): Inside => use(useApp().inside())

/** The same for a part that a page does without: null until the code is there, and where it cannot be had. */
export const useInsideWhenThere = (): Inside | null => {
  const { inside } = useApp()
  const [there, setThere] = useState<Inside | null>(null)
  useEffect(() => {
    let gone = false
    inside().then(
      (part) => !gone && setThere(part),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [inside])
  return there
}

export const useInsideActors = (): InsideActors => useInside().actors

/** The statecharts that live as long as a page, for `useActorRef`. */
export const usePageLogic = (): PageLogic => useInside().pages

/** The statecharts of the lesson, for `useActorRef`; a view that asks for it waits until its code is there. */
export const useLessonLogic = (): LessonLogic => use(useInside().lesson())

/** The same of question bank, practice and papers. */
export const useBankLogic = (): BankLogic => use(useInside().bank())

export const useConfiguration = (): Configuration => useApp().configuration
