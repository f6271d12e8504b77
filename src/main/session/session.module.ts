import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideLoginDialog } from '#application/session/login-dialog.provide.ts'
import { provideSession } from '#application/session/session.provide.ts'
import { accessMachine } from '#domain/session/access.machine.ts'
import { loginLandingMachine } from '#domain/session/login-landing.machine.ts'
import {
  ACCESS_ACTOR,
  CREDENTIAL_MEMORY,
  LOGIN_DIALOG_ACTOR,
  LOGIN_LANDING_ACTOR,
  SESSION_ACTOR,
  SESSION_PORT,
  SESSION_STORE,
  TAB_LEADERSHIP,
  UNSENT_WORK,
  VISITOR_ID_PORT,
} from './tokens.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(SESSION_ACTOR).toResolvedValue(
    (session, store, visitorId, leadership, unsent) =>
      createActor(provideSession({ session, store, visitorId, leadership, unsent }), {
        input: { tokenStored: store.token() !== null, user: store.user(), marked: store.loginMarked() },
      }),
    [SESSION_PORT, SESSION_STORE, VISITOR_ID_PORT, TAB_LEADERSHIP, UNSENT_WORK],
  )
  bind(LOGIN_DIALOG_ACTOR).toResolvedValue(
    (memory) => createActor(provideLoginDialog(memory)),
    [CREDENTIAL_MEMORY],
  )
  bind(ACCESS_ACTOR).toResolvedValue(() => createActor(accessMachine))
  bind(LOGIN_LANDING_ACTOR).toResolvedValue(() => createActor(loginLandingMachine))
})
