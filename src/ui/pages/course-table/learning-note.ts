import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatMoment } from '../../format/moment.ts'

/** Where a learner stopped and when: 学到“赵爽弦图” · 昨天 10:20. */
export const learningNote = ({ sectionId, sectionName, updateTime }: LearningEntry, now: Date): string =>
  [
    sectionId === 0 || sectionName === '' ? '' : courseTableCopy.learnedUntil(sectionName),
    formatMoment(updateTime, now),
  ]
    .filter((part) => part !== '')
    .join(' · ')
