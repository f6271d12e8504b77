import './answering-form.css'
import { Text } from '@radix-ui/themes'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type AnswerSheet, type Given, givenTo, type SheetProblem } from '#domain/question/answer-sheet.ts'
import type { Question } from '#domain/question/question.ts'
import { isSubmitKey } from '../components/key-events.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerField } from './answer-field.tsx'
import { QuestionView } from './question-view.tsx'

export interface AnswerFormProps {
  readonly question: Question
  readonly sheet: AnswerSheet
  /** What keeps it from being sent; the focus goes there. */
  readonly problem: SheetProblem | null
  /** While it is on its way. */
  readonly readOnly: boolean
  readonly onGive: (partId: number, given: Given) => void
  readonly onSubmit: () => void
  /** What is said below the fields, and the buttons. */
  readonly children?: ReactNode
}

const problemText = (number: number, { problem }: SheetProblem): string => {
  const text =
    problem.kind === 'blankTooLong'
      ? questionCopy.problems.blankTooLong(problem.blank)
      : questionCopy.problems[problem.kind]
  return number === 0 ? text : questionCopy.inPart(number, text)
}

/** A question with the fields of its answer. */
export const AnswerForm = ({
  question,
  sheet,
  problem,
  readOnly,
  onGive,
  onSubmit,
  children,
}: AnswerFormProps) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (problem !== null) firstFieldIn(form.current, problem.partId)?.focus()
  }, [problem])

  const submitByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSubmitKey(event.nativeEvent)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      ref={form}
      className="answering-form"
      aria-busy={readOnly}
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <QuestionView question={question}>
        {(part, number) => {
          const wrong = problem?.partId === part.id ? problem : null
          const said = `${id}-${part.id}`
          return (
            <div className="answering-form__answer" data-part={part.id}>
              <AnswerField
                part={part}
                number={number}
                given={givenTo(sheet, part)}
                readOnly={readOnly}
                invalidBy={wrong === null ? undefined : said}
                onGive={(given) => onGive(part.id, given)}
              />
              {wrong !== null && (
                <Text as="p" id={said} size="2" color="red" role="alert">
                  {problemText(number, wrong)}
                </Text>
              )}
            </div>
          )
        }}
      </QuestionView>
      {children}
    </form>
  )
}

const FIELDS = 'input, textarea, [contenteditable="true"]'

const firstFieldIn = (form: HTMLFormElement | null, partId: number): HTMLElement | null =>
  form?.querySelector(`[data-part="${partId}"]`)?.querySelector<HTMLElement>(FIELDS) ?? null
