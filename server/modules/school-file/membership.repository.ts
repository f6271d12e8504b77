import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'

/** A school as one of its members knows it. */
export interface OwnSchool {
  readonly id: number
  readonly name: string
  /** May review what is shared with it. */
  readonly canVerify: boolean
}

/** Who belongs to which school. */
export const membershipRepository = (db: Queries) => {
  const select = () =>
    db
      .select({ id: organisation.id, name: organisation.name, canVerify: membership.canVerify })
      .from(membership)
      .innerJoin(organisation, eq(organisation.id, membership.organisationId))

  return {
    /** Null for a school that the user is no member of. */
    async findSchool(userId: number, organisationId: number): Promise<OwnSchool | null> {
      const [found] = await select().where(
        and(eq(membership.userId, userId), eq(membership.organisationId, organisationId)),
      )
      return found ?? null
    },

    /** The schools of a user, the first chosen after sign-in first. */
    findSchools: (userId: number): Promise<OwnSchool[]> =>
      select().where(eq(membership.userId, userId)).orderBy(asc(membership.sort), asc(organisation.id)),
  }
}

export type MembershipRepository = ReturnType<typeof membershipRepository>
