import { useActorRef, useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect } from 'react'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { Verdict } from '#domain/review/verdict.ts'
import { type VerdictFormInput, verdictFormMachine } from '#domain/review/verdict-form.machine.ts'
import { useKept } from '../components/use-form-draft.ts'
import { leftOf, type VerdictDraft, writtenVerdict } from './left-verdict.ts'

interface Filled extends Pick<VerdictFormInput, 'kind' | 'unsent'> {
  readonly requests: readonly ShareRequest[]
  readonly draft: VerdictDraft
}

/** The form of a verdict that needs a reason; what is given is handed on once. */
export const useVerdictForm = (
  { kind, unsent, requests, draft }: Filled,
  onDecide: (verdict: Verdict) => void,
) => {
  const form = useActorRef(verdictFormMachine, {
    input: { kind, unsent, left: leftOf(draft, kind, requests) },
  })
  const { reason, words } = useSelector(form, ({ context }) => context)
  useKept(draft, writtenVerdict(kind, requests, { reason, words }))
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
