import { Button, Dialog } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import { type BankPlace, NOWHERE } from '#domain/question/bank-query.ts'
import { newQuestionDraft, type WrittenQuestion } from '#domain/question/question-draft.ts'
import { useActors } from '../../actors-context.tsx'
import { useBankLogic, useMakingLogic } from '../../bundle-logic.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { EditorView } from './editor-view.tsx'

export interface NewQuestionProps {
  /** What it is written for, like course/12: what is typed and not saved waits there. */
  readonly writtenFor: string
  /** Where it stands at first; nowhere otherwise. */
  readonly place?: BankPlace
  /** Whose it becomes; the user's first school otherwise. */
  readonly organisationId?: number
  readonly onWritten: (question: WrittenQuestion) => void
}

/** 写一道新题: a question is written beside what it is for, which is told its id. */
export const NewQuestion = ({ onWritten, ...question }: NewQuestionProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft">
          {makingCopy.writeNew}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content
        maxWidth="1080px"
        // The form comes later than the dialog: until then the way out, below it, would get the focus.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
        }}
      >
        <Dialog.Title size="5" mb="1">
          {makingCopy.writeNew}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {makingCopy.writeNewHint}
        </Dialog.Description>
        <Suspense fallback={<p role="status">{makingCopy.loading}</p>}>
          <Writing
            {...question}
            onWritten={(written) => {
              setOpen(false)
              onWritten(written)
            }}
          />
        </Suspense>
        <div className="question-editor__end">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              {makingCopy.close}
            </Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Writing = ({ writtenFor, place = NOWHERE, organisationId, onWritten }: NewQuestionProps) => {
  const { openNewQuestion } = useMakingLogic()
  const { makeClientId } = useBankLogic()
  const user = useSelector(useActors().session, selectUser)
  const school = organisationId ?? user?.organisations[0]?.id ?? 0
  const [fresh] = useState(() => newQuestionDraft(makeClientId(), school, place))
  // Who is told may have changed while it was written.
  const told = useRef(onWritten)
  useEffect(() => {
    told.current = onWritten
  })
  const editor = useOpenedActor((input) => openNewQuestion(input, (written) => told.current(written)), {
    userId: user?.id ?? 0,
    writtenFor,
    fresh,
  })
  return <EditorView editor={editor} />
}
