import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { answeringMachine } from '#domain/question/answering.machine.ts'
import { failureText } from '../copy/failure-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerForm } from './answer-form.tsx'

export type AnsweringActor = ActorRefFrom<typeof answeringMachine>

export interface AnsweringFormProps {
  readonly answering: AnsweringActor
  /** Beside the button that submits. */
  readonly children?: ReactNode
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
  const failed = failure !== null || broken
  return (
    <AnswerForm
      question={question}
      sheet={sheet}
      problem={problem}
      readOnly={sending}
      onGive={(partId, given) => answering.send({ type: 'answering.give', partId, given })}
      onSubmit={() => answering.send({ type: 'answering.submit' })}
    >
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
    </AnswerForm>
  )
}

const submitLabel = (sending: boolean, failed: boolean): string => {
  if (sending) return questionCopy.submitting
  return failed ? questionCopy.submitAgain : questionCopy.submit
}
