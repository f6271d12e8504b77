import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'

/** The schools of a user with the rights there, in the user's own order. */
export const findMemberships = (db: Queries, userId: number) =>
  db
    .select({
      id: organisation.id,
      name: organisation.name,
      canVerify: membership.canVerify,
      canAdminister: membership.canAdminister,
    })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(eq(membership.userId, userId))
    .orderBy(asc(membership.sort), asc(organisation.id))
