import { render, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { allIsFar } from '#tests/support/near.ts'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { Moderated } from '#ui/moderation/moderated.tsx'
import { ReportFault } from '#ui/question/report-fault.tsx'

it('comments whose code does not come say so in their place', async () => {
  const comeNear = allIsFar()
  onTestFinished(comeNear)
  const [resource] = RESOURCES
  openApp({ person: 'teacher', address: `/details?id=${resource?.id}&type=3` })
  await onScreen.heading(resource?.name ?? '')
  loseCode()
  comeNear()
  await screen.findByText('这一部分没有打开：网络不稳定，或平台刚刚更新过。')
  const comments = within(screen.getByRole('region', { name: '评论' }))
  expect(comments.getByRole('status').textContent).toMatch(/^这一部分没有打开/)
  expect(comments.getByRole('button', { name: '重新打开' })).toBeDefined()
})

it('a button whose code does not come leaves one that names it', async () => {
  const { services } = openApp({ person: 'platformAdministrator' })
  loseCode()
  render(
    <AppProvider value={services}>
      <Moderated contentId={1} onRestored={() => undefined} />
      <ReportFault question={{ id: 1, contentId: 1 }} number={1} />
    </AppProvider>,
  )
  for (const name of ['管理没有打开，重新打开', '纠错没有打开，重新打开'])
    expect(await screen.findByRole('button', { name })).toBeDefined()
})
