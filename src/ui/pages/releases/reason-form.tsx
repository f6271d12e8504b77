import { Button, Text } from '@radix-ui/themes'
import { type SubmitEvent, useId, useRef } from 'react'
import { isReasonEnough, MAX_RELEASE_REASON } from '#domain/release/release-request.ts'
import type { ReleaseReason, ReleasesEvent } from '#domain/release/releases.machine.ts'
import { TextArea } from '../../components/text-area.tsx'
import { usePanelFocus } from '../../components/use-panel-focus.ts'
import { releaseCopy } from '../../copy/release-copy.ts'

interface ReasonFormProps {
  readonly reason: ReleaseReason
  readonly onEvent: (event: ReleasesEvent) => void
}

/** Why a request is declined, or what was released is given back to its school. */
export const ReasonForm = ({ reason, onEvent }: ReasonFormProps) => {
  const problem = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  usePanelFocus(field)
  const isTooShort = reason.tried && !isReasonEnough(reason.words)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onEvent({ type: 'releases.send' })
  }
  return (
    <form className="published__reason" onSubmit={send}>
      <TextArea
        ref={field}
        aria-label={releaseCopy.reason}
        aria-describedby={problem}
        aria-invalid={isTooShort}
        placeholder={releaseCopy.reasonHint}
        rows={3}
        maxLength={MAX_RELEASE_REASON}
        value={reason.words}
        onChange={({ target }) => onEvent({ type: 'releases.write', words: target.value })}
      />
      <Text as="p" id={problem} size="2" color="red" role="alert">
        {isTooShort && releaseCopy.tooShort}
      </Text>
      <div className="published__actions">
        <Button type="submit" variant="soft" color="red">
          {reason.how === 'decline' ? releaseCopy.decline : releaseCopy.end}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={() => onEvent({ type: 'releases.leave' })}>
          {releaseCopy.cancel}
        </Button>
      </div>
    </form>
  )
}
