import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { WorkedList } from '#ui/components/worked-list.tsx'

const WORDS = {
  list: '申请',
  loading: '正在读',
  failed: '加载失败',
  notDone: '没有办成',
  none: { title: '没有申请', hint: '' },
  noRight: { title: '没有审核权限', hint: '' },
}

const show = (page: Page<string>, failure: Failure | null = null) => {
  const turned: number[] = []
  render(
    <WorkedList
      words={WORDS}
      page={page}
      failure={failure}
      stage={failure === null ? 'shown' : 'failed'}
      isBusy={false}
      onReread={() => undefined}
      onTurn={(index) => turned.push(index)}
      renderRow={(item) => <li key={item}>{item}</li>}
    />,
  )
  return turned
}

describe('a list whose rows something is done about', () => {
  it('says that there is nothing', () => {
    show({ index: 1, size: 20, total: 0, items: [] })
    screen.getByText('没有申请')
    expect(screen.queryByRole('button')).toBe(null)
  })

  it.each([
    [{ index: 2, total: 20 }, 1],
    [{ index: 5, total: 41 }, 3],
    [{ index: 2, total: 0 }, 1],
  ])('leads back from a page whose last row went: %j', async (page, back) => {
    const turned = show({ ...page, size: 20, items: [] })
    screen.getByText('这一页已经没有内容')
    await userEvent.click(screen.getByRole('button', { name: `回到第 ${back} 页` }))
    expect(turned).toEqual([back])
  })

  it('offers no second try to who has no right to see it', () => {
    show({ index: 1, size: 20, total: 0, items: [] }, { kind: 'forbidden', message: '' })
    screen.getByText('没有审核权限')
    expect(screen.queryByRole('button')).toBe(null)
  })
})
