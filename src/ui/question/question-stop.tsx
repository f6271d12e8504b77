import './question-stop.css'
import { Badge, Button, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { hasFormulas } from '#domain/question/formulas.ts'
import type { Question } from '#domain/question/question.ts'
import type { QuestionStopActor } from '#domain/question/question-stop.machine.ts'
import { isPassable, questionAt } from '#domain/question/question-stop.rules.ts'
import { ErrorState } from '../components/error-state.tsx'
import { partAhead } from '../components/part-ahead.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartMissing } from '../components/part-missing.tsx'
import { usePanelFocus } from '../components/use-panel-focus.ts'
import { failureText } from '../copy/failure-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { formatClock } from '../format/duration.ts'
import { typesetter } from './typesetter.ts'

const answer = partAhead(async () => (await import('./stop-answer.tsx')).StopAnswer)

/**
 * What a lesson asks, beside the film on a wide screen and as a sheet on a narrow one; nothing while it plays. Stands in
 * the player's box, so that it is there in full screen too.
 */
export const QuestionStop = ({ stop }: { readonly stop: QuestionStopActor }) => {
  useCodeAhead(stop)
  const point = useSelector(stop, (snapshot) => (snapshot.hasTag('asked') ? snapshot.context.point : null))
  return point === null ? null : <StopPanel key={point.id} stop={stop} />
}

/** What answers, and what draws formulas, comes once the film runs: neither later than a question, nor before the first picture. */
const useCodeAhead = (stop: QuestionStopActor): void => {
  const [begun] = useState(() => stop.getSnapshot().context.position)
  const asks = useSelector(
    stop,
    ({ context: { points, position } }) => position !== begun && points.length > 0,
  )
  const typesets = useSelector(stop, ({ context: { questions } }) =>
    (questions ?? []).some((question) => textsOf(question).some(hasFormulas)),
  )
  useEffect(() => {
    if (asks) void answer.fetch()
    if (asks && typesets) typesetter.load()
  }, [asks, typesets])
}

const textsOf = (question: Question): readonly string[] =>
  [question, ...question.parts].flatMap(({ stem, options }) => [
    stem,
    ...options.map(({ content }) => content),
  ])

const StopPanel = ({ stop }: { readonly stop: QuestionStopActor }) => {
  const point = useSelector(stop, ({ context }) => context.point)
  const points = useSelector(stop, ({ context }) => context.points)
  const kind = useSelector(stop, ({ context }) => questionAt(context, context.point)?.kind)
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  usePanelFocus(panel)
  const place = points.findIndex(({ id }) => id === point?.id)
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="question-stop"
      data-page-keys
    >
      <header className="question-stop__head">
        <Heading as="h2" id={heading} size="4">
          {questionCopy.numberOf(place + 1, points.length)}
        </Heading>
        {kind !== undefined && <Badge size="2">{questionCopy.kinds[kind]}</Badge>}
        {point?.required === true && (
          <Badge size="2" color="indigo">
            {questionCopy.required}
          </Badge>
        )}
        <Text size="2" color="gray" className="question-stop__clock">
          {formatClock(point?.second ?? 0)}
        </Text>
      </header>
      <div className="question-stop__body">
        <StopBody stop={stop} panel={panel} />
      </div>
    </section>
  )
}

interface StopBodyProps {
  readonly stop: QuestionStopActor
  readonly panel: RefObject<HTMLElement | null>
}

const StopBody = ({ stop, panel }: StopBodyProps) => {
  const answering = useSelector(stop, ({ children }) => children.answering)
  const unreadable = useSelector(stop, (snapshot) => snapshot.matches({ stop: { asked: 'unreadable' } }))
  if (answering !== undefined)
    return (
      <PartBoundary waiting={<StopSkeleton />} missing={<Unanswerable stop={stop} />}>
        <answer.Part stop={stop} answering={answering} panel={panel} />
      </PartBoundary>
    )
  return unreadable ? <Unreadable stop={stop} /> : <StopSkeleton />
}

const Unreadable = ({ stop }: { readonly stop: QuestionStopActor }) => {
  const failure = useSelector(stop, ({ context }) => context.failure)
  return (
    <>
      {failure === null ? (
        <div className="state" role="alert">
          <Text as="p" size="3" weight="medium">
            {questionCopy.gone}
          </Text>
          <Text as="p" size="2" color="gray">
            {questionCopy.goneHint}
          </Text>
        </div>
      ) : (
        <ErrorState
          message={questionCopy.loadFailed}
          reason={failureText(failure)}
          onRetry={() => stop.send({ type: 'questionStop.retry' })}
        />
      )}
      <GoOn stop={stop} />
    </>
  )
}

/** The code of the form did not come: a question that may be passed does not hold up the lesson for that. */
const Unanswerable = ({ stop }: { readonly stop: QuestionStopActor }) => {
  const passable = useSelector(stop, ({ context }) => isPassable(context))
  return (
    <>
      <PartMissing />
      {passable && <GoOn stop={stop} />}
    </>
  )
}

const GoOn = ({ stop }: { readonly stop: QuestionStopActor }) => (
  <div className="question-stop__foot">
    <Button size="3" variant="soft" onClick={() => stop.send({ type: 'questionStop.continue' })}>
      {questionCopy.continue}
    </Button>
  </div>
)

const StopSkeleton = () => (
  <div role="status" aria-label={questionCopy.loading} className="question-stop__skeleton">
    <Skeleton height="24px" />
    <Skeleton height="24px" width="60%" />
    <Skeleton height="44px" />
    <Skeleton height="44px" />
    <Skeleton height="44px" />
  </div>
)
