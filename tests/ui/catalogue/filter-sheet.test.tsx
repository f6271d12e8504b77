import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { FilterSheet } from '#ui/catalogue/filter-sheet.tsx'

it('the sheet of filters opens from the keyboard, holds what narrows, and gives the focus back', async () => {
  const { user, services } = openApp()
  render(
    <AppProvider value={services}>
      <FilterSheet chosen={2}>
        <button type="button">数学</button>
      </FilterSheet>
    </AppProvider>,
  )
  const button = screen.getByRole('button', { name: '筛选 2' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('dialog')).toBeNull()
  button.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: '筛选' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(dialog.contains(screen.getByRole('button', { name: '数学' }))).toBe(true)
  await user.click(screen.getByRole('button', { name: '看结果' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})
