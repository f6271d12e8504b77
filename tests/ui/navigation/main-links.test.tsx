import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp, type Person } from '#tests/ui/support/open-app.tsx'

const linksOf = (): readonly (readonly [string | null, string | null])[] =>
  onScreen
    .banner()
    .getAllByRole('link')
    .slice(1)
    .filter((link) => link.closest('[aria-label="主导航"]') !== null)
    .map((link) => [link.textContent, link.getAttribute('href')] as const)

const PLATFORMS = [
  ['国家中小学智慧教育平台', 'https://www.smartedu.cn'],
  ['上海智慧教育平台', 'https://www.shec.edu.cn'],
] as const
const LIBRARY = ['学校资源库', '/school-local/school-local-database?orgId=1'] as const
const COURSES = ['我的课程', '/coursetable?activeIndex=0'] as const
const PAPERS = [
  ['组卷', '/paper'],
  ['电子组卷', '/paper?kind=electronic'],
] as const

describe('the links of the top bar', () => {
  it.each<[Person | undefined, readonly (readonly [string, string])[]]>([
    [undefined, []],
    ['teacher', [LIBRARY, COURSES, ...PAPERS]],
    ['reviewer', [LIBRARY, COURSES, ...PAPERS]],
    ['cloudSchool', [COURSES]],
    ['emptyMenus', []],
    ['noOrganisation', [['学校资源库', '/school-local/school-local-database'], COURSES, ...PAPERS]],
  ])('of %s at home: by role, then the platforms', async (person, links) => {
    openApp(person === undefined ? {} : { person })
    if (person !== undefined) await onScreen.userMenu()
    expect(linksOf()).toEqual([...links, ...PLATFORMS])
    const outside = screen.getByRole('link', { name: '国家中小学智慧教育平台' })
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })

  it('lead to the platforms from the home page only', async () => {
    openApp({ person: 'teacher', address: '/coursetable' })
    await onScreen.heading('个人中心')
    expect(linksOf().map(([name]) => name)).toEqual(['学校资源库', '我的课程', '组卷', '电子组卷'])
    expect(onScreen.banner().getByRole('link', { name: '我的课程' }).getAttribute('aria-current')).toBe(
      'page',
    )
  })

  it.each<[string, Opening, readonly string[]]>([
    [
      'without a regional platform',
      { configuration: { regionalPlatform: null } },
      ['国家中小学智慧教育平台'],
    ],
    [
      'with another regional platform',
      { configuration: { regionalPlatform: { name: '浙江智慧教育', url: 'https://zj.example' } } },
      ['国家中小学智慧教育平台', '浙江智慧教育'],
    ],
  ])('%s', (_, opening, names) => {
    openApp(opening)
    expect(linksOf().map(([name]) => name)).toEqual(names)
  })

  it.each([
    ['/paper', '组卷'],
    ['/paper?page=2', '组卷'],
    ['/paper?kind=electronic&id=4', '电子组卷'],
    ['/coursetable?activeIndex=2', '我的课程'],
  ])('mark where one is: %s', async (address, name) => {
    openApp({ person: 'teacher', address })
    await onScreen.userMenu()
    const marked = screen.getAllByRole('link', { current: 'page' })
    expect(
      marked.filter((link) => link.closest('.main-links') !== null).map((link) => link.textContent),
    ).toEqual([name])
  })

  it('fold into a menu that says whether it is open, closes on Escape and on the way', async () => {
    const { user } = openApp({ person: 'teacher' })
    await onScreen.userMenu()
    const button = screen.getByRole('button', { name: '菜单' })
    const nav = () => document.getElementById(button.getAttribute('aria-controls') ?? '')
    const state = () => [button.getAttribute('aria-expanded'), nav()?.dataset['open']]
    expect(state()).toEqual(['false', 'false'])
    await user.click(button)
    expect(state()).toEqual(['true', 'true'])
    screen.getByRole('link', { name: '我的课程' }).focus()
    await user.keyboard('{Escape}')
    expect(state()).toEqual(['false', 'false'])
    await user.click(button)
    await user.click(screen.getByRole('link', { name: '我的课程' }))
    await onScreen.heading('个人中心')
    await waitFor(() => expect(state()).toEqual(['false', 'false']))
  })
})
