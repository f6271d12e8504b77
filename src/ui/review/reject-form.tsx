import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { type SubmitEvent, useId, useState } from 'react'
import { REJECT_REASONS, type RejectReason } from '#domain/private-file/reject-reason.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { isReasonGiven, MAX_REASON_LENGTH, type Verdict } from '#domain/review/verdict.ts'
import { TextArea } from '../components/text-area.tsx'
import { rejectReasonNames } from '../copy/reject-reason-copy.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'

export interface RejectFormProps {
  readonly kind: 'reject' | 'takeDown'
  readonly requests: readonly ShareRequest[]
  /** What was chosen and written before; null at first. */
  readonly start: { readonly reason: RejectReason | null; readonly words: string } | null
  readonly onDecide: (verdict: Verdict) => void
}

/** Why they are rejected, or taken down: one reason for all of them, chosen by who does it and never by the form; 其它 needs words. */
export const RejectForm = ({ kind, requests, start, onDecide }: RejectFormProps) => {
  const [reason, setReason] = useState<RejectReason | null>(start?.reason ?? null)
  const [words, setWords] = useState(start?.words ?? '')
  const [tried, setTried] = useState(false)
  const problem = useId()
  const takesDown = kind === 'takeDown'
  const title = takesDown ? copy.takeDownTitle : copy.rejectTitle
  const isGiven = reason !== null && isReasonGiven(reason, words)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isGiven) onDecide({ kind, reason, words: words.trim() })
  }
  return (
    <form onSubmit={submit}>
      <Dialog.Title size="5" mb="1" className="review-dialog__title">
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
              onChange={() => setReason(known)}
            />
            {rejectReasonNames[known]}
          </label>
        ))}
      </fieldset>
      <TextArea
        aria-label={copy.words}
        aria-describedby={problem}
        aria-invalid={tried && reason !== null && !isGiven}
        placeholder={copy.wordsHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Text as="p" id={problem} size="2" color="red" role="alert">
        {tried && !isGiven && (reason === null ? copy.reasonMissing : copy.wordsMissing)}
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
