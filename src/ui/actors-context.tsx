import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useState } from 'react'
import type {
  AppActors,
  BankLogic,
  HomeLogic,
  LessonLogic,
  PageLogic,
  SchoolLogic,
  SignedIn,
  SignedInActors,
} from '#application/app-actors.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

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
  readonly configuration: Configuration
}

const AppContext = createContext<AppServices | null>(null)
const SignedInContext = createContext<SignedIn | null>(null)

interface AppProviderProps {
  readonly value: AppServices
  readonly children: ReactNode
}

export const AppProvider = ({ value, children }: AppProviderProps) => (
  <AppContext value={value}>
    <SignedInContext value={useLoadedParts(value.signedIn.loaded)}>{children}</SignedInContext>
  </AppContext>
)

/** Drawn in slices: a page of cards has a star each that waits for it. */
const useLoadedParts = (loaded: AppServices['signedIn']['loaded']): SignedIn | null => {
  const [parts, setParts] = useState<SignedIn | null>(null)
  useEffect(() => {
    let gone = false
    void loaded.then(({ signedIn }) => {
      if (!gone) startTransition(() => setParts(signedIn))
    })
    return () => {
      gone = true
    }
  }, [loaded])
  return parts
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
export const useSignedInParts = (): SignedIn => use(useApp().signedIn.load()).signedIn

/** The same for a part that a page does without: null until the code is there, and where it cannot be had. */
export const useSignedInPartsIfLoaded = (): SignedIn | null => useContext(SignedInContext)

export const useSignedInActors = (): SignedInActors => useSignedInParts().actors

/** The statecharts that live as long as a page, for `useActorRef`. */
export const usePageLogic = (): PageLogic => useSignedInParts().pages

/** The statecharts of the lesson, for `useActorRef`; a view that asks for it waits until its code is there. */
export const useLessonLogic = (): LessonLogic => use(useSignedInParts().lesson())

/** The same of question bank, practice and papers. */
export const useBankLogic = (): BankLogic => use(useSignedInParts().bank())

/** The same of the school's own materials. */
export const useSchoolLogic = (): SchoolLogic => use(useSignedInParts().school())

/** The same of the studio. */
export const useStudioLogic = (): StudioLogic => use(useSignedInParts().studio())

/** The same of a school's office. */
export const useOfficeLogic = (): OfficeLogic => use(useSignedInParts().office())

export const useConfiguration = (): Configuration => useApp().configuration
