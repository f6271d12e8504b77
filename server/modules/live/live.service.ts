import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { type CardDto, cardDto } from '../content/content-card.ts'
import type { LiveRepository } from './live.repository.ts'

const USUAL_COUNT = 12
const GREATEST_COUNT = 50

export const liveService = (lives: LiveRepository, clock: Clock) => ({
  /** What the viewer (null: a visitor) may see: 直播中 first, then 预告 soonest first, then 已结束 and 回放 latest first; at most 50. */
  async homeLives(viewer: Viewer | null, count: number | undefined): Promise<CardDto[]> {
    const wanted = Math.min(GREATEST_COUNT, Math.max(1, Math.trunc(count || USUAL_COUNT)))
    const rows = await lives.findCards({ now: clock(), userId: viewer?.userId ?? null }, wanted)
    return rows.map(cardDto)
  },
})

export type LiveService = ReturnType<typeof liveService>
