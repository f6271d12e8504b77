import { and, eq } from 'drizzle-orm'
import { CODE } from '#contract/envelope.ts'
import type { Queries } from '../../db/database.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'

/** A school as one of its members knows it. */
export interface OwnSchool {
  readonly id: number
  readonly name: string
  /** May review what is shared with it. */
  readonly canVerify: boolean
}

/** Says nothing of whether there is such a school. */
const FOREIGN = refuse(CODE.noRight, '你不是这所学校的成员')
const NO_REVIEW = refuse(CODE.noRight, '你没有这所学校的审核权限')

/**
 * The school that a call names, for a member of it (R-school-file-1): every call of a school asks this first. 400 for none,
 * 403 for any other.
 */
export const findOwnSchool = async (
  db: Queries,
  asked: number | undefined,
  userId: number,
): Promise<OwnSchool | Refusal> => {
  const id = asId(asked)
  if (id === null || id === 0) return refuse(CODE.fieldError, '请先选择学校')
  const [found] = await db
    .select({ id: organisation.id, name: organisation.name, canVerify: membership.canVerify })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(and(eq(membership.userId, userId), eq(membership.organisationId, id)))
  return found ?? FOREIGN
}

/** The same for a reviewer of the school. */
export const findReviewedSchool = async (
  db: Queries,
  asked: number | undefined,
  userId: number,
): Promise<OwnSchool | Refusal> => {
  const school = await findOwnSchool(db, asked, userId)
  return school instanceof Refusal || school.canVerify ? school : NO_REVIEW
}
