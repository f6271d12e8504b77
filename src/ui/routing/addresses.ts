import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { ContinueItem } from '#domain/catalogue/continue-item.ts'
import { type ListQuery, type ListType, listOf } from '#domain/catalogue/list-query.ts'
import type { SchoolLocalPage } from '#domain/navigation/school-local.ts'
import { writeListQuery } from './list-query-writer.ts'

const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '' && value !== 0) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

export const homeAddress = '/'

export const listPath = '/list'

/**
 * A list of a type with what narrows it; everything that shapes it stands in the address (R-catalogue-4). Questions without a
 * keyword are the question bank, whose address says a place in the same words (docs/decisions/0084).
 */
export const listAddress = (list: Partial<ListQuery> & Pick<ListQuery, 'type'>): string =>
  `${list.type === CONTENT_TYPE.question && !list.keyword ? '/details' : listPath}?${writeListQuery({ ...listOf(1), ...list })}`

/** A new search: `time` makes a repeated one a new navigation, nothing more (R-catalogue-4). */
export const searchAddress = (keyword: string, type: ListType, time: number): string =>
  listAddress({ type, keyword, time })

/** Where a card leads: courses to their introduction, resources and questions to their details. */
export const contentAddress = ({ id, type }: Pick<ContentCard, 'id' | 'type'>): string =>
  withQuery(type === CONTENT_TYPE.recorded || type === CONTENT_TYPE.live ? '/introduction' : '/details', {
    id,
    type,
  })

/** Where a learner stopped, to the second. */
export const continueAddress = ({ content, courseId, sectionId, position }: ContinueItem): string =>
  playAddress({ id: courseId, type: content.type, sectionId, position })

/** A section of a course, from a position in seconds on; a live course says so, a recorded one need not. */
export const playAddress = ({
  id,
  type,
  sectionId,
  position = 0,
}: Pick<ContentCard, 'id' | 'type'> & {
  readonly sectionId: number
  readonly position?: number
}): string =>
  withQuery('/play', {
    id,
    type: type === CONTENT_TYPE.live ? type : undefined,
    section: sectionId,
    at: Math.floor(position),
  })

export const COURSE_TABS = ['introduction', 'files', 'comments', 'report'] as const
export type CourseTab = (typeof COURSE_TABS)[number]

/** The introduction of a course with a tab of it open; the first is the one without a name. */
export const courseTabAddress = (course: Pick<ContentCard, 'id' | 'type'>, tab: CourseTab): string =>
  tab === COURSE_TABS[0] ? contentAddress(course) : `${contentAddress(course)}&tab=${tab}`

/** The tab that an address names; the first for an unknown one. */
export const courseTabOf = (query: URLSearchParams): CourseTab =>
  COURSE_TABS.find((tab) => tab === query.get('tab')) ?? COURSE_TABS[0]

const SCHOOL_PATHS: Readonly<Record<SchoolLocalPage, string>> = {
  database: '/school-local/school-local-database',
  examine: '/school-local/school-local-examine',
  mydatabase: '/school-local/school-local-mydatabase',
}

/** A page of a school; the organisation stands in the address (R-school-file-1). */
export const schoolAddress = (page: SchoolLocalPage, organisationId: number): string =>
  withQuery(SCHOOL_PATHS[page], { orgId: organisationId })

export const paperAddress = (kind: 'paper' | 'electronic'): string =>
  withQuery('/paper', { kind: kind === 'electronic' ? kind : undefined })

/** A school's page that names no school, with this one; null where nothing is to be named. R-school-file-1. */
export const addressNaming = (address: string, organisationId: number): string | null => {
  const [path = '', search = ''] = address.split('?', 2)
  const query = new URLSearchParams(search)
  if (organisationId === 0 || organisationInQuery(query) !== 0) return null
  query.set('orgId', String(organisationId))
  return `${path}?${query.toString()}`
}

/** The organisation that an address names; 0 for none. */
export const organisationInQuery = (query: URLSearchParams): number => {
  const id = Number(query.get('orgId'))
  return Number.isInteger(id) && id > 0 ? id : 0
}
