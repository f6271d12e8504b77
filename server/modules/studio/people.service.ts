import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getColleagues, setCourseEditors } from '#contract/studio-people.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import { draftRepository } from './draft.repository.ts'
import { findDraft } from './draft-access.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import { tailsOf } from './namesakes.ts'

const NO_COLLEAGUE = refuse(CODE.fieldError, '只能邀请本校的同事')

interface Needs {
  readonly db: Db
  readonly schools: SchoolAccess
  readonly clock: Clock
}

/** Who teaches and edits courses. */
export const peopleService = ({ db, schools, clock }: Needs) => ({
  async colleagues(
    userId: number,
    orgId: number,
    keyword: string,
  ): Promise<SentBy<typeof getColleagues> | Refusal> {
    const school = await schools.findOwn(orgId, userId)
    if (school instanceof Refusal) return school
    const members = await namedThingsRepository(db).findMembers(school.id, undefined, keyword.trim())
    const tails = tailsOf(members)
    return members.map(({ id, name, title, pinyin }) => ({
      Id: id,
      Name: name,
      Title: title,
      Pinyin: pinyin ?? '',
      Tail: tails.get(id) ?? '',
    }))
  },

  /** Replaces who edits with the owner. */
  async setEditors(
    userId: number,
    draftId: number,
    userIds: readonly number[],
  ): Promise<SentBy<typeof setCourseEditors> | Refusal> {
    const known = await findDraft(db, draftId, userId, 'invite')
    if (known instanceof Refusal) return known
    const wanted = [...new Set(userIds)].filter((id) => id !== known.draft.ownerId)
    const members = await namedThingsRepository(db).findMembers(known.draft.organisationId, wanted)
    if (members.length < wanted.length) return NO_COLLEAGUE
    await db.transaction(async (tx) => {
      if (!(await draftRepository(tx).setEditors(draftId, wanted))) return
      await auditRepository(tx).note({
        at: clock(),
        userId,
        organisationId: known.draft.organisationId,
        act: 'course.invite',
        subject: `course-draft:${draftId}`,
        detail: { editors: wanted.join(',') },
      })
    })
    return members.map(({ id, name }) => ({ Id: id, Name: name }))
  },
})

export type PeopleService = ReturnType<typeof peopleService>
