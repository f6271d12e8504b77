import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import { aCard } from '#tests/ui/support/a-card.ts'
import '#tests/ui/support/open-app.tsx'
import { ContentCard, type ContentCardProps } from '#ui/components/content-card.tsx'
import { ContentRow } from '#ui/components/content-row.tsx'

const show = (change: Partial<Content> = {}, rest: Omit<ContentCardProps, 'content'> = {}) => {
  render(
    <MemoryRouter>
      <ContentCard content={aCard(change)} {...rest} />
    </MemoryRouter>,
  )
  const card = screen.getByRole('article')
  const link = screen.getByRole('link')
  const text = (selector: string): string | null => card.querySelector(selector)?.textContent ?? null
  return {
    card,
    name: link.textContent,
    address: link.getAttribute('href'),
    badge: text('.content-card__badges'),
    extent: text('.content-card__extent'),
    lines: [...card.querySelectorAll('.content-card__body p')].map(({ textContent }) => textContent),
  }
}

const whole = ({ card, ...rest }: ReturnType<typeof show>) => rest

const PLACE = '初中 · 数学 · 人教版 · 八年级下册'
const WHO = '李文静 · 青禾实验学校'

describe('a content card', () => {
  it('of a course leads to its introduction', () => {
    expect(whole(show())).toEqual({
      name: '勾股定理：从赵爽弦图到实际应用',
      address: '/introduction?id=7&type=1',
      badge: '视频',
      extent: '8 课时',
      lines: [PLACE, WHO, '1.2万 次浏览 · 56 人收藏'],
    })
  })

  it('of a live says how it stands', () => {
    expect(whole(show({ type: 2, liveStatus: 'running', sectionCount: 0 }, { note: '今天 19:30' }))).toEqual({
      name: '勾股定理：从赵爽弦图到实际应用',
      address: '/introduction?id=7&type=2',
      badge: '直播中',
      extent: '1:36:00',
      lines: [PLACE, WHO, '今天 19:30'],
    })
  })

  it.each([
    'announced',
    'running',
    'ended',
    'replay',
  ] as const)('of a live that is called off says that alone (%s)', (liveStatus) => {
    expect(show({ type: 2, liveStatus, cancelled: true }).badge).toBe('已取消')
    render(
      <MemoryRouter>
        <ContentRow content={aCard({ type: 2, liveStatus, cancelled: true })} />
      </MemoryRouter>,
    )
    expect(screen.getAllByText('已取消')).toHaveLength(2)
  })

  it('of a resource says its kind and its format', () => {
    const tags = [{ id: 1, name: '课件' }]
    expect(whole(show({ type: 3, tags, suffix: 'pptx', duration: 0, sectionCount: 0 }))).toEqual({
      name: '勾股定理：从赵爽弦图到实际应用',
      address: '/details?id=7&type=3',
      badge: '课件',
      extent: 'PPTX',
      lines: [PLACE, WHO, '1.2万 次浏览 · 320 次下载 · 56 人收藏'],
    })
  })

  it('of a resource without a kind is called by its format, else by its type', () => {
    const { badge } = show({ type: 3, suffix: 'mp4', duration: 75 })
    expect(badge).toBe('MP4')
  })

  it('of a question says how many there are', () => {
    expect(whole(show({ type: 4 }))).toEqual({
      name: '勾股定理：从赵爽弦图到实际应用',
      address: '/details?id=7&type=4',
      badge: '试题',
      extent: '14 题',
      lines: [PLACE, WHO, '1.2万 次浏览 · 56 人收藏'],
    })
  })

  it('says nothing of what it does not know', () => {
    const nowhere = { id: 0, name: '' }
    const place = {
      stage: nowhere,
      subject: nowhere,
      grade: nowhere,
      version: nowhere,
      book: nowhere,
      chapter: nowhere,
    }
    const bare = { place, teacherName: '', organisationName: '', duration: 0, sectionCount: 0 }
    const { extent, lines } = show({ ...bare, viewCount: 0, favouriteCount: 0 })
    expect({ extent, lines }).toEqual({ extent: null, lines: ['', '', '0 次浏览'] })
  })

  it('shows how far one has got', () => {
    const { lines } = show({ progress: 61.6 })
    const bar = screen.getByRole('progressbar', { name: '已学 62%' })
    expect([bar.getAttribute('aria-valuenow'), lines[2]]).toEqual([
      '62',
      '已学 62% · 1.2万 次浏览 · 56 人收藏',
    ])
  })

  it('leads where its list says, at the level of its heading', () => {
    const { address } = show({}, { to: '/play?id=7&section=3&at=760', level: 2 })
    expect([address, screen.getByRole('heading', { level: 2 }).textContent]).toEqual([
      '/play?id=7&section=3&at=760',
      '勾股定理：从赵爽弦图到实际应用',
    ])
  })

  it('draws a cover that readers do not hear where there is no picture, or where it does not come', () => {
    const { card } = show({ coverUrl: '/files/cover.webp' })
    const picture = card.querySelector('img')
    expect([
      picture?.getAttribute('src'),
      picture?.getAttribute('alt'),
      card.querySelector('.subject-cover'),
    ]).toEqual(['/files/cover.webp', '', null])
    act(() => {
      if (picture !== null) fireEvent.error(picture)
    })
    const cover = card.querySelector('.subject-cover')
    expect([
      card.querySelector('img'),
      cover?.className,
      cover?.getAttribute('aria-hidden'),
      cover?.textContent,
    ]).toEqual([null, 'subject-cover subject--blue', 'true', '数学八年级下册'])
  })
})
