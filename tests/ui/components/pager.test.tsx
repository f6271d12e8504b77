import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Pager } from '#ui/components/pager.tsx'

afterEach(cleanup)

/** The middle of nine pages; where one is in the end. */
const open = () => {
  let turned = 0
  const pager = (
    <Pager
      page={4}
      pages={9}
      addressOf={(page) => `/list?page=${page}`}
      onTurn={() => {
        turned += 1
      }}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: pager }], { initialEntries: ['/list?page=4'] })
  render(<RouterProvider router={router} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '跳到第几页' })
  return { field, user: userEvent.setup(), where: () => router.state.location.search, turns: () => turned }
}

describe('the jump to a page', () => {
  it.each([
    ['7', '?page=7'],
    ['７', '?page=7'],
    ['999', '?page=9'],
    ['0', '?page=1'],
  ])('takes %s', async (typed, address) => {
    const { field, user, where, turns } = open()
    await user.type(field, `${typed}{Enter}`)
    expect([where(), field.value, turns()]).toEqual([address, '', 1])
  })

  it.each([
    '三',
    '-1',
    '2.5',
  ])('says of %s what is wanted, and leaves it there to be put right', async (typed) => {
    const { field, user, where, turns } = open()
    await user.type(field, `${typed}{Enter}`)
    expect([where(), field.value, turns()]).toEqual(['?page=4', typed, 0])
    expect(field.validationMessage).toBe('请填写页码，1 到 9')
    await user.clear(field)
    await user.type(field, '2{Enter}')
    expect(where()).toBe('?page=2')
  })
})

describe('a list whose pages have no addresses', () => {
  const openPlain = (page: number) => {
    const turned: number[] = []
    const pager = <Pager page={page} pages={9} onTurn={(wanted) => turned.push(wanted)} />
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: pager }])} />)
    return { turned, user: userEvent.setup() }
  }

  it('is turned by buttons, to the next page, to one by its number and to one that is typed', async () => {
    const { turned, user } = openPlain(4)
    await user.click(screen.getByRole('button', { name: '下一页' }))
    await user.click(screen.getByRole('button', { name: '第 9 页' }))
    await user.type(screen.getByRole('textbox', { name: '跳到第几页' }), '7{Enter}')
    expect(turned).toEqual([5, 9, 7])
  })

  it('is on its last page where one beyond the end was asked for', () => {
    openPlain(40)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('9')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一页' }).disabled).toBe(true)
  })
})
