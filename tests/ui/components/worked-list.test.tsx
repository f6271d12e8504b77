import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { WorkedList } from '#ui/components/worked-list.tsx'

const WORDS = {
  list: '申请',
  loading: '正在读',
  failed: '加载失败',
  notDone: '没有办成',
  none: { title: '没有申请', hint: '' },
  noRight: { title: '没有审核权限', hint: '' },
}

interface ListProps {
  readonly page: Page<string>
  readonly failure?: Failure | null
}

const List = ({ page, failure = null }: ListProps) => (
  <WorkedList
    words={WORDS}
    page={page}
    failure={failure}
    stage={failure === null ? 'shown' : 'failed'}
    isBusy={false}
    onReread={() => undefined}
    onTurn={() => undefined}
    renderRow={(item) => <li key={item}>{item}</li>}
  />
)

describe('a list whose rows something is done about', () => {
  it.each([1, 2])('says that there is nothing, also on page %i', (index) => {
    render(<List page={{ index, size: 20, total: 0, items: [] }} />)
    screen.getByText('没有申请')
    expect(screen.queryByRole('button')).toBe(null)
  })

  it('offers no second try to who has no right to see it', () => {
    const { services } = openApp()
    const { container } = render(
      <AppProvider value={services}>
        <List
          page={{ index: 1, size: 20, total: 0, items: [] }}
          failure={{ kind: 'forbidden', message: '' }}
        />
      </AppProvider>,
    )
    within(container).getByText('没有审核权限')
    expect(within(container).queryByRole('button')).toBe(null)
  })
})
