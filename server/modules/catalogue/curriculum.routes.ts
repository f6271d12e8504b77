import type { FastifyInstance } from 'fastify'
import {
  detailsHeadMenu,
  detailsLeftMenu,
  headTag,
  leftMenu,
  leftSubtree,
  leftTree,
} from '#contract/curriculum.ts'
import { CODE } from '#contract/envelope.ts'
import { getQuestionCatalogue } from '#contract/question-bank.ts'
import { refuse } from '../../http/envelope.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import { asContentType } from '../content/scope.ts'
import type { Narrowing } from '../search/list-filter.repository.ts'
import type { ListFilterAsked } from '../search/list-filter.ts'
import { type CurriculumService, TREE } from './curriculum.service.ts'
import type { TagRowService } from './tag-row.service.ts'

const wrong = (field: string) => refuse(CODE.fieldError, `参数不正确：${field}`)

interface Services {
  /** What narrows the lists that the counts are of. */
  readonly narrowed: (asked: ListFilterAsked, userId: number) => Promise<Narrowing>
  readonly curriculum: CurriculumService
  readonly tagRows: TagRowService
}

/** Wire: 学科与目录, questioncatalogue. */
export const curriculumRoutes =
  ({ curriculum, tagRows, narrowed }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, leftTree, async ({ viewer, params, query }) => {
      const id = asId(params.ParentId)
      const type = asContentType(query.contentType)
      if (id === null) return wrong('ParentId')
      if (type === undefined) return wrong('contentType')
      return curriculum.level(id, {
        userId: viewer.userId,
        type,
        narrowing: await narrowed(query, viewer.userId),
      })
    })

    signedInRoute(app, leftSubtree, async ({ viewer, params, query }) => {
      const id = asId(params.Id)
      const tree = Object.values(TREE).find((it) => it === params.type)
      const type = asContentType(query.contentType)
      if (id === null) return wrong('Id')
      if (tree === undefined) return wrong('type')
      if (type === undefined) return wrong('contentType')
      return curriculum.wholeTree(id, tree, {
        userId: viewer.userId,
        type,
        narrowing: await narrowed(query, viewer.userId),
      })
    })

    signedInRoute(app, detailsLeftMenu, async ({ viewer, params }) => {
      const [stageId, subjectId] = [asId(params.stageid), asId(params.subjectid)]
      if (stageId === null || subjectId === null) return wrong('stageid、subjectid')
      return curriculum.books(stageId, subjectId, { userId: viewer.userId, type: null })
    })

    signedInRoute(app, detailsHeadMenu, async ({ viewer, params, query }) => {
      const [stageId, subjectId] = [asId(params.stageid), asId(params.subjectid)]
      const type = asContentType(params.type)
      if (stageId === null || subjectId === null) return wrong('stageid、subjectid')
      return type
        ? tagRows.ofSubject(stageId, subjectId, {
            type,
            userId: viewer.userId,
            narrowing: await narrowed(query, viewer.userId),
          })
        : wrong('type')
    })

    signedInRoute(app, getQuestionCatalogue, async ({ viewer, query }) => {
      const [stageId, subjectId, bookId] = [asId(query.stageId), asId(query.subjectId), asId(query.bookId)]
      const tree = Object.values(TREE).find((it) => it === (query.mode ?? TREE.chapters))
      if (stageId === null || subjectId === null || bookId === null)
        return wrong('stageId、subjectId、bookId')
      if (tree === undefined) return wrong('mode')
      return curriculum.bankTree({ stageId, subjectId, bookId }, tree, {
        userId: viewer.userId,
        narrowing: await narrowed(query, viewer.userId),
      })
    })

    signedInRoute(app, leftMenu, async ({ viewer, params, query }) =>
      curriculum.menu(params.code, {
        userId: viewer.userId,
        narrowing: await narrowed(query, viewer.userId),
      }),
    )

    signedInRoute(app, headTag, async ({ viewer, params, query }) => {
      const id = asId(params.id)
      const type = asContentType(params.objectTagEnum)
      if (id === null) return wrong('id')
      return type
        ? tagRows.below(id, { type, userId: viewer.userId, narrowing: await narrowed(query, viewer.userId) })
        : wrong('objectTagEnum')
    })
  }
