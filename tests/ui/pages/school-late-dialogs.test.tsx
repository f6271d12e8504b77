import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backendWithShares, FIRST_HANDED_IN } from '#tests/ui/support/handed-in.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const MINE = '/school-local/school-local-mydatabase?orgId=1'
const EXAMINE = '/school-local/school-local-examine?orgId=1'

it('a reason that is typed while its dialog is on its way decides nothing', async () => {
  const { user } = openApp({ person: 'reviewer', address: EXAMINE, backend: await backendWithShares() })
  await screen.findByRole('article', { name: `申请：${FIRST_HANDED_IN}` })
  await screen.findByRole('button', { name: '驳回' })
  await user.keyboard('ran')
  await screen.findByRole('dialog', { name: `驳回“${FIRST_HANDED_IN}”` })
  expect(screen.queryByText(`已通过“${FIRST_HANDED_IN}”`)).toBeNull()
  expect(screen.getByText('待审核（2）')).toBeDefined()
})

it('what is asked about a folder does not stay over another', async () => {
  const { user, goTo } = openApp({ person: 'teacher', address: MINE })
  await user.click(await screen.findByRole('button', { name: '新建文件夹' }))
  await screen.findByRole('dialog', { name: '新建文件夹' })
  await goTo(`${MINE}&tab=bin`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('heading', { name: '回收站' })
})
