import { Badge } from '@radix-ui/themes'
import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import type { Occurrence } from '#domain/learning/learning-entry.ts'
import { occurrenceState } from '#domain/learning/timetable.ts'
import { LiveBadge } from '../../components/live-badge.tsx'
import { courseTableCopy } from '../../copy/course-table-copy.ts'

/** What a live is at this moment: the clock decides, not what was said when it was read. */
export const OccurrenceBadge = ({ occurrence, now }: { occurrence: Occurrence; now: Date }) => {
  const state = occurrenceState(occurrence, now)
  return state === 'cancelled' ? (
    <Badge color="gray" variant="surface">
      {courseTableCopy.timetable.cancelled}
    </Badge>
  ) : (
    <LiveBadge status={state === 'over' ? pastStatus(occurrence) : state} />
  )
}

/** The replay that a card speaks of is that of the last occurrence. */
const pastStatus = ({ content, startTime }: Occurrence): LiveStatus =>
  content.liveStatus === 'replay' && content.startTime === startTime ? 'replay' : 'ended'
