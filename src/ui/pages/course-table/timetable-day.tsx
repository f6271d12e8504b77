import '../../theme/subject-style.css'
import { Badge } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { isSameDay, type Lesson } from '#domain/learning/timetable.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatHour, formatMonthDay } from '../../format/moment.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { subjectStyleOf } from '../../theme/subject-style.ts'
import { OccurrenceBadge } from './occurrence-badge.tsx'

export interface TimetableDayProps {
  readonly day: Date
  readonly weekday: string
  /** Null while they are read: then nothing is said of them. */
  readonly lessons: readonly Lesson[] | null
  readonly now: Date
}

/** A day of the timetable: a column on a wide screen, a paragraph of a list on a phone. */
export const TimetableDay = ({ day, weekday, lessons, now }: TimetableDayProps) => {
  const isToday = isSameDay(day, now)
  return (
    <li className="timetable__day" data-today={isToday} data-empty={lessons === null || lessons.length === 0}>
      <h3 className="timetable__date">
        <span>{weekday}</span> <span>{formatMonthDay(day, now)}</span>
        {isToday && <Badge color="indigo">{courseTableCopy.timetable.today}</Badge>}
      </h3>
      {lessons?.length === 0 && <span className="timetable__none">{courseTableCopy.timetable.none}</span>}
      {lessons !== null && lessons.length > 0 && (
        <ul className="timetable__lessons">
          {lessons.map((lesson) => (
            <li key={lesson.occurrences[0].content.id}>
              <LessonCard lesson={lesson} now={now} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const LessonCard = ({ lesson: { occurrences }, now }: { lesson: Lesson; now: Date }) => {
  const [first] = occurrences
  const { color } = subjectStyleOf(first.content.place.subject.name)
  return (
    <article className={`lesson subject--${color}`}>
      <h4 className="lesson__name">
        <Link to={contentAddress(first.content)}>{first.content.name}</Link>
      </h4>
      <ul className="lesson__times">
        {occurrences.map((occurrence) => (
          <li key={occurrence.startTime}>
            <time dateTime={occurrence.startTime}>{formatHour(occurrence.startTime)}</time>
            <OccurrenceBadge occurrence={occurrence} now={now} />
            {occurrence.reserved && <span>{courseTableCopy.timetable.reserved}</span>}
            {occurrence.sessionName !== '' && (
              <span className="lesson__session">{occurrence.sessionName}</span>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}
