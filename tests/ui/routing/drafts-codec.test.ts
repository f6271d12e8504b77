import { expect, it } from 'vitest'
import { ALL_OWN_DRAFTS } from '#domain/studio/course-studio.ts'
import { draftsAddress, draftsQueryOf } from '#ui/routing/drafts-codec.ts'

const read = (address: string) => draftsQueryOf(new URL(address, 'http://here').searchParams)

it('courses are named by their address', () => {
  const query = {
    view: 'review',
    organisationId: 3,
    status: 'returned',
    keyword: '浮力 & 压强',
    page: 2,
  } as const
  expect(read(draftsAddress(query))).toEqual(query)
  expect(draftsAddress(ALL_OWN_DRAFTS)).toBe('/studio')
  expect(read('/studio')).toEqual(ALL_OWN_DRAFTS)
})

it('what an address says wrongly is as if it said nothing', () => {
  expect(read('/studio?review=x&state=gone&page=-1&word=%20')).toEqual(ALL_OWN_DRAFTS)
})
