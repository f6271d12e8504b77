import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { LearningEntry, Occurrence } from '#domain/learning/learning-entry.ts'
import { occurrenceState } from '#domain/learning/timetable.ts'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatCountdown } from '../../format/duration.ts'
import { formatStart } from '../../format/moment.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { learningNote } from './learning-note.ts'
import { LearningRow } from './learning-row.tsx'
import { OccurrenceBadge } from './occurrence-badge.tsx'
import { ProgressMark } from './progress-mark.tsx'
import { ResumeLink } from './resume-link.tsx'

/** A course of the user: a live with its time and state, any other with how far it was learned. */
export const CourseRow = ({ entry, now }: { entry: LearningEntry; now: Date }) => {
  const { occurrence } = entry
  return occurrence === null ? (
    <LearningRow
      entry={entry}
      level={3}
      mark={<ProgressMark entry={entry} />}
      note={learningNote(entry, now)}
      actions={<ResumeLink entry={entry} />}
    />
  ) : (
    <LearningRow
      entry={entry}
      level={3}
      mark={<OccurrenceBadge occurrence={occurrence} now={now} />}
      note={liveTimeNote(occurrence, now)}
      actions={entry.invalid ? null : <LiveLink occurrence={occurrence} now={now} />}
    />
  )
}

const liveTimeNote = (occurrence: Occurrence, now: Date): string => {
  const { reserved, startTime } = occurrence
  const state = occurrenceState(occurrence, now)
  const wait = Date.parse(startTime) - now.getTime()
  return [
    formatStart(startTime, now),
    state === 'announced' ? copy.home.liveUpcoming(formatCountdown(wait)) : '',
    reserved && (state === 'announced' || state === 'running') ? courseTableCopy.timetable.reserved : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const LiveLink = ({ occurrence, now }: { occurrence: Occurrence; now: Date }) => {
  const { content, cancelled } = occurrence
  const running = occurrenceState(occurrence, now) === 'running'
  const { live } = courseTableCopy
  const text = running ? live.enter : content.liveStatus === 'replay' && !cancelled ? live.replay : live.look
  return (
    <Button asChild variant={running ? 'solid' : 'soft'} color={running ? 'indigo' : 'gray'}>
      <Link to={contentAddress(content)} aria-label={`${text} ${content.name}`}>
        {text}
      </Link>
    </Button>
  )
}
