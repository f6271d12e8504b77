import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { isOnlyAttended, type LearningEntry } from '#domain/learning/learning-entry.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { contentAddress, continueAddress } from '../../routing/addresses.ts'

/** Goes on where the learner stopped, to the second; to the course itself where a section is finished or none was begun. */
export const ResumeLink = ({ entry }: { entry: LearningEntry }) => {
  if (entry.invalid) return null
  const { text, address } = resumeOf(entry)
  return (
    <Button asChild variant={entry.finished ? 'soft' : 'solid'} color={entry.finished ? 'gray' : 'indigo'}>
      <Link to={address} aria-label={`${text} ${entry.content.name}`}>
        {text}
      </Link>
    </Button>
  )
}

const resumeOf = (entry: LearningEntry): { readonly text: string; readonly address: string } => {
  const { resume } = courseTableCopy
  if (entry.sectionId === 0) return { text: resume.begin, address: contentAddress(entry.content) }
  if (entry.finished) return { text: resume.again, address: contentAddress(entry.content) }
  if (entry.sectionFinished) return { text: resume.next, address: contentAddress(entry.content) }
  if (isOnlyAttended(entry)) return { text: liveText(entry.content), address: continueAddress(entry) }
  return { text: resume.at(formatClock(entry.position)), address: continueAddress(entry) }
}

/** What there is to see of a live lesson that was attended. */
const liveText = ({ liveStatus, cancelled }: ContentCard): string => {
  const { live, replay, room } = courseTableCopy.resume
  if (cancelled) return room
  if (liveStatus === 'running') return live
  return liveStatus === 'replay' ? replay : room
}
