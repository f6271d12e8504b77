import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import { REJECT_REASONS } from '#domain/private-file/reject-reason.ts'
import type { Decider } from '#domain/review/decider.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { Verdict } from '#domain/review/verdict.ts'
import { missingIn } from '#domain/review/verdict-form.machine.ts'
import { TextArea } from '../components/text-area.tsx'
import { rejectReasonNames } from '../copy/reject-reason-copy.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import type { VerdictDraft } from './left-verdict.ts'
import { useVerdictForm } from './use-verdict-form.ts'

export interface RejectFormProps {
  readonly kind: 'reject' | 'takeDown'
  readonly requests: readonly ShareRequest[]
  /** What was chosen and written before; null at first. */
  readonly unsent: Verdict | null
  readonly draft: VerdictDraft
  readonly decider: Decider
  readonly onGiven: () => void
}

/** Why they are rejected, or taken down: one reason for all of them, chosen by who does it and never by the form; 其它 needs words. */
export const RejectForm = ({ kind, requests, unsent, draft, decider, onGiven }: RejectFormProps) => {
  const { form, submit } = useVerdictForm({ decider, kind, unsent, requests, draft }, onGiven)
  const { reason, words, tried } = useSelector(form, ({ context }) => context)
  const missing = useSelector(form, ({ context }) => missingIn(context))
  const problem = useId()
  const takesDown = kind === 'takeDown'
  const title = takesDown ? copy.takeDownTitle : copy.rejectTitle
  return (
    <form onSubmit={submit}>
      <Dialog.Title size="5" mb="1">
        {title(requests.length, requests[0]?.file.name ?? '')}
      </Dialog.Title>
      <Text as="p" size="2" color="gray" mb="4">
        {takesDown ? copy.takeDownHint : copy.rejectHint}
      </Text>
      <fieldset className="review-reasons" aria-describedby={problem}>
        <legend className="visually-hidden">{copy.reasons}</legend>
        {REJECT_REASONS.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="reason"
              value={known}
              checked={reason === known}
              onChange={() => form.send({ type: 'verdict.choose', reason: known })}
            />
            {rejectReasonNames[known]}
          </label>
        ))}
      </fieldset>
      <TextArea
        aria-label={copy.words}
        aria-describedby={problem}
        aria-invalid={tried && missing === 'words'}
        placeholder={copy.wordsHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={words}
        onChange={({ target }) => form.send({ type: 'verdict.write', words: target.value })}
      />
      <Text as="p" id={problem} size="2" color="red" role="alert">
        {tried && missing !== null && (missing === 'reason' ? copy.reasonMissing : copy.wordsMissing)}
      </Text>
      <DialogActions>
        <Button type="submit" variant="soft" color="red">
          {takesDown ? copy.takeDown : copy.reject}
        </Button>
      </DialogActions>
    </form>
  )
}

export const DialogActions = ({ children }: { readonly children: React.ReactNode }) => (
  <Flex gap="3" mt="4" justify="end">
    <Dialog.Close>
      <Button variant="soft" color="gray" type="button">
        {copy.cancel}
      </Button>
    </Dialog.Close>
    {children}
  </Flex>
)
