import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backendWithShares } from '#tests/ui/support/handed-in.ts'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const MINE = '/school-local/school-local-mydatabase?orgId=1'
const EXAMINE = '/school-local/school-local-examine?orgId=1'
const MISSING = /^这一部分没有打开：网络不稳定，或平台刚刚更新过。/

const OPENINGS = [
  {
    what: 'own files',
    person: 'teacher',
    address: MINE,
    pressed: () => screen.findByRole('button', { name: '新建文件夹' }),
  },
  {
    what: 'the review',
    person: 'reviewer',
    address: EXAMINE,
    pressed: () => screen.findByRole('button', { name: '驳回' }),
  },
  {
    what: 'the library',
    person: 'teacher',
    address: '/school-local/school-local-database?orgId=1',
    pressed: async () => {
      const [button] = await screen.findAllByRole('button', { name: /^预览/ })
      if (button === undefined) throw new Error('there is nothing to look at')
      return button
    },
  },
] as const

it.each(
  OPENINGS,
)('a dialog of $what that does not come is told above the page, each time, and can be left', async ({
  person,
  address,
  pressed,
}) => {
  const { user } = openApp({ person, address, backend: await backendWithShares() })
  const button = await pressed()
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  loseCode()
  for (let time = 0; time < 2; time += 1) {
    button.focus()
    await user.keyboard('{Enter}')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch(MISSING)
    await user.click(within(told).getByRole('button', { name: '留在这里' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(button)
  }
})
