import { createActor } from 'xstate'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import type { factorProofMachine } from '#domain/session/factor-proof.machine.ts'
import type { AppContext } from '../app-context.ts'

/** Completes the held session once the code was given. R-session-22. */
export const factorProofOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof factorProofMachine,
  ): AccountLogic['openFactorProof'] =>
  () => {
    const proof = createActor(logic)
    proof.on('proof.given', () => actors.session.send({ type: 'session.conditionMet' }))
    return proof
  }

/** Completes the held session once an administrator has set up the required second factor. R-session-24. */
export const factorEnrolmentOpener =
  (
    { actors }: Pick<AppContext, 'actors'>,
    logic: typeof factorEnrolmentMachine,
  ): AccountLogic['openFactorEnrolment'] =>
  () => {
    const enrolment = createActor(logic, { input: { moves: false } })
    enrolment.on('enrolment.done', () => actors.session.send({ type: 'session.conditionMet' }))
    return enrolment
  }
