import { CODE } from '#contract/envelope.ts'
import { refuse } from '../../http/envelope.ts'
import type { ContentAccessRepository } from './content-access.repository.ts'

/** Type 0: whatever it is. */
export interface ContentWanted {
  readonly id: number
  readonly type: number
}

/**
 * The content that a user asks for; 404 for one that is not there (or of another type), 410 for one that was withdrawn,
 * 403 for one that another school keeps to itself and does not ask to be released.
 */
export const contentAccess =
  (contents: ContentAccessRepository) =>
  async ({ id, type }: ContentWanted, userId: number) => {
    const found = await contents.find(id, userId)
    if (found === null || (type !== 0 && found.content.type !== type))
      return refuse(CODE.notFound, '没有找到这项内容')
    if (found.content.withdrawnAt !== null) return refuse(CODE.gone, '这项内容已下架')
    if (found.visible || (await contents.isReviewed(id, userId))) return found.content
    const school = await contents.findSchoolName(found.content.organisationId)
    return refuse(CODE.noRight, `这项内容只对${school || '发布它的学校'}的老师开放`)
  }

/** The access to contents, as services need it. */
export type FindContent = ReturnType<typeof contentAccess>
