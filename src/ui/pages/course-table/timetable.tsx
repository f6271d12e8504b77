import './timetable.css'
import { Button, IconButton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Occurrence } from '#domain/learning/learning-entry.ts'
import {
  daysOf,
  isSameDay,
  lessonsOn,
  mondayOf,
  nextOf,
  periodOfWeek,
  weekAfter,
  weekBefore,
} from '#domain/learning/timetable.ts'
import { useAccountLogic } from '../../bundle-logic.ts'
import { CategoryLink } from '../../catalogue/category-link.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { Section } from '../../components/section.tsx'
import { useMedia } from '../../components/use-media.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { formatMonthDay } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { NextLive } from './next-live.tsx'
import { TimetableDay } from './timetable-day.tsx'

const PHONE = '(max-width: 767px)'

/** 课表: the lives of one week, by day. The week stands in the address; without one it is the week that is now. */
export const Timetable = ({ place }: { place: CourseTablePlace }) => {
  const now = useNow()
  const thisMonday = mondayOf(now)
  const monday = place.week ?? thisMonday
  const { from, to } = periodOfWeek(monday)
  const actor = useActorRef(useAccountLogic().timetable, { input: { period: { from, to } } })
  useEffect(() => {
    actor.send({ type: 'timetable.show', period: { from, to } })
  }, [actor, from, to])
  const occurrences = useSelector(actor, ({ context }) => context.occurrences)
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isThisWeek = isSameDay(monday, thisMonday)
  const next = isThisWeek && !loading ? nextOf(occurrences ?? [], now) : null

  return (
    <Section
      title={courseTableCopy.timetable.title}
      aside={<WeekSteps place={place} monday={monday} now={now} isThisWeek={isThisWeek} />}
    >
      {failed ? (
        <ErrorState
          message={courseTableCopy.timetable.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'timetable.retry' })}
        />
      ) : (
        <>
          {next === null ? (
            <WeekLine occurrences={loading ? null : occurrences} />
          ) : (
            <NextLive occurrence={next} now={now} />
          )}
          <Days monday={monday} now={now} occurrences={loading ? null : occurrences} />
        </>
      )}
    </Section>
  )
}

interface WeekLineProps {
  /** Null while they are read. */
  readonly occurrences: readonly Occurrence[] | null
}

/** What there is in the week; its room is kept while that is read, so that nothing below moves. */
const WeekLine = ({ occurrences }: WeekLineProps) => (
  <p className="timetable__line">
    <Text size="2" color="gray">
      {occurrences !== null && courseTableCopy.timetable.lives(occurrences.length)}
    </Text>
    {occurrences?.length === 0 && (
      <Button asChild variant="soft" size="1">
        <CategoryLink type={CONTENT_TYPE.live}>{courseTableCopy.findLives}</CategoryLink>
      </Button>
    )}
  </p>
)

interface DaysProps {
  readonly monday: Date
  readonly now: Date
  /** Null while they are read. */
  readonly occurrences: readonly Occurrence[] | null
}

/** The seven days; on a phone from today on, with what is over behind a line below. */
const Days = ({ monday, now, occurrences }: DaysProps) => {
  const narrow = useMedia(PHONE)
  const days = daysOf(monday)
  const today = narrow ? days.findIndex((day) => isSameDay(day, now)) : 0
  const from = Math.max(0, today)
  const listOf = (shown: readonly Date[]) => (
    <ol className="timetable" aria-busy={occurrences === null}>
      {shown.map((day) => (
        <TimetableDay
          key={day.getTime()}
          day={day}
          weekday={courseTableCopy.timetable.weekdays[days.indexOf(day)] ?? ''}
          lessons={occurrences === null ? null : lessonsOn(day, occurrences)}
          now={now}
        />
      ))}
    </ol>
  )
  return (
    <>
      {listOf(days.slice(from))}
      {from > 0 && (
        <details className="timetable__past">
          <summary>{courseTableCopy.timetable.past(from)}</summary>
          {listOf(days.slice(0, from))}
        </details>
      )}
    </>
  )
}

interface WeekStepsProps {
  readonly place: CourseTablePlace
  readonly monday: Date
  readonly now: Date
  readonly isThisWeek: boolean
}

const WeekSteps = ({ place, monday, now, isThisWeek }: WeekStepsProps) => {
  const { timetable } = courseTableCopy
  const sunday = daysOf(monday).at(-1) ?? monday
  const addressOf = (week: Date | null) => writeCourseTable({ ...place, week })
  return (
    <div className="timetable-steps">
      <IconButton asChild variant="soft" color="gray">
        <Link to={addressOf(weekBefore(monday))} aria-label={timetable.previous} preventScrollReset>
          <Icon name="chevronLeft" />
        </Link>
      </IconButton>
      <Text size="2" weight="medium" aria-live="polite">
        {timetable.week(formatMonthDay(monday, now), formatMonthDay(sunday, now))}
      </Text>
      <IconButton asChild variant="soft" color="gray">
        <Link to={addressOf(weekAfter(monday))} aria-label={timetable.next} preventScrollReset>
          <Icon name="chevronRight" />
        </Link>
      </IconButton>
      {!isThisWeek && (
        <Button asChild variant="soft">
          <Link to={addressOf(null)} preventScrollReset>
            {timetable.thisWeek}
          </Link>
        </Button>
      )}
    </div>
  )
}
