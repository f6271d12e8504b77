import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import {
  type LivePlan,
  type LivePlanDocument,
  movedBy,
  type PlanSession,
  type SessionFields,
} from '#domain/studio/live-plan.ts'
import { MAX_PREPARED_QUESTIONS } from '#domain/studio/plan-limits.ts'
import { limitOf, withLimit, withQuestions } from '#domain/studio/prepared-questions.ts'
import { useBankLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { StepButtons } from '../../components/step-buttons.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { NewQuestion } from '../../question/making/new-question.tsx'
import { questionName } from '../../question/question-name.ts'
import { QuestionPickerDialog } from '../../question-picker/question-picker-dialog.tsx'
import { QuestionPreview } from './question-preview.tsx'

/** Seconds that can be chosen. */
const TIMES = [30, 60, 90, 120, 180, 300, 600]

interface PreparedQuestionsProps {
  readonly plan: LivePlan
  readonly document: LivePlanDocument
  readonly session: PlanSession
  /** Counts from 1. */
  readonly number: number
  readonly onChange: (fields: SessionFields) => void
}

/** The questions of a lesson in the order of their putting, found in the bank, taken from the basket or written here. */
export const PreparedQuestions = ({ plan, document, session, number, onChange }: PreparedQuestionsProps) => {
  const { questionIds } = session
  const [open, setOpen] = useState(false)
  /** What was added here is known by its text before the server tells it. */
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map())
  const frame = useRef<HTMLFieldSetElement>(null)
  // The question that was taken out had the focus.
  useFocusFallback(questionIds.length, frame)
  const set = (ids: readonly number[]) => onChange(withQuestions(session, ids))
  const add = (id: number, text: string) => {
    setAdded(new Map([...added, [id, text]]))
    if (!questionIds.includes(id)) set([...questionIds, id])
  }
  const textOf = (id: number): string =>
    plan.questions.find((one) => one.id === id)?.text ?? added.get(id) ?? words.unknownQuestion
  const { stageId, subjectId, versionId, bookId, chapterId } = document.place
  const isFull = questionIds.length >= MAX_PREPARED_QUESTIONS
  return (
    <fieldset className="live-plan__field live-plan__prepared" ref={frame} tabIndex={-1}>
      <legend>{words.questionsOf(number, questionIds.length)}</legend>
      {questionIds.length === 0 && (
        <Text as="p" size="2" color="gray">
          {words.noQuestions}
        </Text>
      )}
      {questionIds.length > 0 && (
        <ol className="live-plan__questions" aria-label={words.questionsOf(number, questionIds.length)}>
          {questionIds.map((id, index) => (
            <li key={id}>
              <Text size="2" className="live-plan__question">
                {`${index + 1}. ${textOf(id)}`}
              </Text>
              <span className="live-plan__actions">
                <NativeSelect
                  label={words.limit(index + 1)}
                  value={limitOf(session, id)}
                  options={TIMES.map((value) => ({ value, name: words.openFor(value) }))}
                  onChoose={(seconds) => onChange(withLimit(session, id, seconds))}
                />
                <QuestionPreview questionId={id} number={index + 1} />
                <StepButtons
                  size="1"
                  what={words.question(index + 1)}
                  isFirst={index === 0}
                  isLast={index === questionIds.length - 1}
                  onStep={(by) => set(movedBy(questionIds, index, by))}
                />
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={words.dropQuestion(index + 1)}
                  onClick={() => set(questionIds.filter((one) => one !== id))}
                >
                  ×
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      {!isFull && (
        <span className="live-plan__line">
          <QuestionPickerDialog
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Button variant="soft" aria-label={words.findQuestionsOf(number)}>
                {words.findQuestions}
              </Button>
            }
            title={words.findQuestionsOf(number)}
            hint={words.findHint}
            stageId={stageId}
            subjectId={subjectId}
            taken={questionIds}
            onPick={(question) => add(question.id, questionName(question))}
          />
          <NewQuestion
            writtenFor={`live/${plan.id}/${session.key}`}
            place={{
              stage: stageId,
              subject: subjectId,
              version: versionId,
              book: bookId,
              chapter: chapterId,
              knowledge: 0,
            }}
            organisationId={plan.school.id}
            onWritten={({ id, name }) => add(id, name)}
          />
          <FromBasket questionIds={questionIds} onTake={(fresh) => set([...questionIds, ...fresh])} />
        </span>
      )}
    </fieldset>
  )
}

interface FromBasketProps {
  readonly questionIds: readonly number[]
  readonly onTake: (fresh: readonly number[]) => void
}

const FromBasket = ({ questionIds, onTake }: FromBasketProps) => {
  const collected = useSelector(useBankLogic().basket, ({ context }) => context.items)
  const fresh = collected.map(({ questionId }) => questionId).filter((id) => !questionIds.includes(id))
  if (fresh.length === 0) return null
  return (
    <Button variant="soft" onClick={() => onTake(fresh)}>
      {words.fromBasket(fresh.length)}
    </Button>
  )
}
