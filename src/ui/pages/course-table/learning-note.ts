import { isOnlyAttended, type LearningEntry } from '#domain/learning/learning-entry.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatLength } from '../../format/duration.ts'
import { formatMoment } from '../../format/moment.ts'

/** Where a learner stopped, how long they sat in the live lesson, and when: 学到“赵爽弦图” · 听课 32分钟 · 昨天 10:20. */
export const learningNote = (entry: LearningEntry, now: Date): string =>
  [
    sectionNote(entry),
    entry.attended === null || entry.attended.seconds === 0
      ? ''
      : courseTableCopy.attendedFor(formatLength(entry.attended.seconds)),
    formatMoment(entry.updateTime, now),
  ]
    .filter((part) => part !== '')
    .join(' · ')

const sectionNote = (entry: LearningEntry): string => {
  const { sectionId, sectionName } = entry
  if (sectionId === 0 || sectionName === '') return ''
  return isOnlyAttended(entry)
    ? courseTableCopy.attendedLive(sectionName)
    : courseTableCopy.learnedUntil(sectionName)
}
