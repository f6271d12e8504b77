import { Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { Occurrence } from '#domain/learning/learning-entry.ts'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatCountdown } from '../../format/duration.ts'
import { formatStart } from '../../format/moment.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { OccurrenceBadge } from './occurrence-badge.tsx'

/** The live that runs or comes next, and how long that is from now. */
export const NextLive = ({ occurrence, now }: { occurrence: Occurrence; now: Date }) => {
  const { content, startTime } = occurrence
  const wait = Date.parse(startTime) - now.getTime()
  return (
    <p className="timetable__line" data-next>
      <Text size="2" color="gray">
        {wait > 0 ? courseTableCopy.timetable.nextLive : courseTableCopy.timetable.runningLive}
      </Text>
      <OccurrenceBadge occurrence={occurrence} now={now} />
      <Link to={contentAddress(content)}>{content.name}</Link>
      <Text size="2" color="gray">
        {[formatStart(startTime, now), wait > 0 ? copy.home.liveUpcoming(formatCountdown(wait)) : '']
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
    </p>
  )
}
