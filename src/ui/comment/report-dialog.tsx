import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Comment } from '#domain/comment/comment.ts'
import type { WrittenReport } from '#domain/comment/comment-report.machine.ts'
import { MAX_REPORT_WORDS, REPORT_CATEGORIES } from '#domain/comment/comment-report.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { useCommentLogic } from '../bundle-logic.ts'
import { ChipChoice } from '../components/chip-choice.tsx'
import { Labelled } from '../components/labelled.tsx'
import { TextArea } from '../components/text-area.tsx'
import { type FormDraft, useFormDraft, useKept } from '../components/use-form-draft.ts'
import { commentCopy } from '../copy/comment-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { reportCopy as words } from '../copy/report-copy.ts'
import { useActorRef } from '../use-actor-ref.ts'

const isReport = shapedAs<WrittenReport>({ category: null, words: '' })

/** 举报: a button, and behind it where to say what is wrong with another's comment. R-comment-4. */
export const ReportDialog = ({ comment, name }: { readonly comment: Comment; readonly name: string }) => {
  const draft = useFormDraft(`report/${comment.id}`, isReport)
  const [open, setOpen] = useState(draft.left !== null)
  const [sent, setSent] = useState(false)
  if (comment.reported || sent)
    return (
      <Text size="1" color="gray" role="status">
        {words.reported}
      </Text>
    )
  const turn = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!isOpen) draft.keep(null)
  }
  return (
    <Dialog.Root open={open} onOpenChange={turn}>
      <Dialog.Trigger>
        <Button variant="ghost" color="gray" size="1" aria-label={words.openName(name)}>
          {words.open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px">
        <Dialog.Title size="4">{words.title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {words.hint}
        </Dialog.Description>
        <ReportForm
          commentId={comment.id}
          draft={draft}
          onSent={() => {
            turn(false)
            setSent(true)
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface ReportFormProps {
  readonly commentId: number
  readonly draft: FormDraft<WrittenReport>
  readonly onSent: () => void
}

const ReportForm = ({ commentId, draft, onSent }: ReportFormProps) => {
  const report = useActorRef(useCommentLogic().commentReport, { input: { commentId, left: draft.left } })
  const { category, words: said, problem, failure } = useSelector(report, ({ context }) => context)
  useKept(draft, category === null && said === '' ? null : { category, words: said })
  const sending = useSelector(report, (snapshot) => snapshot.hasTag('busy'))
  const broken = useSelector(report, (snapshot) => snapshot.matches({ writing: 'defect' }))
  useEffect(() => {
    const { unsubscribe } = report.on('report.sent', onSent)
    return unsubscribe
  })
  return (
    <form
      className="comment-report"
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault()
        report.send({ type: 'report.send' })
      }}
    >
      <ChipChoice
        legend={words.category}
        choices={REPORT_CATEGORIES}
        chosen={category}
        nameOf={(one) => words.categories[one]}
        disabled={sending}
        onChoose={(one) => report.send({ type: 'report.choose', category: one })}
      />
      <Labelled label={words.words}>
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            maxLength={MAX_REPORT_WORDS}
            value={said}
            readOnly={sending}
            aria-invalid={problem === 'words' || problem === 'tooLong'}
            onChange={({ target }) => report.send({ type: 'report.write', words: target.value })}
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
      <Flex gap="3" mt="2" justify="end">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            {words.cancel}
          </Button>
        </Dialog.Close>
        <Button type="submit" aria-disabled={sending}>
          {sending ? commentCopy.sending : words.send}
        </Button>
      </Flex>
    </form>
  )
}
