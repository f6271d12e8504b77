import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createWorld } from '#infrastructure/memory/world.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { openApp, signIn } from '../support/open-app.tsx'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the home page of a visitor', () => {
  it('has banners, the search box and the login button, and nothing of what the product holds', async () => {
    openApp()
    await screen.findByRole('region', { name: '推荐' })
    expect(document.title).toBe('首页 - 知源课堂')
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
    expect(screen.queryByRole('navigation', { name: '分类导航' })).toBeNull()
    const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '国家中小学智慧教育平台',
      '上海智慧教育平台',
    ])
  })

  it('does without the regional platform where there is none', () => {
    openApp('/', { configuration: aConfiguration({ regionalPlatform: null }) })
    const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['国家中小学智慧教育平台'])
  })

  it('is not held up by banners that cannot be read, and tries again', async () => {
    const world = createWorld()
    world.refuse('home.banners', { kind: 'unreachable' })
    const { user } = openApp('/', { world })
    const alert = within(await within(screen.getByRole('main')).findByRole('alert'))
    world.refuse('home.banners', null)
    await user.click(alert.getByRole('button', { name: '重试' }))
    await screen.findByRole('region', { name: '推荐' })
  })
})

describe('the home page of a teacher', () => {
  it('has what to go on with, lives, and a block for each classify', async () => {
    const app = openApp()
    await signIn(app)
    await screen.findByRole('heading', { name: '继续学习' })
    await waitFor(() => expect(headings()).toEqual(['继续学习', '直播', '课程视频', '课程直播', '资料库']))
    const rail = within(screen.getByRole('region', { name: '继续学习' }))
    expect(rail.getAllByRole('article').length).toBeLessThanOrEqual(4)
    expect(rail.getAllByRole('progressbar').length).toBeGreaterThan(0)
    expect(rail.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/play\?id=\d+&section=\d+&at=\d+$/)
  })

  it('hides a part that has nothing, and says what could not be read with a way to try again', async () => {
    const world = createWorld()
    world.refuse('home.content', { kind: 'timedOut' })
    const app = openApp('/', { world })
    await signIn(app)
    const alert = within(await within(screen.getByRole('main')).findByRole('alert'))
    expect(headings()).toEqual(['直播'])
    world.refuse('home.content', null)
    await app.user.click(alert.getByRole('button', { name: '重试' }))
    await screen.findByRole('heading', { name: '资料库' })
  })

  it('narrows the blocks to a subject by mouse and by arrow keys', async () => {
    const app = openApp()
    await signIn(app)
    const tabs = async () => within(await screen.findByRole('tablist', { name: '课程视频的学科' }))
    await tabs()
    await app.user.selectOptions(screen.getAllByRole('combobox', { name: '学段' })[0] as HTMLElement, '初中')
    await app.user.click(await (await tabs()).findByRole('tab', { name: '语文' }))
    const chosen = () =>
      within(screen.getByRole('tablist', { name: '课程视频的学科' })).getByRole('tab', { selected: true })
    await waitFor(() => expect(chosen().textContent).toBe('语文'))
    await app.user.keyboard('{ArrowRight}')
    await waitFor(() => expect(chosen().textContent).toBe('数学'))
    expect(document.activeElement).toBe(chosen())
    await app.user.keyboard('{Home}')
    await waitFor(() => expect(chosen().textContent).toBe('全部'))
  })
})

describe('the banners', () => {
  it('can be turned, chosen and stopped', async () => {
    const { user } = openApp()
    const carousel = within(await screen.findByRole('region', { name: '推荐' }))
    const current = () => carousel.getByRole('button', { current: true }).getAttribute('aria-label')
    expect(current()).toMatch(/^第 1 张：/)
    await user.click(carousel.getByRole('button', { name: '下一张' }))
    expect(current()).toMatch(/^第 2 张：/)
    await user.click(carousel.getByRole('button', { name: '上一张' }))
    await user.click(carousel.getByRole('button', { name: '上一张' }))
    expect(current()).toMatch(/^第 3 张：/)
    await user.click(carousel.getByRole('button', { name: '暂停轮播' }))
    expect(carousel.getByRole('button', { name: '播放轮播' })).toBeDefined()
  })

  it('says each picture once and keeps the hidden ones from readers', async () => {
    openApp()
    const carousel = await screen.findByRole('region', { name: '推荐' })
    const slides = [...carousel.querySelectorAll('.slide')]
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
    expect(slides[0]?.querySelector('img')?.alt).toBe(slides[0]?.querySelector('.slide__title')?.textContent)
  })
})
