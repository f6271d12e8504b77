import './question-list.css'
import { Badge, Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { type AnswerState, answerStateOf } from '#domain/question/answer-state.ts'
import type { Question } from '#domain/question/question.ts'
import type { QuestionPoint } from '#domain/question/question-point.ts'
import type { QuestionStopActor } from '#domain/question/question-stop.machine.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { failureText } from '../copy/failure-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { formatClock } from '../format/duration.ts'
import { questionName } from './question-name.ts'
import { QuestionReview } from './question-review.tsx'
import { UnsentAnswers } from './unsent-answers.tsx'

/** 题目 of a lesson: where it asks, how the learner stands with each, what was answered and why; and the way there. */
export const QuestionList = ({ stop }: { readonly stop: QuestionStopActor }) => {
  const points = useSelector(stop, ({ context }) => context.points)
  const questions = useSelector(stop, ({ context }) => context.questions)
  const failure = useSelector(stop, ({ context }) => context.failure)
  const unsent = useSelector(stop, ({ context }) => context.unsent)
  if (points.length === 0)
    return <EmptyState title={questionCopy.listEmpty} hint={questionCopy.listEmptyHint} />
  if (failure !== null)
    return (
      <ErrorState
        message={questionCopy.loadFailed}
        reason={failureText(failure)}
        onRetry={() => stop.send({ type: 'questionStop.retry' })}
      />
    )
  if (questions === null) return <ListSkeleton />
  const waits = ({ id }: QuestionPoint) => unsent.some(({ pointId }) => pointId === id)
  return (
    <div className="question-list">
      <Text as="p" size="2" color="gray">
        {questionCopy.listSummary(
          points.filter((point) => point.answered || waits(point)).length,
          points.length,
        )}
      </Text>
      <UnsentAnswers />
      <ol className="question-list__items" aria-label={questionCopy.listName}>
        {points.map((point, at) => (
          <QuestionRow
            key={point.id}
            stop={stop}
            point={point}
            number={at + 1}
            question={questions.find(({ id }) => id === point.questionId)}
            unsent={waits(point)}
          />
        ))}
      </ol>
    </div>
  )
}

interface QuestionRowProps {
  readonly stop: QuestionStopActor
  readonly point: QuestionPoint
  /** From 1. */
  readonly number: number
  /** Undefined for one that is gone. */
  readonly question: Question | undefined
  /** Its answer waits for a connection. */
  readonly unsent: boolean
}

const QuestionRow = ({ stop, point, number, question, unsent }: QuestionRowProps) => {
  const [shown, setShown] = useState(false)
  const review = useId()
  const standing: RowStanding = unsent ? 'unsent' : standingIn(question)
  const reviewable = question !== undefined && standing !== 'open' && standing !== 'unsent'
  return (
    <li className="question-list__item">
      <div className="question-list__head">
        <Text size="2" weight="medium">
          {questionCopy.number(number)}
        </Text>
        {question !== undefined && (
          <Text size="2" color="gray">
            {questionCopy.kinds[question.kind]}
          </Text>
        )}
        <Text size="2" color="gray">
          {formatClock(point.second)}
        </Text>
        {point.required && (
          <Badge color="indigo" variant="outline">
            {questionCopy.required}
          </Badge>
        )}
        <Badge color="gray" className="question-list__status" data-standing={standing}>
          {questionCopy.standings[standing]}
        </Badge>
      </div>
      {question !== undefined && !shown && (
        <Text as="p" size="2">
          {questionName(question)}
        </Text>
      )}
      <div className="question-list__actions">
        {reviewable && (
          <Button
            variant="soft"
            color="gray"
            aria-expanded={shown}
            aria-controls={review}
            aria-label={shown ? questionCopy.hideName(number) : questionCopy.showName(number)}
            onClick={() => setShown(!shown)}
          >
            {shown ? questionCopy.hide : questionCopy.show}
          </Button>
        )}
        {!unsent && (
          <Button
            variant="soft"
            aria-label={reviewable ? questionCopy.againName(number) : questionCopy.goToName(number)}
            onClick={() => stop.send({ type: 'questionStop.goTo', pointId: point.id })}
          >
            {reviewable ? questionCopy.again : questionCopy.goTo}
          </Button>
        )}
      </div>
      <div id={review} hidden={!shown || !reviewable}>
        {shown && reviewable && <QuestionReview question={question} />}
      </div>
    </li>
  )
}

/** How the learner stands with it, or that the answer waits for a connection. */
type RowStanding = AnswerState | 'unsent'

const standingIn = (question: Question | undefined): AnswerState =>
  question === undefined ? 'open' : answerStateOf(question)

const ListSkeleton = () => (
  <div role="status" aria-label={questionCopy.loading} className="question-list">
    <Skeleton height="20px" width="50%" />
    <Skeleton height="88px" />
    <Skeleton height="88px" />
    <Skeleton height="88px" />
  </div>
)
