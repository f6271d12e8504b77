import { PLATFORM_RIGHT } from '#contract/release.ts'

/** Somebody who administers people: of all schools, or of these (R-people-1). */
export interface Administrator {
  readonly userId: number
  readonly isPlatform: boolean
  readonly schoolIds: readonly number[]
}

/** A school of a person, with the rights there. */
export interface HeldSchool {
  readonly id: number
  readonly name: string
  readonly canVerify: boolean
  readonly canAdminister: boolean
}

interface Person {
  readonly id: number
  readonly mobile: string | null
  readonly platformRight: number
  readonly disabledAt: Date | null
  readonly schools: readonly HeldSchool[]
}

/** Whether a school is one that somebody administers. */
export const administers = (by: Administrator, schoolId: number): boolean =>
  by.isPlatform || by.schoolIds.includes(schoolId)

/**
 * What an administrator may do about a person. A school's sees who belongs to the school, and changes an account only where it
 * belongs to no other school and has no right for all schools: it would be theirs otherwise.
 */
export const rightsOver = (by: Administrator, person: Person) => {
  const schools = person.schools.filter(({ id }) => administers(by, id))
  const isElsewhere = schools.length < person.schools.length
  const isSelf = person.id === by.userId
  const canEdit = by.isPlatform || (!isElsewhere && person.platformRight === PLATFORM_RIGHT.none)
  const canEnd = canEdit && !isSelf && person.mobile !== null
  return {
    schools,
    isElsewhere,
    isSelf,
    isSeen: by.isPlatform || schools.length > 0,
    canEdit,
    canDisable: canEnd,
    canReset: canEnd && person.disabledAt === null,
  }
}
