import { Button } from '@radix-ui/themes'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { LateConfirmButton } from '#ui/components/late-confirm-button.tsx'
import { LateMenu } from '#ui/components/late-menu.tsx'
import { LateMenuContent } from '#ui/components/late-menu-content.tsx'
import { lazyWithOverlays } from '#ui/theme/lazy-with-overlays.tsx'

const MISSING = /^这一部分没有打开：网络不稳定，或平台刚刚更新过。/

const Late = lazyWithOverlays(async () => LateMenuContent)

const both = () => {
  const { user, services } = openApp()
  render(
    <AppProvider value={services}>
      <LateConfirmButton
        label="提前下课"
        question="现在下课吗？"
        hint="不能撤销。"
        onConfirm={() => undefined}
      />
      <LateMenu renderButton={(opener) => <Button {...opener}>更多</Button>}>
        {(menu) => <Late {...menu}>移动</Late>}
      </LateMenu>
    </AppProvider>,
  )
  loseCode()
  return user
}

it.each([
  '提前下课',
  '更多',
])('what %s opens and does not come is told above the page, and can be left', async (name) => {
  const user = both()
  const button = screen.getByRole('button', { name })
  button.focus()
  await user.keyboard('{Enter}')
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(MISSING)
  expect(within(told).getByRole('button', { name: '重新打开' })).toBeDefined()
  await user.click(within(told).getByRole('button', { name: '留在这里' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('what is asked for next leaves what did not come before: one is told at a time', async () => {
  const user = both()
  const [first, second] = ['提前下课', '更多'].map((name) => screen.getByRole('button', { name }))
  for (const button of [first, second, first]) {
    await user.click(button as HTMLElement)
    await waitFor(() => expect(button?.getAttribute('aria-busy')).toBe('false'))
    await screen.findByRole('alert')
    const other = button === first ? second : first
    expect(other?.getAttribute('aria-expanded')).toBe('false')
  }
  await user.click(screen.getByRole('button', { name: '留在这里' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(first)
})
