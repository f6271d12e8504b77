import { describe, expect, it } from 'vitest'
import {
  activeCloudItem,
  cloudCodeOf,
  cloudLogoNameOf,
  cloudOrganisationOf,
  menuOfSchool,
} from '#domain/school-file/cloud-school.ts'
import { aUser } from '#tests/support/people.ts'
import { cloudAddress, readCloudPlace } from '#ui/routing/cloud-codec.ts'

const first = { id: 1, name: '教研空间', parameter: 'code=jyk&orgId=1' }
const second = { id: 2, name: '校本课程', parameter: '?code=xbkc&orgId=1' }
const bare = { id: 3, name: '空', parameter: '' }

const asked = (query: string) => new URLSearchParams(query)

describe('the active item of the cloud school', () => {
  it.each([
    ['code=jyk&orgId=1', first],
    ['orgId=1&code=xbkc', second],
    ['code=xbkc&orgId=1&from=mail', second],
    // Another of the user's schools under the same item.
    ['code=xbkc&orgId=2', second],
    ['code=xbkc', second],
    ['code=nonsense', first],
    // An item without a Parameter is that of an address which names nothing.
    ['', bare],
    ['orgId=2&part=courses', bare],
  ])('%s', (query, item) => {
    expect(activeCloudItem([first, second, bare], asked(query))).toBe(item)
  })

  it('is the last of several with one Parameter, as after a sign-in, and the one that says most', () => {
    const twin = { ...second, id: 4, name: '校本课程二' }
    const closer = { id: 5, name: '初中', parameter: 'code=jyk&stage=2' }
    const menu = [closer, first, second, twin]
    expect(activeCloudItem(menu, asked('code=xbkc&orgId=1'))).toBe(twin)
    expect(activeCloudItem(menu, asked('code=jyk&stage=2'))).toBe(closer)
    expect(activeCloudItem(menu, asked('code=jyk'))).toBe(first)
    expect(activeCloudItem([first, second], asked(''))).toBe(first)
  })

  it('is none where there is no menu', () => {
    expect(activeCloudItem([], asked('code=jyk'))).toBeUndefined()
  })

  it('says by its Parameter what it is about', () => {
    expect([first, second, bare].map(cloudCodeOf)).toEqual(['jyk', 'xbkc', ''])
  })
})

describe('the menu of a school', () => {
  const own = (id: number, orgId: number) => ({
    id,
    name: `栏目${id}`,
    parameter: `code=school-${id}&orgId=${orgId}`,
  })
  const menu = [own(7, 2), own(8, 2), first, second]

  it('is its own where it has any, else that of the role', () => {
    expect(menuOfSchool(menu, 2)).toEqual([own(7, 2), own(8, 2)])
    expect(menuOfSchool(menu, 1)).toEqual([first, second])
    expect(menuOfSchool([own(7, 2)], 1)).toEqual([own(7, 2)])
    expect(menuOfSchool([], 1)).toEqual([])
  })
})

describe('the school of the cloud space', () => {
  const [one, two] = [
    { id: 1, name: '青禾实验学校' },
    { id: 2, name: '江城第一中学' },
  ] as const

  it.each([
    ['orgId=1', one],
    ['orgId=2', two],
    ['', two],
    ['orgId=3', null],
    ['orgId=0', two],
    ['orgId=one', two],
  ])('of %s', (query, school) => {
    expect(cloudOrganisationOf([one, two], asked(query), two)).toBe(school)
  })

  it('stands in the address beside the Parameter', () => {
    expect(cloudAddress(second.parameter, 2)).toBe('/cloud-school?code=xbkc&orgId=2')
    expect(cloudAddress('', 0)).toBe('/cloud-school')
    expect(cloudAddress(first.parameter, 1, { list: 'lives', page: 2 })).toBe(
      '/cloud-school?code=jyk&orgId=1&part=lives&page=2',
    )
    expect(readCloudPlace(asked('part=lives&page=2'))).toEqual({ list: 'lives', page: 2 })
    expect(readCloudPlace(asked('part=files&page=-1'))).toEqual({ list: null, page: 1 })
  })
})

describe('the logo in the cloud school', () => {
  const sent = aUser({
    rights: { staysHome: false, schoolLibrary: true, paperComposition: true, review: false },
    roleMenus: [{ id: 1, name: '教师', items: [first, second] }],
  })

  it.each([
    ['/cloud-school?code=xbkc&orgId=1', '校本课程'],
    ['/cloud-school', '教研空间'],
    ['/cloud-school-of-another', null],
    ['/list?type=1&code=xbkc', null],
  ])('of somebody who is sent there says at %s: %s', (address, name) => {
    expect(cloudLogoNameOf(sent, address)).toBe(name)
  })

  it('stays as it is for somebody who only looks in, or who has no menu', () => {
    const { rights } = aUser()
    expect(cloudLogoNameOf({ ...sent, rights }, '/cloud-school')).toBe(null)
    expect(cloudLogoNameOf({ ...sent, roleMenus: [] }, '/cloud-school')).toBe(null)
  })
})
