import { Badge, Button, Checkbox, Dialog, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { type BankQuery, WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { Question } from '#domain/question/question.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import { pointAdded } from '#domain/studio/section-edits.ts'
import { useBankLogic, useStudioLogic } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { questionName } from '../../question/question-name.ts'
import { QuestionOptions } from '../../question/question-options.tsx'
import { QuestionView } from '../../question/question-view.tsx'
import { useOpenedActor } from '../../use-opened-actor.ts'

export interface QuestionChooserProps {
  readonly editor: CourseEditorActor
  readonly section: CourseSection
  /** Where the film is. */
  readonly second: number
}

/** A question of the bank is asked where the film is. */
export const QuestionChooser = (props: QuestionChooserProps) => {
  // The second at which the dialog was opened; null while it is closed.
  const [at, setAt] = useState<number | null>(null)
  return (
    <Dialog.Root open={at !== null} onOpenChange={(open) => setAt(open ? Math.round(props.second) : null)}>
      <Dialog.Trigger>
        <Button>{words.ask}</Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="760px">
        <Dialog.Title size="4">{words.choose(formatClock(at ?? 0))}</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          {words.chooseHint}
        </Dialog.Description>
        <Suspense fallback={<p role="status">{words.searching}</p>}>
          {at !== null && <Search {...props} second={at} onDone={() => setAt(null)} />}
        </Suspense>
        <div className="question-chooser__end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {words.close}
            </Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Search = ({ editor, section, second, onDone }: QuestionChooserProps & { onDone: () => void }) => {
  const place = useSelector(editor, ({ context }) => context.course?.desk.document.place)
  const { makeKey } = useStudioLogic()
  const inSubject = { stage: place?.stageId ?? 0, subject: place?.subjectId ?? 0 }
  const hasSubject = inSubject.subject !== 0
  const [query, setQuery] = useState<BankQuery>({ ...WHOLE_BANK, ...inSubject })
  const bank = useOpenedActor(useBankLogic().openQuestionBank, { query })
  const show = (change: Partial<BankQuery>) => {
    const next = { ...query, page: 1, ...change }
    setQuery(next)
    bank.send({ type: 'bank.show', query: next })
  }
  const use = (question: Question) => {
    editor.send({
      type: 'editor.edit',
      edits: pointAdded(section, { key: makeKey(), questionId: question.id, second }),
      things: { questions: [{ id: question.id, text: questionName(question) }] },
    })
    onDone()
  }
  return (
    <>
      <form
        className="question-chooser__form"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('keyword')
          show({ keyword: typeof typed === 'string' ? typed.trim() : '' })
        }}
      >
        <input
          name="keyword"
          type="search"
          maxLength={200}
          aria-label={words.keyword}
          placeholder={words.keyword}
        />
        <Button type="submit">{words.find}</Button>
      </form>
      {hasSubject && (
        <Text as="label" size="2" className="question-chooser__subject">
          <Checkbox
            checked={query.subject !== 0}
            onCheckedChange={(to) => show(to === true ? inSubject : { stage: 0, subject: 0 })}
          />
          {words.sameSubject}
        </Text>
      )}
      <Results bank={bank} section={section} onUse={use} onTurn={(page) => show({ page })} />
    </>
  )
}

interface ResultsProps {
  readonly bank: ReturnType<ReturnType<typeof useBankLogic>['openQuestionBank']>
  readonly section: CourseSection
  readonly onUse: (question: Question) => void
  readonly onTurn: (page: number) => void
}

const Results = ({ bank, section, onUse, onTurn }: ResultsProps) => {
  const page = useSelector(bank, ({ context }) => context.page)
  const failure = useSelector(bank, ({ context }) => context.failure)
  const failed = useSelector(bank, (it) => it.matches('failed') || it.matches('defect'))
  const isBusy = useSelector(bank, (it) => it.hasTag('busy'))
  const isEmpty = useSelector(bank, (it) => it.matches('empty'))
  if (failed)
    return (
      <ErrorState
        message={words.searchFailed}
        reason={failureText(failure)}
        onRetry={() => bank.send({ type: 'bank.retry' })}
      />
    )
  if (isEmpty) return <EmptyState {...words.noResults} />
  if (page.items.length === 0) return <p role="status">{words.searching}</p>
  const asked = new Set(section.points.map(({ questionId }) => questionId))
  const first = (page.index - 1) * page.size
  const pages = pageCountOf(page)
  return (
    <>
      <ol
        className="question-chooser__results"
        aria-label={words.results}
        aria-busy={isBusy}
        start={first + 1}
      >
        {page.items.map((question, at) => (
          <li key={question.id} className="question-chooser__result">
            <Badge>{questionCopy.kinds[question.kind]}</Badge>
            <QuestionView question={question}>{(part) => <QuestionOptions part={part} />}</QuestionView>
            <Button
              variant="soft"
              disabled={asked.has(question.id)}
              aria-label={asked.has(question.id) ? undefined : words.useNumber(first + at + 1)}
              onClick={() => onUse(question)}
            >
              {asked.has(question.id) ? words.used : words.use}
            </Button>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <div className="question-chooser__pages">
          <Button
            variant="soft"
            color="gray"
            disabled={page.index <= 1}
            onClick={() => onTurn(page.index - 1)}
          >
            {words.before}
          </Button>
          <Text size="2">{words.pageOf(page.index, pages)}</Text>
          <Button
            variant="soft"
            color="gray"
            disabled={page.index >= pages}
            onClick={() => onTurn(page.index + 1)}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
