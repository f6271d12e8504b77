import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { MAX_EXERCISE_QUESTIONS } from '#domain/studio/course-document.ts'
import { fieldSet } from '#domain/studio/course-outline.ts'
import type { StudioQuestion } from '#domain/studio/course-studio.ts'
import { movedBy } from '#domain/studio/live-plan.ts'
import { useBankLogic } from '../../bundle-logic.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { questionName } from '../../question/question-name.ts'
import { QuestionPickerDialog } from '../../question-picker/question-picker-dialog.tsx'
import { NewCourseQuestion } from './new-course-question.tsx'
import type { SectionPartProps } from './studio-actors.ts'

const words = studioCopy.exercise

/** The questions of an exercise in their order, found in the bank or taken from the basket. */
export const ExerciseBody = ({ editor, course, section }: SectionPartProps) => {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const { key, questionIds } = section
  const { place } = course.workingCopy.document
  const mayEdit = course.state.rights.edit
  // The question that was taken out had the focus.
  useFocusFallback(questionIds.length, frame)
  const [left, setLeft] = useState(0)
  const set = (ids: readonly number[], questions: readonly StudioQuestion[] = []) => {
    setLeft(Math.max(0, ids.length - MAX_EXERCISE_QUESTIONS))
    const { document } = editor.getSnapshot().context.course?.workingCopy ?? course.workingCopy
    editor.send({
      type: 'editor.edit',
      edits: fieldSet(document, key, 'questionIds', ids.slice(0, MAX_EXERCISE_QUESTIONS)),
      things: { questions },
    })
  }
  const full = left > 0 && (
    <Text as="p" size="2" color="red" role="alert">
      {words.full(MAX_EXERCISE_QUESTIONS, left)}
    </Text>
  )
  return (
    <div ref={frame} tabIndex={-1} className="exercise">
      <p className="outline__body">
        <Text size="2" color={questionIds.length > 0 ? undefined : 'gray'}>
          {words.count(questionIds.length)}
        </Text>
        {mayEdit && (
          <>
            <QuestionPickerDialog
              open={open}
              onOpenChange={setOpen}
              trigger={
                <Button size="1" variant="soft" aria-label={words.findName(section.name)}>
                  {words.find}
                </Button>
              }
              title={words.title(section.name)}
              hint={words.hint}
              stageId={place.stageId}
              subjectId={place.subjectId}
              taken={questionIds}
              onPick={(question) =>
                set([...questionIds, question.id], [{ id: question.id, text: questionName(question) }])
              }
            >
              {full}
              <NewCourseQuestion
                course={course}
                sectionKey={key}
                onWritten={(question) => set([...questionIds, question.id], [question])}
              />
            </QuestionPickerDialog>
            <FromBasket questionIds={questionIds} onTake={set} />
          </>
        )}
      </p>
      {!open && full}
      {questionIds.length > 0 && (
        <ol className="exercise__questions" aria-label={words.list(section.name)}>
          {questionIds.map((id, index) => (
            <li key={id} className="exercise__question">
              <Text size="2" className="exercise__text">
                {course.questions.find((one) => one.id === id)?.text || words.unknown(id)}
              </Text>
              {mayEdit && (
                <span className="outline__tools">
                  <Button
                    size="1"
                    variant="soft"
                    color="gray"
                    aria-label={words.up(index + 1)}
                    aria-disabled={index === 0}
                    onClick={() => set(movedBy(questionIds, index, -1))}
                  >
                    ↑
                  </Button>
                  <Button
                    size="1"
                    variant="soft"
                    color="gray"
                    aria-label={words.down(index + 1)}
                    aria-disabled={index === questionIds.length - 1}
                    onClick={() => set(movedBy(questionIds, index, 1))}
                  >
                    ↓
                  </Button>
                  <Button
                    size="1"
                    variant="soft"
                    color="gray"
                    aria-label={words.drop(index + 1)}
                    onClick={() => set(questionIds.filter((one) => one !== id))}
                  >
                    ×
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface FromBasketProps {
  readonly questionIds: readonly number[]
  readonly onTake: (ids: readonly number[], questions: readonly StudioQuestion[]) => void
}

/** What was collected in the bank before; nothing where the basket has nothing new. */
const FromBasket = ({ questionIds, onTake }: FromBasketProps) => {
  const collected = useSelector(useBankLogic().basket, ({ context }) => context.items)
  const fresh = collected.map(({ questionId }) => questionId).filter((id) => !questionIds.includes(id))
  if (fresh.length === 0) return null
  return (
    <Button size="1" variant="soft" onClick={() => onTake([...questionIds, ...fresh], [])}>
      {words.fromBasket(fresh.length)}
    </Button>
  )
}
