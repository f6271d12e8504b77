import { useActorRef } from '@xstate/react'
import { type SubmitEvent, useEffect } from 'react'
import type { Verdict } from '#domain/review/verdict.ts'
import { type VerdictFormInput, verdictFormMachine } from '#domain/review/verdict-form.machine.ts'

/** The form of a verdict that needs a reason; what is given is handed on once. */
export const useVerdictForm = (input: VerdictFormInput, onDecide: (verdict: Verdict) => void) => {
  const form = useActorRef(verdictFormMachine, { input })
  useEffect(() => {
    const { unsubscribe } = form.on('verdict.given', ({ verdict }) => onDecide(verdict))
    return unsubscribe
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send({ type: 'verdict.submit' })
  }
  return { form, submit }
}
