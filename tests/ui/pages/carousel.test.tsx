import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '#tests/ui/support/open-app.tsx'

/** The settings of the browser that stands in for one. */
const device = (): { prefersReducedMotion: string } => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } }
  }
  return happyDOM.settings.device
}
afterEach(() => {
  device().prefersReducedMotion = 'no-preference'
})

const TITLES = [
  '新学期备课季：三个学段的课件与教案已更新',
  '名师直播周：每晚七点，一起磨一节好课',
  '国家智慧教育平台：更多国家级课程资源',
]

const open = async () => {
  const app = openApp()
  const region = await screen.findByRole('region', { name: '推荐' })
  const inside = within(region)
  const press = (name: string) => app.user.click(inside.getByRole('button', { name }))
  const slides = () =>
    [...region.querySelectorAll<HTMLElement>('[role="group"][aria-roledescription]')].map((slide) => ({
      name: slide.getAttribute('aria-label'),
      title: slide.textContent,
      inert: slide.inert,
    }))
  const shown = () => slides().flatMap(({ inert }, index) => (inert ? [] : [index + 1]))
  return { ...app, region, inside, press, slides, shown }
}

describe('the banners', () => {
  it('have names, one of them is there for everybody', async () => {
    const { region, inside, slides } = await open()
    expect([region.getAttribute('aria-roledescription'), slides()]).toEqual([
      '轮播',
      TITLES.map((title, index) => ({ name: `第 ${index + 1} 张，共 3 张`, title, inert: index > 0 })),
    ])
    expect(inside.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '暂停轮播',
      '上一张',
      ...TITLES.map((title, index) => `第 ${index + 1} 张：${title}`),
      '下一张',
    ])
  })

  it('go forward, back and around, and to each of them', async () => {
    const { press, shown, inside } = await open()
    const seen: (readonly number[])[] = []
    for (const name of ['下一张', '下一张', '下一张', '上一张', `第 2 张：${TITLES[1]}`]) {
      await press(name)
      seen.push(shown())
    }
    expect(seen).toEqual([[2], [3], [1], [3], [2]])
    const dots = within(inside.getByRole('group', { name: '选择横幅' })).getAllByRole('button')
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'true', 'false'])
  })

  it('can be stopped and started; only while they stand still a reader hears of a change', async () => {
    const { press, region } = await open()
    const live = () => region.querySelector('.carousel__slides')?.getAttribute('aria-live')
    expect(live()).toBe('off')
    await press('暂停轮播')
    expect(live()).toBe('polite')
    await press('播放轮播')
    expect(live()).toBe('off')
  })

  it('stand still from the start where motion is not wanted', async () => {
    device().prefersReducedMotion = 'reduce'
    const { inside } = await open()
    expect(inside.getByRole('button', { name: '播放轮播' })).toBeDefined()
  })

  it('follow a finger that moves far enough', async () => {
    const { region, shown } = await open()
    const swipe = (from: number, to: number) => {
      act(() => {
        fireEvent.touchStart(region, { touches: [{ clientX: from }] })
        fireEvent.touchEnd(region, { changedTouches: [{ clientX: to }] })
      })
      return shown()
    }
    expect([swipe(200, 190), swipe(200, 120), swipe(100, 180)]).toEqual([[1], [2], [1]])
  })

  it('fetch the picture that comes next and none that nobody gets to see', async () => {
    const { region, press } = await open()
    const pictures = () => [...region.querySelectorAll('img')].map(({ alt }) => alt)
    expect(region.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
    await waitFor(() => expect(pictures()).toEqual(TITLES.slice(0, 2)))
    await press('下一张')
    await waitFor(() => expect(pictures()).toEqual(TITLES))
  })

  it('lead into the product and out of it', async () => {
    const { region } = await open()
    const links = [...region.querySelectorAll('a')]
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/list?type=3', null],
      ['/list?type=2', null],
      ['https://www.smartedu.cn', '_blank'],
    ])
  })
})
