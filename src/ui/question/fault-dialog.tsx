import './fault-dialog.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { WrittenFault } from '#domain/question/fault-report.machine.ts'
import { FAULT_KINDS, MAX_FAULT_LENGTH } from '#domain/question/question-fault.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { backTo } from '../components/back-to.ts'
import { ChipChoice } from '../components/chip-choice.tsx'
import { Labelled } from '../components/labelled.tsx'
import type { LateDialogState } from '../components/late-dialog.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartMissing } from '../components/part-missing.tsx'
import { TextArea } from '../components/text-area.tsx'
import { type FormDraft, useKept } from '../components/use-form-draft.ts'
import { bankCopy } from '../copy/bank-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { OwnFaults } from './own-faults.tsx'

export interface FaultDialogProps extends LateDialogState {
  readonly questionId: number
  readonly draft: FormDraft<WrittenFault>
}

const words = bankCopy.fault

/** Where to say what is wrong with a question. */
export const FaultDialog = ({ questionId, draft, open, onOpenChange, opener }: FaultDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content maxWidth="440px" aria-describedby={undefined} onCloseAutoFocus={backTo(opener)}>
      <Dialog.Title size="4">{words.title}</Dialog.Title>
      <PartBoundary waiting={<Text role="status">{words.arriving}</Text>} missing={<PartMissing />}>
        <FaultForm questionId={questionId} draft={draft} onSent={() => onOpenChange(false)} />
        <OwnFaults questionId={questionId} />
      </PartBoundary>
    </Dialog.Content>
  </Dialog.Root>
)

interface FaultFormProps {
  readonly questionId: number
  readonly draft: FormDraft<WrittenFault>
  readonly onSent: () => void
}

const FaultForm = ({ questionId, draft, onSent }: FaultFormProps) => {
  const { openFaultReport, makeClientId } = useBankLogic()
  const [begun] = useState(() => ({ left: draft.left, clientId: draft.left?.clientId ?? makeClientId() }))
  const report = useOpenedActor(openFaultReport, { questionId, ...begun })
  const { kind, content, clientId, tried, problem, failure } = useSelector(report, ({ context }) => context)
  useKept(draft, kind === null && content === '' ? null : { kind, content, clientId, tried })
  const sending = useSelector(report, (snapshot) => snapshot.hasTag('busy'))
  const broken = useSelector(report, (snapshot) => snapshot.matches({ writing: 'defect' }))
  useEffect(() => {
    const { unsubscribe } = report.on('fault.sent', onSent)
    return unsubscribe
  })
  const wrongWords = problem === 'tooShort' || problem === 'tooLong'
  return (
    <form
      className="fault-form"
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault()
        report.send({ type: 'fault.send' })
      }}
    >
      <ChipChoice
        legend={words.kind}
        choices={FAULT_KINDS}
        chosen={kind}
        nameOf={(one) => words.kinds[one]}
        disabled={sending}
        onChoose={(one) => report.send({ type: 'fault.choose', kind: one })}
      />
      <Labelled label={words.content} hint={words.contentHint}>
        {(field) => (
          <TextArea
            {...field}
            rows={4}
            maxLength={MAX_FAULT_LENGTH}
            value={content}
            readOnly={sending}
            aria-invalid={wrongWords}
            onChange={({ target }) => report.send({ type: 'fault.write', content: target.value })}
          />
        )}
      </Labelled>
      {problem !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {words.problems[problem]}
        </Text>
      )}
      {(failure !== null || broken) && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText('', failure)}
        </Text>
      )}
      <Flex gap="3" mt="3" justify="end">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            {words.cancel}
          </Button>
        </Dialog.Close>
        <Button type="submit" aria-disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
      </Flex>
    </form>
  )
}
