import { Button, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { StudyReport } from '#domain/learning/study-report.ts'
import type { PracticeActor } from '#domain/question/practice.machine.ts'
import { type Practice, practiceStandingOf, waitingIn } from '#domain/question/practice.ts'
import { DescriptionList } from '../../components/description-list.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { ReportFacts, WrongAnswers } from '../../learning/answer-report.tsx'
import { ReportReading } from '../../learning/report-reading.tsx'
import { PracticeQuestion } from '../../question/practice-question.tsx'
import { UnsentAnswers } from '../../question/unsent-answers.tsx'
import { courseTableAddress } from '../../routing/course-table-address.ts'
import { reportAddress } from '../../routing/practice-address.ts'
import { BackLink } from './back-link.tsx'

/** After the last answer: what is still on its way, what the learner marks, and the way to the report. */
export const PracticeEnd = ({ practice }: { readonly practice: PracticeActor }) => {
  const current = useSelector(practice, ({ context }) => context.practice)
  const recorded = useSelector(practice, (snapshot) => snapshot.matches({ opened: { finished: 'recorded' } }))
  const unrecorded = useSelector(practice, (snapshot) =>
    snapshot.matches({ opened: { finished: 'unrecorded' } }),
  )
  const endedElsewhere = useSelector(practice, ({ context }) => context.endedElsewhere)
  const heading = useRef<HTMLHeadingElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  // A question that got its mark goes, with the button that was pressed.
  useFocusFallback(current, whole)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  if (current === null) return null
  const { questions, scope, id, seconds } = current
  const standings = questions.map((question) => practiceStandingOf(current, question))
  const open = standings.filter((standing) => standing === 'open' || standing === 'written').length
  const answered = questions.length - open
  const waiting = waitingIn(current)
  const isKept = recorded && answered > 0 && waiting === 0
  const unmarked = questions.filter((_, at) => standings[at] === 'given')
  return (
    <div className="practice-end" ref={whole} tabIndex={-1}>
      <section className="practice-end__summary">
        <Heading as="h2" size="5" ref={heading} tabIndex={-1}>
          {practiceCopy.finished}
        </Heading>
        {endedElsewhere && (
          <Text as="p" role="status">
            {practiceCopy.endedElsewhere}
          </Text>
        )}
        <Text as="p" role="status">
          {answered === 0 && practiceCopy.finishedNothing}
          {answered > 0 && (waiting > 0 ? practiceCopy.finishedWaiting(waiting) : practiceCopy.finishedAll)}
        </Text>
        {isKept ? (
          <HandedInReport current={current} waiting={<FactsSkeleton />}>
            {(report) => <ReportFacts report={report} />}
          </HandedInReport>
        ) : (
          <DescriptionList
            items={[
              { name: practiceCopy.answered, value: practiceCopy.answeredOf(answered, questions.length) },
              { name: practiceCopy.clock, value: formatClock(seconds) },
            ]}
          />
        )}
        {unrecorded && <Unrecorded practice={practice} />}
        <UnsentAnswers />
        <div className="practice-end__actions">
          {answered > 0 && (
            <Button asChild size="3">
              <Link to={reportAddress(scope, { practiceId: id, asked: questions.map((one) => one.id) })}>
                {practiceCopy.showReport}
              </Link>
            </Button>
          )}
          <Button size="3" variant="soft" onClick={() => practice.send({ type: 'practice.again' })}>
            {scope.kind === 'bank' ? practiceCopy.another : practiceCopy.again}
          </Button>
          <BackLink scope={scope} />
          {scope.kind !== 'section' && (
            <Link to={courseTableAddress('practices')}>{questionCopy.toRecords}</Link>
          )}
        </div>
      </section>
      {unmarked.length > 0 && (
        <>
          <Text as="p" size="3">
            {practiceCopy.finishedSelf}
          </Text>
          {unmarked.map((question) => (
            <PracticeQuestion
              key={question.id}
              practice={practice}
              question={question}
              number={questions.indexOf(question) + 1}
              count={questions.length}
            />
          ))}
        </>
      )}
      {isKept && (
        <HandedInReport current={current} waiting={null}>
          {(report) => <WrongAnswers report={report} ofBank={scope.kind !== 'section'} />}
        </HandedInReport>
      )}
    </div>
  )
}

interface HandedInReportProps {
  readonly current: Practice
  readonly waiting: ReactNode
  readonly children: (report: StudyReport) => ReactNode
}

/** The report of what was just handed in, so that its numbers are those that are shown here. */
const HandedInReport = ({
  current: { id, userId, scope, questions },
  waiting,
  children,
}: HandedInReportProps) => (
  <ReportReading
    userId={userId}
    waiting={waiting}
    subject={
      scope.kind === 'section'
        ? scope
        : { kind: 'practice', practiceId: id, asked: questions.map((question) => question.id) }
    }
  >
    {(report) => (report === null ? null : children(report))}
  </ReportReading>
)

/** As high as the line of numbers that comes. */
const FactsSkeleton = () => (
  <div role="status" aria-label={practiceCopy.report.loading}>
    <Skeleton width="min(100%, 360px)" height="20px" />
  </div>
)

const Unrecorded = ({ practice }: { readonly practice: PracticeActor }) => (
  <Text as="p" size="2" role="alert">
    {practiceCopy.unrecorded}{' '}
    <Button variant="ghost" onClick={() => practice.send({ type: 'practice.retry' })}>
      {practiceCopy.recordAgain}
    </Button>
  </Text>
)
