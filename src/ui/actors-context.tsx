import { createContext, use, useContext } from 'react'
import type { AppActors, ListActors, PageLogic } from '#application/app-actors.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** What the composition root hands to the views. */
export interface AppServices {
  readonly actors: AppActors
  /** The same promise at every call. */
  readonly lists: () => Promise<ListActors>
  readonly pages: PageLogic
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

/** The statecharts of lists; a view that asks for them waits until their code is there. */
export const useListActors = (): ListActors => use(useApp().lists())

/** The statecharts that live as long as a page, for `useActorRef`. */
export const usePageLogic = (): PageLogic => useApp().pages

export const useConfiguration = (): Configuration => useApp().configuration
