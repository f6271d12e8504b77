import { Badge, Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { BankLogic } from '#application/bank-logic.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { Question } from '#domain/question/question.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Pager } from '../components/pager.tsx'
import { failureText } from '../copy/failure-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { questionPickerCopy as words } from '../copy/question-picker-copy.ts'
import { QuestionOptions } from '../question/question-options.tsx'
import { QuestionView } from '../question/question-view.tsx'

interface PickerResultsProps {
  readonly bank: ActorRefFrom<BankLogic['questionBank']>
  readonly taken: readonly number[]
  readonly takenText: string
  readonly onPick: (question: Question) => void
  readonly onTurn: (page: number) => void
}

/** A page of what was found, each question as learners see it. */
export const PickerResults = ({ bank, taken, takenText, onPick, onTurn }: PickerResultsProps) => {
  const page = useSelector(bank, ({ context }) => context.page)
  const failure = useSelector(bank, ({ context }) => context.failure)
  const failed = useSelector(bank, (it) => it.matches('failed') || it.matches('defect'))
  const isBusy = useSelector(bank, (it) => it.hasTag('busy'))
  const isEmpty = useSelector(bank, (it) => it.matches('empty'))
  if (failed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => bank.send({ type: 'bank.retry' })}
      />
    )
  if (isEmpty) return <EmptyState {...words.none} />
  if (page.items.length === 0) return <p role="status">{words.searching}</p>
  const first = (page.index - 1) * page.size
  return (
    <>
      <ol
        className="question-picker__results"
        aria-label={words.results}
        aria-busy={isBusy}
        start={first + 1}
      >
        {page.items.map((question, at) => {
          const isTaken = taken.includes(question.id)
          return (
            <li key={question.id} className="question-picker__result">
              <Badge>{questionCopy.kinds[question.kind]}</Badge>
              <QuestionView question={question}>{(part) => <QuestionOptions part={part} />}</QuestionView>
              {/* Not shut while it has the focus: whoever chooses several by keys would lose their place. */}
              <Button
                variant="soft"
                aria-disabled={isTaken}
                aria-label={isTaken ? undefined : words.useNumber(first + at + 1)}
                onClick={() => !isTaken && onPick(question)}
              >
                {isTaken ? takenText : words.use}
              </Button>
            </li>
          )
        })}
      </ol>
      <Pager page={page.index} pages={pageCountOf(page)} onTurn={onTurn} />
    </>
  )
}
