import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { factorActMachine } from '#domain/session/factor-act.machine.ts'
import { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import { factorProofMachine } from '#domain/session/factor-proof.machine.ts'
import { secondFactorMachine } from '#domain/session/second-factor.machine.ts'
import type { SecondFactorPort } from './second-factor.port.ts'

export const provideFactorProof = (port: SecondFactorPort) =>
  factorProofMachine.provide({
    actors: { prove: fromPromise(({ input, signal }) => port.prove(input, signal)) },
  })

export const provideFactorEnrolment = (port: SecondFactorPort) =>
  factorEnrolmentMachine.provide({
    actors: {
      begin: fromPromise(({ input, signal }) => port.begin(input, signal)),
      confirm: fromPromise(({ input, signal }) => port.confirm(input, signal)),
    },
  })

export const provideSecondFactor = (port: SecondFactorPort) =>
  secondFactorMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => port.secondFactor(signal)),
      enrolment: provideFactorEnrolment(port),
      act: factorActMachine.provide({
        actors: {
          perform: fromPromise(async ({ input: { act, password, code }, signal }) => {
            if (act === 'renew') return port.renew(code, signal)
            const removed = await port.remove({ password, code }, signal)
            return removed.ok ? success([]) : removed
          }),
        },
      }),
    },
  })
