import { Button, Dialog, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useId } from 'react'
import { MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import type { Decider } from '#domain/review/decider.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { Verdict } from '#domain/review/verdict.ts'
import { missingIn } from '#domain/review/verdict-form.machine.ts'
import { TextArea } from '../components/text-area.tsx'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import type { VerdictDraft } from './left-verdict.ts'
import { DialogActions } from './reject-form.tsx'
import { useVerdictForm } from './use-verdict-form.ts'

interface RemovalFormProps {
  readonly request: ShareRequest
  readonly decider: Decider
  readonly onGiven: () => void
}

/** An owner's wish is done: it cannot be taken back, so it is asked once more. */
export const AcceptForm = ({ request, decider, onGiven }: RemovalFormProps) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const verdict = { kind: 'takeDown', reason: null, words: '' } as const
    decider.send({ type: 'review.decide', work: { requests: [request], verdict } })
    onGiven()
  }
  return (
    <form onSubmit={submit}>
      <Dialog.Title size="5" mb="1">
        {copy.acceptTitle(request.file.name)}
      </Dialog.Title>
      <Text as="p" size="2" mb="2">
        {copy.why.removing(request.reason)}
      </Text>
      <Text as="p" size="2" color="gray">
        {copy.acceptHint}
      </Text>
      <DialogActions>
        <Button type="submit" variant="soft" color="red">
          {copy.accept}
        </Button>
      </DialogActions>
    </form>
  )
}

/** An owner's wish is declined, in words. `unsent`: what was written before. */
export const KeepForm = ({
  request,
  unsent,
  draft,
  decider,
  onGiven,
}: RemovalFormProps & { readonly unsent: Verdict | null; readonly draft: VerdictDraft }) => {
  const { form, submit } = useVerdictForm(
    { decider, kind: 'keep', unsent, requests: [request], draft },
    onGiven,
  )
  const words = useSelector(form, ({ context }) => context.words)
  const isMissing = useSelector(form, ({ context }) => context.tried && missingIn(context) !== null)
  const problem = useId()
  return (
    <form onSubmit={submit}>
      <Dialog.Title size="5" mb="1">
        {copy.keepTitle(request.file.name)}
      </Dialog.Title>
      <Text as="p" size="2" mb="2">
        {copy.why.removing(request.reason)}
      </Text>
      <Text as="p" size="2" color="gray" mb="3">
        {copy.keepHint}
      </Text>
      <TextArea
        aria-label={copy.keepWords}
        aria-describedby={problem}
        aria-invalid={isMissing}
        placeholder={copy.keepWordsHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={words}
        onChange={({ target }) => form.send({ type: 'verdict.write', words: target.value })}
      />
      <Text as="p" id={problem} size="2" color="red" role="alert">
        {isMissing && copy.wordsMissing}
      </Text>
      <DialogActions>
        <Button type="submit">{copy.keep}</Button>
      </DialogActions>
    </form>
  )
}
