import './answer-report.css'
import { Button, Heading, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { percentRight, type RightOf, type StudyReport } from '#domain/learning/study-report.ts'
import { DescriptionList } from '../components/description-list.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import { formatClock } from '../format/duration.ts'
import { missedKindOf } from '../question/missed-kind.ts'
import { QuestionReview } from '../question/question-review.tsx'
import { ReportFault } from '../question/report-fault.tsx'
import { practiceAddress } from '../routing/practice-address.ts'
import { type RateRow, RateTable } from './rate-table.tsx'
import type { Assess } from './report-reading.tsx'
import { Ungraded } from './ungraded.tsx'

const { report: words } = practiceCopy

export interface AnswerReportProps {
  readonly report: StudyReport
  /** Questions of the bank: they stand in chapters, and the wrong ones can be practised again. */
  readonly ofBank: boolean
  /** Absent where one cannot mark oneself, e.g. for a course as a whole. */
  readonly assess?: Assess
}

/** The report on a learner's answers: totals, charts as tables, and what was wrong. */
export const AnswerReport = ({ report, ofBank, assess }: AnswerReportProps) => {
  const whole = useRef<HTMLDivElement>(null)
  // A question that got its mark goes, with the button that was pressed.
  useFocusFallback(report, whole)
  return (
    <div className="answer-report" ref={whole} tabIndex={-1}>
      <section>
        <Heading as="h2" size="4" mb="3">
          {words.totals}
        </Heading>
        <ReportFacts report={report} />
      </section>
      {assess !== undefined && <Ungraded questions={report.unmarked} assess={assess} />}
      <div className="answer-report__tables">
        <RateTable title={words.byKnowledge} nameHead={words.knowledge} rows={rowsOf(report.byKnowledge)} />
        <RateTable title={words.byKind} nameHead={words.kind} rows={rowsOf(report.byKind)} />
        <RateTable
          title={ofBank ? words.byChapter : words.bySection}
          nameHead={ofBank ? words.chapter : words.section}
          rows={rowsOf(report.bySection)}
        />
        <RateTable
          title={words.trend}
          nameHead={words.day}
          rows={report.trend.map(({ day, rate }) => ({
            key: day,
            name: day,
            count: '',
            percent: Math.round(rate * 100),
          }))}
        />
      </div>
      <WrongAnswers report={report} ofBank={ofBank} />
    </div>
  )
}

/** The numbers of a report; those of a hand-in are the same. */
export const ReportFacts = ({ report }: Pick<AnswerReportProps, 'report'>) => (
  <DescriptionList items={factsOf(report)} />
)

const pointsOf = (points: number): number => Math.round(points * 10) / 10

const factsOf = ({
  score,
  fullScore,
  answered,
  total,
  right,
  partly,
  ungraded,
  useTime,
  rank,
}: StudyReport) => [
  { name: words.score, value: words.scoreOf(pointsOf(score), pointsOf(fullScore)) },
  { name: words.answered, value: words.answeredOf(answered, total) },
  { name: words.unanswered, value: total > answered ? words.unansweredOf(total - answered) : '' },
  { name: words.ungraded, value: ungraded > 0 ? words.ungradedCount(ungraded) : '' },
  { name: words.right, value: words.rightOf(right, percentRight({ right, total: answered })) },
  { name: words.partly, value: partly > 0 ? words.partlyOf(partly) : '' },
  { name: words.useTime, value: formatClock(useTime) },
  { name: words.rank, value: rank > 0 ? words.rankOf(rank) : '' },
]

const rowsOf = (rights: readonly RightOf[]): readonly RateRow[] =>
  rights.map((one, at) => ({
    key: `${one.id}/${at}`,
    name: one.name === '' ? words.unnamed : one.name,
    count: `${one.right} / ${one.total}`,
    percent: percentRight(one),
  }))

/** What was wrong, and the way to do it once more; nothing while nothing is known to be wrong and something waits for its mark. */
export const WrongAnswers = ({
  report: { wrong, answered, right, partly },
  ofBank,
}: Pick<AnswerReportProps, 'report' | 'ofBank'>) => {
  if (wrong.length === 0 && right < answered) return null
  return (
    <section className="answer-report__wrong">
      <div className="answer-report__wrong-head">
        <Heading as="h2" size="4">
          {words.wrong}
        </Heading>
        {wrong.length > 0 && (
          <Text size="2" color="gray">
            {words.wrongCount(wrong.length, partly)}
          </Text>
        )}
        {wrong.length > 0 && ofBank && (
          <Button asChild className="answer-report__again">
            <Link to={practiceAddress({ kind: 'questions', ids: wrong.map(({ id }) => id) })}>
              {words.again}
            </Link>
          </Button>
        )}
      </div>
      {wrong.length === 0 && <Text color="gray">{words.noWrong}</Text>}
      <ol className="answer-report__questions">
        {wrong.map((question, index) => (
          <li key={question.id}>
            <Text as="p" size="2" color="gray">
              {missedKindOf(question)}
            </Text>
            <QuestionReview question={question} />
            <ReportFault question={question} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Prints the page: each page says itself what of it is printed. */
export const PrintReport = () => (
  <Button variant="soft" color="gray" className="answer-report__print" onClick={() => window.print()}>
    <ExtendedIcon name="printer" />
    {words.print}
  </Button>
)
