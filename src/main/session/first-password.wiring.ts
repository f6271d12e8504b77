import { createActor } from 'xstate'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { passwordChangeMachine } from '#domain/session/password-change.machine.ts'
import type { AppContext } from '../app-context.ts'

/** Completes the held session once the first password has been replaced. R-people-5. */
export const firstPasswordOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof passwordChangeMachine,
  ): AccountLogic['openFirstPassword'] =>
  (input) => {
    const change = createActor(logic, { input })
    change.on('passwordChange.changed', () => actors.session.send({ type: 'session.conditionMet' }))
    change.send({ type: 'passwordChange.open' })
    return change
  }
