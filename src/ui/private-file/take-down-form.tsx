import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { OwnFile, SeenShare } from '#domain/private-file/own-file.ts'
import type { OwnFileTask } from '#domain/private-file/own-file-task.ts'
import { isReasonLongEnough, MAX_REASON_LENGTH } from '#domain/review/verdict.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useSchoolLogic } from '../actors-context.tsx'
import { TextArea } from '../components/text-area.tsx'
import { failureText } from '../copy/failure-text.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'

interface TakeDownFormProps {
  readonly file: OwnFile
  readonly share: SeenShare
  readonly organisation: Organisation
  readonly onDone: () => void
}

/** Why a school shall take a file out of its library; what was written stands until it has been sent. */
export const TakeDownForm = ({ file, share, organisation, onDone }: TakeDownFormProps) => {
  const { ownFileTasks } = useSchoolLogic()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState<OwnFileTask | null>(null)
  const said = useId()
  const sending = useSelector(ownFileTasks, ({ context }) => sent !== null && context.tasks.includes(sent))
  const awaited = useRef<OwnFileTask | null>(null)
  useEffect(() => {
    const heard = [
      ownFileTasks.on('tasks.done', ({ task }) => task === awaited.current && onDone()),
      ownFileTasks.on('tasks.refused', ({ task, failure }) => {
        if (task !== awaited.current) return
        setProblem(copy.takeDownFailed(failureText(failure)))
      }),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [ownFileTasks, onDone])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReasonLongEnough(reason)) {
      setProblem(copy.takeDownReasonMissing)
      return
    }
    const task = { kind: 'askTakeDown', name: file.name, share, reason: reason.trim() } as const
    awaited.current = task
    setProblem('')
    setSent(task)
    ownFileTasks.send({ type: 'tasks.add', task })
  }
  return (
    <form onSubmit={send}>
      <Dialog.Title size="5" mb="1">
        {copy.askTakeDown}
      </Dialog.Title>
      <Text as="p" size="2" mb="2" className="own-files__words">
        {file.name}
      </Text>
      <Text as="p" size="2" color="gray" mb="3">
        {copy.askTakeDownHint(organisation.name)}
      </Text>
      <TextArea
        aria-label={copy.takeDownReason}
        aria-describedby={said}
        aria-invalid={problem !== ''}
        placeholder={copy.takeDownReasonHint}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Text id={said} as="p" size="2" color="red" role="alert">
        {problem}
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
