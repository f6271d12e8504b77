import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

it('the trail of pages says that it is what did not open, and that nothing is lost with it', async () => {
  const { goTo } = openApp({ person: 'teacher' })
  await onScreen.banner().findByRole('button', { name: '用户菜单' })
  loseCode()
  void goTo('/agreement')
  const again = await screen.findByRole('button', { name: '当前位置没有打开，重新打开' })
  expect(again.title).toContain('写了一半的内容都还在')
})
