import './answering-form.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { givenTo, type SheetProblem } from '#domain/question/answer-sheet.ts'
import type { answeringMachine } from '#domain/question/answering.machine.ts'
import { isSubmitKey } from '../components/rich-text-editor/submit-key.ts'
import { failureText } from '../copy/failure-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerField } from './answer-field.tsx'
import { QuestionView } from './question-view.tsx'

export type AnsweringActor = ActorRefFrom<typeof answeringMachine>

export interface AnsweringFormProps {
  readonly answering: AnsweringActor
  /** Beside the button that submits. */
  readonly children?: ReactNode
}

const problemText = (number: number, { problem }: SheetProblem): string => {
  const text =
    problem.kind === 'blankTooLong'
      ? questionCopy.problems.blankTooLong(problem.blank)
      : questionCopy.problems[problem.kind]
  return number === 0 ? text : questionCopy.inPart(number, text)
}

/** A question with the fields of its answer; what is written stays there, whatever happens, until the server has it. */
export const AnsweringForm = ({ answering, children }: AnsweringFormProps) => {
  const question = useSelector(answering, ({ context }) => context.question)
  const sheet = useSelector(answering, ({ context }) => context.draft.sheet)
  const sending = useSelector(answering, (snapshot) => snapshot.hasTag('busy'))
  const restored = useSelector(answering, ({ context }) => context.restored)
  const failure = useSelector(answering, ({ context }) => context.failure)
  const broken = useSelector(answering, (snapshot) => snapshot.matches('defect'))
  const problem = useSelector(answering, ({ context }) => context.problem)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const failed = failure !== null || broken

  useEffect(() => {
    if (problem !== null) firstFieldIn(form.current, problem.partId)?.focus()
  }, [problem])

  const submit = () => answering.send({ type: 'answering.submit' })
  const submitByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSubmitKey(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      ref={form}
      className="answering-form"
      aria-busy={sending}
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
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
                readOnly={sending}
                invalidBy={wrong === null ? undefined : said}
                onGive={(given) => answering.send({ type: 'answering.give', partId: part.id, given })}
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
      {failed && (
        <Text as="p" size="2" color="red" role="alert">
          {failureText(failure)} {questionCopy.kept}
        </Text>
      )}
      {restored && !failed && (
        <Text as="p" size="2" color="gray" role="status">
          {questionCopy.restored}
        </Text>
      )}
      <div className="answering-form__foot">
        {children}
        <Button type="submit" size="3" aria-disabled={sending}>
          {submitLabel(sending, failed)}
        </Button>
      </div>
    </form>
  )
}

const FIELDS = 'input, textarea, [contenteditable="true"]'

const firstFieldIn = (form: HTMLFormElement | null, partId: number): HTMLElement | null =>
  form?.querySelector(`[data-part="${partId}"]`)?.querySelector<HTMLElement>(FIELDS) ?? null

const submitLabel = (sending: boolean, failed: boolean): string => {
  if (sending) return questionCopy.submitting
  return failed ? questionCopy.submitAgain : questionCopy.submit
}
