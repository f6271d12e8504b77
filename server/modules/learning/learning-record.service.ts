import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import { type editRecords, FINISHED_PERCENT } from '#contract/learning.ts'
import { RECORD_TYPE, type RecordType } from '../../db/schema/learning-record.ts'
import { ACTION_TYPE } from '../../db/schema/user-action.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindContent } from '../content/content-access.ts'
import type { LearningRecordRepository, LearningRecordUpdate, Plays } from './learning-record.repository.ts'
import { type RecordDto, recordDto } from './learning-record.ts'
import { momentTime } from './moment-time.ts'
import type { UserActionRepository } from './user-action.repository.ts'

type Asked = z.output<typeof editRecords.body>

interface Needs {
  readonly records: LearningRecordRepository
  readonly actions: Pick<UserActionRepository, 'count'>
  readonly findContent: FindContent
  readonly clock: Clock
}

type Place = Pick<LearningRecordUpdate, 'contentId' | 'chapterId' | 'sectionId' | 'duration'>

const playsIn = ({ RecordNum, PlayId }: Asked, { sectionId }: Place): Plays =>
  RecordNum === 1 && PlayId && sectionId ? { id: PlayId, sectionId } : RecordNum

/** How far learners came. Wire: editrecords. */
export const learningRecordService = ({ records, actions, findContent, clock }: Needs) => {
  /** What was browsed has no sections. */
  const placeOf = async (asked: Asked): Promise<Place | Refusal> => {
    if (asked.RecordType === RECORD_TYPE.browsing)
      return { contentId: asked.DetailsId, chapterId: null, sectionId: null, duration: 0 }
    const section = await records.findSection(asked.RecordSectionId)
    const isElsewhere = [asked.CourseId, asked.DetailsId].some((id) => id !== 0 && id !== section?.contentId)
    return section === null || isElsewhere ? refuse(CODE.notFound, '没有找到这一节') : section
  }

  return {
    /**
     * Merges a moment of a learner into their record and answers it as it is now. 404 for a section that is not there;
     * 404, 410 or 403 of its content.
     */
    async edit({ userId }: Viewer, asked: Asked): Promise<RecordDto | Refusal> {
      const place = await placeOf(asked)
      if (place instanceof Refusal) return place
      const content = await findContent({ id: place.contentId, type: 0 }, userId)
      if (content instanceof Refusal) return content
      // Who learns looks at it, too, though they came past its page: never fewer views than learners.
      if (asked.RecordType === RECORD_TYPE.learning && !(await records.hasLearned(userId, content.id)))
        await actions.count({ userId, now: clock() }, ACTION_TYPE.view, content.id)
      const duration = Math.round(asked.ProgressTimes) || place.duration
      const position = Math.floor(asked.ProgressTime)
      const merged = await records.merge(
        {
          ...place,
          userId,
          recordType: asked.RecordType as RecordType,
          progress: asked.Progress,
          position: duration === 0 ? position : Math.min(position, duration),
          duration,
          isFinished: asked.Progress >= FINISHED_PERCENT,
          updatedAt: momentTime({ moment: asked.MomentTime, sent: asked.SendTime }, clock()),
        },
        playsIn(asked, place),
      )
      return recordDto(merged, content.type)
    },
  }
}

export type LearningRecordService = ReturnType<typeof learningRecordService>
