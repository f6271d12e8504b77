import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { QuestionStopActor } from '#domain/question/question-stop.machine.ts'
import { isPassable } from '#domain/question/question-stop.rules.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerVerdict } from './answer-verdict.tsx'
import { type AnsweringActor, AnsweringForm } from './answering-form.tsx'
import { QuestionReview } from './question-review.tsx'

export interface StopAnswerProps {
  readonly stop: QuestionStopActor
  readonly answering: AnsweringActor
}

interface InPanel {
  /** Takes the focus when the button that was pressed goes away. */
  readonly panel: RefObject<HTMLElement | null>
}

/** A question that stops the lesson: to be answered, answered, or waiting to be sent; and the ways on. */
export const StopAnswer = ({ stop, answering, panel }: StopAnswerProps & InPanel) => {
  const answered = useSelector(answering, (snapshot) => snapshot.matches('answered'))
  const unsent = useSelector(answering, (snapshot) => snapshot.matches('unsent'))
  const recalling = useSelector(answering, (snapshot) => snapshot.matches('recalling'))
  useFocusFallback(answered, panel)
  // What was kept is read within a moment; a field that changes under the hand is worse than one that comes later.
  if (recalling) return <Skeleton height="160px" />
  if (answered) return <Answered stop={stop} answering={answering} />
  return unsent ? <Unsent stop={stop} /> : <Unanswered stop={stop} answering={answering} />
}

const WatchAgain = ({ stop }: { readonly stop: QuestionStopActor }) => (
  <Button
    type="button"
    size="3"
    variant="soft"
    color="gray"
    onClick={() => stop.send({ type: 'questionStop.watchAgain' })}
  >
    {questionCopy.watchAgain}
  </Button>
)

const Unanswered = ({ stop, answering }: StopAnswerProps) => {
  const passable = useSelector(stop, ({ context }) => isPassable(context))
  return (
    <AnsweringForm answering={answering}>
      <WatchAgain stop={stop} />
      {passable && (
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          onClick={() => stop.send({ type: 'questionStop.continue' })}
        >
          {questionCopy.skip}
        </Button>
      )}
    </AnsweringForm>
  )
}

const Continue = ({ stop }: { readonly stop: QuestionStopActor }) => (
  <Button type="button" size="3" onClick={() => stop.send({ type: 'questionStop.continue' })}>
    {questionCopy.continue}
  </Button>
)

const Answered = ({ stop, answering }: StopAnswerProps) => {
  const question = useSelector(answering, ({ context }) => context.question)
  const verdict = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => verdict.current?.focus(), [])
  return (
    <>
      <AnswerVerdict question={question} ref={verdict} />
      <QuestionReview question={question} />
      <div className="question-stop__foot">
        <Button
          type="button"
          size="3"
          variant="ghost"
          color="gray"
          onClick={() => answering.send({ type: 'answering.again' })}
        >
          {questionCopy.again}
        </Button>
        <WatchAgain stop={stop} />
        <Continue stop={stop} />
      </div>
    </>
  )
}

const Unsent = ({ stop }: { readonly stop: QuestionStopActor }) => {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <>
      <div ref={message} tabIndex={-1} role="status" className="answer-verdict" data-standing="given">
        <div>
          <Text as="p" size="3" weight="medium">
            {questionCopy.unsent}
          </Text>
          <Text as="p" size="2">
            {questionCopy.unsentHint}
          </Text>
        </div>
      </div>
      <div className="question-stop__foot">
        <WatchAgain stop={stop} />
        <Continue stop={stop} />
      </div>
    </>
  )
}
