import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '#domain/catalogue/carousel.machine.ts'
import type { categoriesMachine } from '#domain/catalogue/categories.machine.ts'
import type { homeMachine } from '#domain/catalogue/home.machine.ts'
import type { userActionsMachine } from '#domain/learning/user-actions.machine.ts'
import type { appearanceMachine } from '#domain/navigation/appearance.machine.ts'
import type { chromeMachine } from '#domain/navigation/chrome.machine.ts'
import type { schoolLocalMachine } from '#domain/navigation/school-local.machine.ts'
import type { notificationMachine } from '#domain/notification/notification.machine.ts'
import type { filePreviewMachine } from '#domain/preview/file-preview.machine.ts'
import type { searchPanelMachine } from '#domain/search/search-panel.machine.ts'
import type { loginDialogMachine } from '#domain/session/login-dialog.machine.ts'
import type { loginLandingMachine } from '#domain/session/login-landing.machine.ts'
import type { sessionMachine } from '#domain/session/session.machine.ts'

/** The statecharts that live as long as the app: started once, outside React. */
export interface AppActors {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly loginDialog: ActorRefFrom<typeof loginDialogMachine>
  readonly loginLanding: ActorRefFrom<typeof loginLandingMachine>
  readonly notifications: ActorRefFrom<typeof notificationMachine>
  readonly categories: ActorRefFrom<typeof categoriesMachine>
  readonly searchPanel: ActorRefFrom<typeof searchPanelMachine>
  readonly chrome: ActorRefFrom<typeof chromeMachine>
  readonly schoolLocal: ActorRefFrom<typeof schoolLocalMachine>
  readonly appearance: ActorRefFrom<typeof appearanceMachine>
  readonly userActions: ActorRefFrom<typeof userActionsMachine>
}

/** The statecharts that live as long as a page or a part of it, with their actors bound: for `useActorRef`. */
export interface PageLogic {
  readonly home: typeof homeMachine
  readonly carousel: typeof carouselMachine
  readonly filePreview: typeof filePreviewMachine
}
