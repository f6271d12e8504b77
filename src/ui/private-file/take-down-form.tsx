import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useId } from 'react'
import { isText } from '#domain/kernel/form-shape.ts'
import { MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import type { OwnFile, SeenShare } from '#domain/private-file/own-file.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { TextArea } from '../components/text-area.tsx'
import { useFormDraft, useKept } from '../components/use-form-draft.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

interface TakeDownFormProps {
  readonly file: OwnFile
  readonly share: SeenShare
  readonly organisation: Organisation
  readonly onDone: () => void
}

/** Why a school shall take a file out of its library; what was written stands until it has been sent. */
export const TakeDownForm = ({ file, share, organisation, onDone }: TakeDownFormProps) => {
  const { removalRequest } = useOwnFilesLogic()
  const draft = useFormDraft(`removal/${share.requestId}`, isText)
  const form = useActorRef(removalRequest, { input: { name: file.name, share, left: draft.left ?? '' } })
  const { reason, problem } = useSelector(form, ({ context }) => context)
  useKept(draft, reason || null)
  const sending = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const said = useId()
  useEffect(() => {
    const { unsubscribe } = form.on('removalRequest.sent', () => {
      draft.keep(null)
      onDone()
    })
    return unsubscribe
  }, [form, draft, onDone])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.send({ type: 'removalRequest.send' })
  }
  return (
    <form onSubmit={send}>
      <Dialog.Title size="5" mb="1">
        {copy.askTakeDown}
      </Dialog.Title>
      <Text as="p" size="2" mb="2">
        {file.name}
      </Text>
      <Text as="p" size="2" color="gray" mb="3">
        {copy.askTakeDownHint(organisation.name)}
      </Text>
      <TextArea
        aria-label={copy.takeDownReason}
        aria-describedby={said}
        aria-invalid={problem !== null}
        placeholder={copy.takeDownReasonHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => form.send({ type: 'removalRequest.write', reason: target.value })}
      />
      <Text id={said} as="p" size="2" color="red" role="alert">
        {problem === 'reasonMissing'
          ? copy.takeDownReasonMissing
          : problem !== null && notDoneText(copy.takeDownFailed, problem)}
      </Text>
      <Flex gap="3" mt="4" justify="end">
        <DialogCancelButton label={copy.cancel} />
        <Button type="submit" variant="soft" color="red" disabled={sending}>
          {sending ? copy.sending : copy.submitTakeDown}
        </Button>
      </Flex>
    </form>
  )
}
