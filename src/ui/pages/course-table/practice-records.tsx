import './practice-records.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { PracticeRecord } from '#domain/question/practice-record.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { useQuestionLogic } from '../../question/use-question-logic.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { practiceReportAddress } from '../../routing/practice-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { PageStates } from './page-states.tsx'

const { records: words, report } = practiceCopy

/** 练习记录: every practice and every paper that was sat, with its numbers and its report. */
export const PracticeRecords = ({ place }: { readonly place: CourseTablePlace }) => {
  const actor = useActorRef(useQuestionLogic().practiceRecords, { input: { number: place.page } })
  const state = useSelector(actor, ({ value }) => value)
  const { page, failure } = useSelector(actor, ({ context }) => context)
  return (
    <PageStates
      state={state}
      page={page}
      failure={failure}
      name={courseTableCopy.tabs.practices}
      words={words}
      addressOf={(number) => writeCourseTable({ tab: 'practices', page: number })}
      onRetry={() => actor.send({ type: 'page.retry' })}
    >
      {({ items }) => (
        <ul className="practice-records">
          {items.map((record) => (
            <li key={record.practiceId}>
              <RecordRow record={record} />
            </li>
          ))}
        </ul>
      )}
    </PageStates>
  )
}

const points = (number: number): number => Math.round(number * 10) / 10

const RecordRow = ({ record }: { readonly record: PracticeRecord }) => {
  const { kind, name, score, fullScore, answered, total, wrong, partly, ungraded, useTime, finishedAt } =
    record
  const now = useNow()
  const title = words.titleOf(words.kinds[kind], name)
  return (
    <article className="practice-record">
      <div className="practice-record__text">
        <Text as="p" size="3" weight="medium">
          {title}
        </Text>
        <Text as="p" size="2" color="gray">
          <time dateTime={finishedAt}>{formatMoment(finishedAt, now)}</time>
          {` · ${report.answered} ${report.answeredOf(answered, total)} · ${report.useTime} ${formatClock(useTime)}`}
        </Text>
        <div className="practice-record__marks">
          {wrong > 0 && <Badge color="red">{words.wrongOf(wrong)}</Badge>}
          {partly > 0 && <Badge color="gray">{words.partlyOf(partly)}</Badge>}
          {ungraded > 0 && <Badge>{report.ungradedOf(ungraded)}</Badge>}
        </div>
      </div>
      <Text size="4" weight="bold" className="practice-record__score">
        {report.scoreOf(points(score), points(fullScore))}
      </Text>
      <Button asChild variant="soft">
        <Link to={practiceReportAddress(record.practiceId)} aria-label={words.reportOf(title)}>
          {words.showReport}
        </Link>
      </Button>
    </article>
  )
}
