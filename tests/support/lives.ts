import type { LiveSession, PushRound, PushState } from '#domain/live/live-session.ts'
import { LIVE_END, LIVE_START } from './courses.ts'
import { aLesson } from './lessons.ts'
import { aQuestion } from './questions.ts'

/** A session from `LIVE_START` to `LIVE_END`, announced; every field can be replaced. */
export const aSession = (change: Partial<LiveSession> = {}): LiveSession => ({
  lesson: aLesson({ sources: [] }),
  status: 'announced',
  startTime: new Date(LIVE_START).toISOString(),
  endTime: new Date(LIVE_END).toISOString(),
  replayReadyTime: new Date(LIVE_END + 600_000).toISOString(),
  onlineCount: 12,
  reserved: false,
  cancelled: false,
  teacherName: '李文静',
  teaching: false,
  serverTime: '',
  ...change,
})

/** A round that opens `minute` minutes after `LIVE_START`, for one minute; every field can be replaced. */
export const aRound = (id: number, minute: number, change: Partial<PushRound> = {}): PushRound => {
  const opens = LIVE_START + minute * 60_000
  return {
    id,
    open: true,
    openTime: new Date(opens).toISOString(),
    closeTime: new Date(opens + 60_000).toISOString(),
    openEnd: false,
    question: aQuestion({ id: id * 10 }),
    answered: null,
    tally: [],
    answeredCount: 0,
    unanswered: [],
    ...change,
  }
}

export const aPushState = (rounds: readonly PushRound[], change: Partial<PushState> = {}): PushState => ({
  serverTime: '',
  endTime: '',
  onlineCount: 31,
  rounds,
  ...change,
})
