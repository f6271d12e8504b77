import type { HomePort } from '#application/catalogue/home.port.ts'
import { CONTENT_TYPE, type ContentType, DEFAULT_CLASSIFIES } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { HomeSelection } from '#domain/catalogue/home.machine.ts'
import type { HomeContent } from '#domain/catalogue/home-content.ts'
import { success } from '#domain/kernel/result.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { COURSES } from '../memory/content/courses.ts'
import { offeredLivesAt } from '../memory/content/lives.ts'
import { RESOURCES } from '../memory/content/resources.ts'
import { shownBanners } from '../memory/frame.backend.ts'
import { type Learning, learningIn } from '../memory/learning.backend.ts'

const MAX_TO_CONTINUE = 4
const EMPTY: HomeContent = { blocks: [], continueItems: [] }

const contentOf = (type: ContentType, now: number): readonly ContentCard[] => {
  if (type === CONTENT_TYPE.recorded) return COURSES
  return type === CONTENT_TYPE.live ? inLiveOrder(offeredLivesAt(now)) : RESOURCES
}

const stands =
  ({ stageId, subjectId }: HomeSelection) =>
  ({ place: { stage, subject } }: ContentCard): boolean =>
    (stageId === 0 || stage.id === stageId) && (subjectId === 0 || subject.id === subjectId)

/** As the reference server: what was learned last and is not finished. */
const begun = ({ learned }: Learning): HomeContent['continueItems'] =>
  learned.filter(({ sectionFinished }) => !sectionFinished).slice(0, MAX_TO_CONTINUE)

export const memoryHome = (backend: MemoryBackend, caller: Caller): HomePort => ({
  initialBanners: () => [],
  banners: (signal) =>
    backend.request({
      call: 'home.banners',
      access: 'public',
      caller,
      signal,
      answer: () => success(shownBanners(backend)),
    }),
  content: (selection, signal) =>
    backend.request({
      call: 'home.content',
      access: 'public',
      caller,
      signal,
      answer: (person) => {
        if (person === null) return success(EMPTY)
        const blocks = DEFAULT_CLASSIFIES.map((classify) => ({
          ...classify,
          items: contentOf(classify.type, backend.now()).filter(stands(selection)),
        }))
        return success({ blocks, continueItems: begun(learningIn(backend, person.id)) })
      },
    }),
})
