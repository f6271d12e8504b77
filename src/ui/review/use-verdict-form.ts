import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect } from 'react'
import { type VerdictFormInput, verdictFormMachine } from '#domain/review/verdict-form.machine.ts'
import { useKept } from '../components/use-form-draft.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { leftOf, type VerdictDraft, writtenVerdict } from './left-verdict.ts'

interface Filled extends Omit<VerdictFormInput, 'left'> {
  readonly draft: VerdictDraft
}

/** The form of a verdict that needs a reason. */
export const useVerdictForm = ({ decider, kind, unsent, requests, draft }: Filled, onGiven: () => void) => {
  const form = useActorRef(verdictFormMachine, {
    input: { decider, requests, kind, unsent, left: leftOf(draft, kind, requests) },
  })
  const { reason, words } = useSelector(form, ({ context }) => context)
  useKept(draft, writtenVerdict(kind, requests, { reason, words }))
  useEffect(() => {
    const { unsubscribe } = form.on('verdict.given', onGiven)
    return unsubscribe
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send({ type: 'verdict.submit' })
  }
  return { form, submit }
}
