import type { HomePort } from '#application/catalogue/home.port.ts'
import { CONTENT_TYPE, type ContentType, DEFAULT_CLASSIFIES } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { HomeSelection } from '#domain/catalogue/home.machine.ts'
import type { HomeContent } from '#domain/catalogue/home-content.ts'
import { success } from '#domain/kernel/result.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import { BANNERS } from '../memory/content/banners.ts'
import { COURSES } from '../memory/content/courses.ts'
import { livesAt } from '../memory/content/lives.ts'
import { RESOURCES } from '../memory/content/resources.ts'
import type { Caller, World } from '../memory/world.ts'

const EMPTY: HomeContent = { blocks: [], continueItems: [] }

const contentOf = (type: ContentType, now: number): readonly ContentCard[] => {
  if (type === CONTENT_TYPE.recorded) return COURSES
  return type === CONTENT_TYPE.live ? inLiveOrder(livesAt(now)) : RESOURCES
}

const stands =
  ({ stageId, subjectId }: HomeSelection) =>
  ({ place: { stage, subject } }: ContentCard): boolean =>
    (stageId === 0 || stage.id === stageId) && (subjectId === 0 || subject.id === subjectId)

/** What was begun: the first courses, each a little further. */
const begun = (now: number): HomeContent['continueItems'] =>
  COURSES.slice(0, 4).map((course, index) => {
    const progress = 62 - index * 14
    return {
      content: { ...course, progress },
      courseId: course.id,
      chapterId: 1,
      sectionId: index + 1,
      position: 760 - index * 130,
      progress,
      updateTime: new Date(now - (index * 26 + 2) * 3_600_000).toISOString(),
    }
  })

export const memoryHome = (world: World, caller: Caller): HomePort => ({
  bannersAtHand: () => [],
  banners: (signal) =>
    world.ask({ call: 'home.banners', access: 'public', caller, signal, answer: () => success(BANNERS) }),
  content: (selection, signal) =>
    world.ask({
      call: 'home.content',
      access: 'public',
      caller,
      signal,
      answer: (person) => {
        if (person === null) return success(EMPTY)
        const blocks = DEFAULT_CLASSIFIES.map((classify) => ({
          ...classify,
          items: contentOf(classify.type, world.now()).filter(stands(selection)),
        }))
        return success({ blocks, continueItems: begun(world.now()) })
      },
    }),
})
