import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { ContentAccessRepository } from './content-access.repository.ts'

/** Type 0: whatever it is. */
export interface ContentWanted {
  readonly id: number
  readonly type: number
}

type Found = NonNullable<Awaited<ReturnType<ContentAccessRepository['find']>>>

/**
 * Checks access to a content that was looked up: 404 if it does not exist (or has another type), 410 if it was withdrawn, 403 if it belongs to
 * another school that has not asked to release it.
 */
export const contentAdmission =
  (contents: ContentAccessRepository) =>
  async <F extends Found>(
    found: F | null,
    { id, type }: ContentWanted,
    userId: number,
  ): Promise<F | Refusal> => {
    if (found === null || (type !== 0 && found.content.type !== type))
      return refuse(CODE.notFound, '没有找到这项内容')
    if (found.content.withdrawnAt !== null) return refuse(CODE.gone, '这项内容已下架')
    if (found.visible || (await contents.isReviewed(id, userId))) return found
    const school = await contents.findSchoolName(found.content.organisationId)
    return refuse(CODE.noRight, `这项内容只对${school || '发布它的学校'}的老师开放`)
  }

/** The same for a caller that has read the content already, together with other columns. */
export type AdmitContent = ReturnType<typeof contentAdmission>

/** The content that a user asks for, or the refusal. */
export const contentAccess = (contents: ContentAccessRepository) => {
  const admit = contentAdmission(contents)
  return async (wanted: ContentWanted, userId: number) => {
    const found = await admit(await contents.find(wanted.id, userId), wanted, userId)
    return found instanceof Refusal ? found : found.content
  }
}

/** The access to contents, as services need it. */
export type FindContent = ReturnType<typeof contentAccess>
