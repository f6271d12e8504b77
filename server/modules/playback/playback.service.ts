import type { SentBy } from '#contract/call.ts'
import type { getStructurePageContentInfo } from '#contract/playback.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { Refusal } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FindSection } from '../course/section-access.ts'
import type { PointsOf } from '../question/lesson-points.ts'
import type { PlayInfoOf } from './play-info.ts'

interface Needs {
  readonly findSection: FindSection
  readonly pointsOf: PointsOf
  readonly infoOf: PlayInfoOf
}

export const playbackService = ({ findSection, pointsOf, infoOf }: Needs) => ({
  /** 404, 410 or 403 of the section, or all that is needed to play it. Wire: getstructurepagecontentinfo. */
  async info(
    { userId }: Viewer,
    sectionId: number,
  ): Promise<SentBy<typeof getStructurePageContentInfo> | Refusal> {
    const found = await findSection({ id: sectionId, type: CONTENT_TYPE.recorded }, userId)
    if (found instanceof Refusal) return found
    return infoOf({ ...found, points: await pointsOf(found) }, userId)
  },
})

export type PlaybackService = ReturnType<typeof playbackService>
