import type * as z from 'zod/mini'
import type { savePerson } from '#contract/people.ts'
import type { Refusal } from '../../http/envelope.ts'
import type { PersonRow } from './person.repository.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'
import { type Administrator, administers, type HeldSchool, rightsOver } from './person-rights.ts'

export type PersonAsked = z.output<typeof savePerson.body>

export type SchoolAsked = Omit<HeldSchool, 'name'>

/** One line for each school, the last of those that name it. */
export const schoolsAsked = (asked: PersonAsked['Schools']): readonly SchoolAsked[] => [
  ...new Map(
    asked.map(({ Id, IsCanVerify, CanAdminister }) => [
      Id,
      { id: Id, canVerify: IsCanVerify, canAdminister: CanAdminister },
    ]),
  ).values(),
]

/** Null for none of their own. */
export const quotaAsked = (
  { quotaGigabytes: now }: Pick<PersonRow, 'quotaGigabytes'>,
  { QuotaGigabytes: asked }: PersonAsked,
): number | null => (asked === undefined ? now : asked || null)

/** The names of what would become another. */
export const changesOf = (person: PersonRow, asked: PersonAsked) =>
  [
    person.name !== asked.Name && 'name',
    person.title !== asked.Title && 'title',
    (person.roleId ?? 0) !== asked.RoleId && 'role',
    person.platformRight !== asked.PlatformRight && 'platformRight',
    quotaAsked(person, asked) !== person.quotaGigabytes && 'quota',
  ].filter((it) => it !== false)

/** Whether the schools that `by` administers become others. */
export const changesSchools = (held: readonly HeldSchool[], wanted: readonly SchoolAsked[]): boolean =>
  held.length !== wanted.length ||
  held.some(({ id, canVerify, canAdminister }) => {
    const it = wanted.find((one) => one.id === id)
    return it?.canVerify !== canVerify || it.canAdminister !== canAdminister
  })

/** Why an administrator may not make this of a person; null where it may be done (R-people-1, R-people-3). */
export const refusalOfChange = (by: Administrator, person: PersonRow, asked: PersonAsked): Refusal | null => {
  const { schools, isSelf, canEdit } = rightsOver(by, person)
  const changes = changesOf(person, asked)
  const wanted = schoolsAsked(asked.Schools)
  if (changes.includes('platformRight')) {
    if (!by.isPlatform) return PERSON_REFUSAL.noPlatformRight
    if (isSelf) return PERSON_REFUSAL.ownRight
  }
  if (changes.includes('quota') && !by.isPlatform) return PERSON_REFUSAL.noQuotaRight
  if (changes.length > 0 && !canEdit) return PERSON_REFUSAL.noAccountRight
  if (wanted.some(({ id }) => !administers(by, id))) return PERSON_REFUSAL.foreignSchool
  const losesOwn = schools.some(
    (held) => held.canAdminister && wanted.find(({ id }) => id === held.id)?.canAdminister !== true,
  )
  return isSelf && !by.isPlatform && losesOwn ? PERSON_REFUSAL.ownRight : null
}
