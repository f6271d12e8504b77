import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { FIRST_QUERY, PUBLISHED_ORDERS, type PublishedQuery, USE_DAYS } from '#domain/release/published.ts'
import { RELEASE_STATUSES, type ReleaseQuery } from '#domain/release/release-request.ts'
import type { VersionQuery } from '#domain/release/resource-version.ts'
import { pageAddress, pageIndexOf } from './page-codec.ts'
import { schoolIdOf } from './school-scope-codec.ts'

/** Where somebody finds what is published. */
export const PUBLISHED_ADDRESS = '/studio/published'

/** Where reviewers of the platform find what schools ask to be open to all. */
export const RELEASES_ADDRESS = '/studio/releases'

/** Where reviewers find new versions of resources. */
export const VERSIONS_ADDRESS = '/studio/versions'

/** Which published contents the address asks for; what it says wrongly is as if it said nothing. */
export const publishedQueryOf = (asked: URLSearchParams): PublishedQuery => ({
  organisationId: schoolIdOf(asked),
  type: Object.values(CONTENT_TYPE).find((one) => String(one) === asked.get('type')) ?? FIRST_QUERY.type,
  order: PUBLISHED_ORDERS.find((one) => one === asked.get('order')) ?? FIRST_QUERY.order,
  days: USE_DAYS.find((one) => String(one) === asked.get('days')) ?? FIRST_QUERY.days,
  page: pageIndexOf(asked),
})

/** The address of these contents. */
export const publishedAddress = ({ organisationId, type, order, days, page }: PublishedQuery): string => {
  const said = new URLSearchParams()
  if (organisationId !== 0) said.set('school', String(organisationId))
  if (type !== FIRST_QUERY.type) said.set('type', String(type))
  if (order !== FIRST_QUERY.order) said.set('order', order)
  if (days !== FIRST_QUERY.days) said.set('days', String(days))
  return pageAddress(PUBLISHED_ADDRESS, page, said)
}

/** Which requests the address asks for; those that wait where it says nothing. */
export const releaseQueryOf = (asked: URLSearchParams): ReleaseQuery => ({
  status: ([...RELEASE_STATUSES, 'all'] as const).find((one) => one === asked.get('state')) ?? 'asked',
  page: pageIndexOf(asked),
})

/** The address of these requests. */
export const releasesAddress = ({ status, page }: ReleaseQuery): string =>
  pageAddress(RELEASES_ADDRESS, page, new URLSearchParams(status === 'asked' ? {} : { state: status }))

/** Which new versions the address asks for: of the first of `places`, ids of schools, where it names none of them. */
export const versionQueryOf = (asked: URLSearchParams, places: readonly number[]): VersionQuery => ({
  organisationId: places.find((one) => String(one) === asked.get('school')) ?? places[0] ?? 0,
  page: pageIndexOf(asked),
})

/** The address of these versions; 0 is the platform. */
export const versionsAddress = ({ organisationId, page }: VersionQuery): string =>
  pageAddress(VERSIONS_ADDRESS, page, new URLSearchParams({ school: String(organisationId) }))
