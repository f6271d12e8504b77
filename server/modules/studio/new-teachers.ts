import type { Queries } from '../../db/database.ts'
import { namedThingsRepository } from './named-things.repository.ts'

interface Teachers {
  readonly organisationId: number
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/**
 * Whether all who are to teach from now on are members of the school: whoever is named is shown by name, with the lessons that they
 * have elsewhere. Who left the school since stays until somebody takes them out.
 */
export const areNewTeachersMembers = (
  db: Queries,
  { organisationId, before, after }: Teachers,
): Promise<boolean> => {
  const fresh = after.filter((id) => !before.includes(id))
  return namedThingsRepository(db).areMembers(organisationId, fresh)
}
