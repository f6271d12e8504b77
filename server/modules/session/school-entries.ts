import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { roleMenu } from '#contract/session.ts'
import { schoolParameter } from './menu-code.ts'

type Entry = Sent<z.output<typeof roleMenu>>['Children'][number]

/** An entry of a school's own cloud menu. */
export interface SchoolEntry {
  readonly id: number
  readonly organisationId: number
  readonly name: string
  readonly sort: number
}

const entryOf = ({ id, organisationId, name, sort }: SchoolEntry): Entry => ({
  Id: id,
  MenuName: name,
  Parameter: schoolParameter(id, organisationId),
  Icon: '',
  Sort: sort,
})

/**
 * The children of the first role menu, with a school's own entries in place of the role's. The schools come in reverse order, because a sign-in
 * leads to the last child and selects the first school (R-cloud-2).
 */
export const childrenOf = (
  ofRole: readonly Entry[],
  schoolIds: readonly number[],
  entries: readonly SchoolEntry[],
): Entry[] => {
  const ownOf = (schoolId: number) => entries.filter(({ organisationId }) => organisationId === schoolId)
  const withoutOwn = schoolIds.find((id) => ownOf(id).length === 0)
  if (schoolIds.length === 0) return [...ofRole]
  return schoolIds.toReversed().flatMap((id) => (id === withoutOwn ? ofRole : ownOf(id).map(entryOf)))
}
