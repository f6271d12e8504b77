import { pageAddress, pageIndexOf } from './page-codec.ts'

/** One's own things or those of a school, a page at a time. */
export interface SchoolScope {
  /** 0 for one's own. */
  readonly organisationId: number
  /** From 1. */
  readonly page: number
}

/** The school that an address names; 0 for anything else. */
export const schoolIdOf = (asked: URLSearchParams): number => {
  const text = asked.get('school') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** Whose things the address asks for; what it says wrongly is as if it said nothing. */
export const schoolScopeOf = (asked: URLSearchParams): SchoolScope => ({
  organisationId: schoolIdOf(asked),
  page: pageIndexOf(asked),
})

/** The address of these things in the list at `path`. */
export const schoolScopeAddress = (path: string, { organisationId, page }: SchoolScope): string => {
  const said = new URLSearchParams()
  if (organisationId !== 0) said.set('school', String(organisationId))
  return pageAddress(path, page, said)
}
