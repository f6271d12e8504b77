import { expect, it } from 'vitest'
import { FIRST_QUERY, type PublishedQuery } from '#domain/release/published.ts'
import {
  publishedAddress,
  publishedQueryOf,
  releaseQueryOf,
  releasesAddress,
  versionQueryOf,
  versionsAddress,
} from '#ui/routing/release-codec.ts'
import { schoolScopeAddress, schoolScopeOf } from '#ui/routing/school-scope-codec.ts'

const said = (address: string) => new URL(address, 'http://here').searchParams

it('what is published is named by its address', () => {
  const query: PublishedQuery = { organisationId: 3, type: 2, order: 'views', days: 7, page: 4 }
  expect(publishedQueryOf(said(publishedAddress(query)))).toEqual(query)
  expect(publishedAddress(FIRST_QUERY)).toBe('/studio/published')
  expect(publishedQueryOf(said('/?school=x&type=99&order=up&days=8&page=-1'))).toEqual(FIRST_QUERY)
})

it('requests are named by their address; those that wait need no words', () => {
  const query = { status: 'all', page: 2 } as const
  expect(releaseQueryOf(said(releasesAddress(query)))).toEqual(query)
  expect(releasesAddress({ status: 'asked', page: 1 })).toBe('/studio/releases')
  expect(releaseQueryOf(said('/?state=gone&page=0'))).toEqual({ status: 'asked', page: 1 })
})

it('new versions are named by their place, which is one that the reader reviews', () => {
  const query = { organisationId: 0, page: 2 }
  expect(versionQueryOf(said(versionsAddress(query)), [5, 0])).toEqual(query)
  expect(versionQueryOf(said('/'), [5, 0])).toEqual({ organisationId: 5, page: 1 })
  expect(versionQueryOf(said('/?school=9'), [5, 0]).organisationId).toBe(5)
})

it('the things of a school are named by it and by their page', () => {
  const scope = { organisationId: 7, page: 3 }
  expect(schoolScopeOf(said(schoolScopeAddress('/studio/jobs', scope)))).toEqual(scope)
  expect(schoolScopeAddress('/studio/jobs', { organisationId: 0, page: 1 })).toBe('/studio/jobs')
  expect(schoolScopeOf(said('/?school=-1&page=x'))).toEqual({ organisationId: 0, page: 1 })
})
