import type { SentBy } from '#contract/call.ts'
import type { getBannerList, getBaseTree, homeIndex } from '#contract/catalogue.ts'
import { CONTENT_TYPE, type ContentType } from '../../db/schema/content.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { cardDto } from '../content/content-card.ts'
import { recordDto } from '../learning/learning-record.ts'
import type { LiveRepository } from '../live/live.repository.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'

const ITEMS_OF_A_BLOCK = 12
const CONTINUE_ITEMS = 4

/** The blocks of the home page; questions have a page of their own. */
const HOME_TYPES: readonly ContentType[] = [CONTENT_TYPE.recorded, CONTENT_TYPE.live, CONTENT_TYPE.resource]

type SubjectRow = Awaited<ReturnType<CatalogueRepository['findSubjects']>>[number]

interface StageOfSubjects {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly subjects: SubjectRow[]
}

/** Subjects come in the order of their stages. */
const stagesOf = (subjects: readonly SubjectRow[]): readonly StageOfSubjects[] => {
  const stages = new Map<number, StageOfSubjects>()
  for (const subject of subjects) {
    const { stageId: id, stageName: name, stageCode: code } = subject
    const stage = stages.get(id) ?? { id, name, code, subjects: [] }
    stage.subjects.push(subject)
    stages.set(id, stage)
  }
  return [...stages.values()]
}

const node = (id: number, name: string, code: string, type: number, index: number) => ({
  Id: id,
  Name: name,
  Type: type,
  TagId: 0,
  Code: code,
  Show: true,
  Sort: index + 1,
})

interface Needs {
  readonly catalogue: CatalogueRepository
  readonly lives: LiveRepository
  readonly clock: Clock
}

export interface HomeFilter {
  readonly stageId: number
  readonly subjectId: number
}

export const catalogueService = ({ catalogue, lives, clock }: Needs) => {
  const itemsOf = async (type: ContentType, userId: number, { stageId, subjectId }: HomeFilter) => {
    const scope = { now: clock(), userId }
    const rows =
      type === CONTENT_TYPE.live
        ? await lives.findCards(scope, ITEMS_OF_A_BLOCK, stageId, subjectId)
        : await catalogue.findNewest(type, scope, ITEMS_OF_A_BLOCK, stageId, subjectId)
    return rows.map(cardDto)
  }

  return {
    /** The categories; below each the stages and subjects that have something of its type (all for the question bank). */
    async baseTree(): Promise<SentBy<typeof getBaseTree>> {
      const categories = await catalogue.findCategories()
      const subjects = await catalogue.findSubjects()
      const filled = new Set((await catalogue.findFilledSubjects()).map((it) => `${it.type} ${it.subjectId}`))
      const shows = (type: number, subjectId: number) =>
        type === CONTENT_TYPE.question || filled.has(`${type} ${subjectId}`)
      return categories.map(({ id, name, type, tagId, code, show, sort }) => ({
        Id: id,
        Name: name,
        Type: type,
        TagId: tagId,
        Code: code,
        Show: show,
        Sort: sort,
        Children: stagesOf(subjects.filter((subject) => shows(type, subject.id))).map((stage, at) => ({
          ...node(stage.id, stage.name, stage.code, type, at),
          Children: stage.subjects.map((subject, index) => ({
            ...node(subject.id, subject.name, `${stage.code}-${subject.code}`, type, index),
            Children: [],
          })),
        })),
      }))
    },

    /** Those of now; home's prepared picture asks here too, so that a change is seen at once. */
    async banners(): Promise<SentBy<typeof getBannerList>> {
      const rows = await catalogue.findBanners(clock())
      return rows.map((row) => ({
        Id: row.id,
        Title: row.title,
        ImageUrl: row.imageUrl,
        MobileImageUrl: row.mobileImageUrl,
        LinkUrl: row.linkUrl,
        LinkType: row.linkType,
        Sort: row.sort,
      }))
    },

    /** One block per visible category and what to go on with; a visitor gets neither. */
    async homeIndex(viewer: Viewer | null, filter: HomeFilter): Promise<SentBy<typeof homeIndex>> {
      if (!viewer) return { Classifies: [], Continue: [] }
      const { userId } = viewer
      const categories = await catalogue.findCategories()
      const visible = categories.filter(({ show, type }) => show && HOME_TYPES.some((it) => it === type))
      const blocks = visible.map(async ({ id, name, tagId, type, show }) => ({
        Id: id,
        Name: name,
        TagId: tagId,
        Type: type,
        Show: show,
        Items: await itemsOf(type, userId, filter),
      }))
      const goOn = await catalogue.findContinue({ now: clock(), userId }, CONTINUE_ITEMS)
      return {
        Classifies: await Promise.all(blocks),
        Continue: goOn.map(({ card, record }) => ({
          ...cardDto(card),
          Record: recordDto(record, card.type),
        })),
      }
    },
  }
}

export type CatalogueService = ReturnType<typeof catalogueService>
