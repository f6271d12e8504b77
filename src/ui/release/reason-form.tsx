import { Button, Text } from '@radix-ui/themes'
import { type SubmitEvent, useId, useRef } from 'react'
import type { DecisionReason } from '#domain/kernel/decision-queue.ts'
import { isReasonEnough, MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import { TextArea } from '../components/text-area.tsx'
import { usePanelFocus } from '../components/use-panel-focus.ts'

interface ReasonFormProps {
  readonly words: Readonly<Record<'reason' | 'reasonHint' | 'tooShort' | 'cancel', string>>
  /** What is done with the reason. */
  readonly act: string
  readonly reason: DecisionReason<unknown, string>
  readonly onEvent: (
    event: { type: 'queue.write'; words: string } | { type: 'queue.send' } | { type: 'queue.leave' },
  ) => void
}

/** Why something is refused, for who made it. */
export const ReasonForm = ({ words, act, reason, onEvent }: ReasonFormProps) => {
  const problem = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  usePanelFocus(field)
  const isTooShort = reason.tried && !isReasonEnough(reason.words)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onEvent({ type: 'queue.send' })
  }
  return (
    <form className="worked-list__reason" onSubmit={send}>
      <TextArea
        ref={field}
        aria-label={words.reason}
        aria-describedby={problem}
        aria-invalid={isTooShort}
        placeholder={words.reasonHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={reason.words}
        onChange={({ target }) => onEvent({ type: 'queue.write', words: target.value })}
      />
      <Text as="p" id={problem} size="2" color="red" role="alert">
        {isTooShort && words.tooShort}
      </Text>
      <div className="worked-list__actions">
        <Button type="submit" variant="soft" color="red">
          {act}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={() => onEvent({ type: 'queue.leave' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
