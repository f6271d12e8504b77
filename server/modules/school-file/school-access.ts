import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'
import type { MembershipRepository, OwnSchool } from './membership.repository.ts'

/** Says nothing of whether there is such a school. */
const FOREIGN = refuse(CODE.noRight, '你不是这所学校的成员')
const NO_REVIEW = refuse(CODE.noRight, '你没有这所学校的审核权限')

/** Whether a school's calls are for this user (R-school-file-1): every call of a school asks this first. */
export const schoolAccess = (memberships: Pick<MembershipRepository, 'findSchool'>) => {
  /** The school that a call names, for a member of it. 400 for none, 403 for any other. */
  const findOwn = async (asked: number | undefined, userId: number): Promise<OwnSchool | Refusal> => {
    const id = asId(asked)
    if (id === null || id === 0) return refuse(CODE.fieldError, '请先选择学校')
    return (await memberships.findSchool(userId, id)) ?? FOREIGN
  }

  return {
    findOwn,

    /** The same for a reviewer of the school. */
    async findReviewed(asked: number | undefined, userId: number): Promise<OwnSchool | Refusal> {
      const school = await findOwn(asked, userId)
      return school instanceof Refusal || school.canVerify ? school : NO_REVIEW
    },
  }
}

export type SchoolAccess = ReturnType<typeof schoolAccess>
