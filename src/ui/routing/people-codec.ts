import {
  EVERYBODY,
  PEOPLE_LISTED,
  PEOPLE_PAGE_SIZE,
  PEOPLE_SHOWN,
  type PeopleQuery,
} from '#domain/people/person.ts'
import type { SchoolsQuery } from '#domain/people/school.ts'
import { pageAddress } from './page-codec.ts'

/** Where administrators find the people of their schools. */
export const PEOPLE_ADDRESS = '/manage/people'

/** Where one is added. */
export const NEW_PERSON_ADDRESS = '/manage/people/new'

/** Where a roster comes in. */
export const ROSTER_ADDRESS = '/manage/roster'

/** Where the schools are found. */
export const SCHOOLS_ADDRESS = '/manage/schools'

/** Where the roles are found. */
export const ROLES_ADDRESS = '/manage/roles'

export const personAddress = (id: number): string => `${PEOPLE_ADDRESS}/${id}`

const MAX_WORD = 200

const wholeOf = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

/** Which people the address asks for; what it says wrongly is as if it said nothing. */
export const peopleQueryOf = (asked: URLSearchParams): PeopleQuery => ({
  keyword: (asked.get('word') ?? '').trim().slice(0, MAX_WORD),
  organisationId: wholeOf(asked.get('school')),
  shown: PEOPLE_SHOWN.find((one) => one === asked.get('state')) ?? EVERYBODY.shown,
  page: Math.min(PEOPLE_LISTED / PEOPLE_PAGE_SIZE, Math.max(1, wholeOf(asked.get('page')))),
})

/** The address of these people. */
export const peopleAddress = ({ keyword, organisationId, shown, page }: PeopleQuery): string => {
  const said = new URLSearchParams()
  if (keyword !== '') said.set('word', keyword)
  if (organisationId !== 0) said.set('school', String(organisationId))
  if (shown !== EVERYBODY.shown) said.set('state', shown)
  return pageAddress(PEOPLE_ADDRESS, page, said)
}

/** Which schools the address asks for; what it says wrongly is as if it said nothing. */
export const schoolsQueryOf = (asked: URLSearchParams): SchoolsQuery => ({
  keyword: (asked.get('word') ?? '').trim().slice(0, MAX_WORD),
  page: Math.min(100_000, Math.max(1, wholeOf(asked.get('page')))),
})

/** The address of these schools. */
export const schoolsAddress = ({ keyword, page }: SchoolsQuery): string => {
  const said = new URLSearchParams()
  if (keyword !== '') said.set('word', keyword)
  return pageAddress(SCHOOLS_ADDRESS, page, said)
}
