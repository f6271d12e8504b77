import { inPassing } from '../../db/in-passing.ts'
import { ACTION_TYPE } from '../../db/schema/user-action.ts'
import type { FindTeachers } from '../content/course-teachers.repository.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import type { OpenSection } from '../course/section-access.ts'
import type { LearningRecordRepository } from '../learning/learning-record.repository.ts'
import type { UserActionRepository } from '../learning/user-action.repository.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import type { LiveSession } from './live-session.ts'
import { ONLINE_MS } from './online.ts'

interface Needs {
  readonly findTeachers: FindTeachers
  readonly room: Pick<LiveRoomRepository, 'see'>
  readonly records: Pick<LearningRecordRepository, 'attend' | 'hasLearned'>
  readonly actions: Pick<UserActionRepository, 'count'>
}

/**
 * Notes that a user is in the room of a session. While it runs that is learning too, for all but its teachers: it stands among
 * what they learned, apart from how far they came in the replay.
 */
export const attendance = ({ findTeachers, room, records, actions }: Needs) => {
  const note = async (
    { section, course }: OpenSection,
    session: LiveSession | null,
    userId: number,
    now: Date,
  ): Promise<void> => {
    await room.see(section.id, userId, now)
    const isRunning = session?.status === LIVE_STATUS.running && !session.isCancelled
    if (!isRunning || (await findTeachers(course)).includes(userId)) return
    if (!(await records.hasLearned(userId, course.id)))
      await actions.count({ userId, now }, ACTION_TYPE.view, course.id)
    const { id: sectionId, chapterId, duration } = section
    await records.attend({ userId, contentId: course.id, chapterId, sectionId, duration }, now, ONLINE_MS)
  }
  return (...seen: Parameters<typeof note>): Promise<void> => inPassing(note(...seen))
}

export type NotePresence = ReturnType<typeof attendance>
