import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { FIRST_START_PORT } from '#main/first-start/tokens.ts'
import { CURRICULUM_ADMIN_PORT, FRAME_BANNER_PORT, SITE_SETTINGS_PORT } from '#main/frame/tokens.ts'
import { PEOPLE_PORT, ROLES_PORT, ROSTER_PORT } from '#main/people/tokens.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const away = () => Promise.resolve(failed({ kind: 'unreachable' } as const))

/** A port whose first answer does not come. */
const firstAway = <Ask extends (...asked: never[]) => unknown>(ask: Ask): Ask => {
  let isAway = true
  return ((...asked: never[]) => {
    if (!isAway) return ask(...asked)
    isAway = false
    return away()
  }) as Ask
}

const WAYS = [
  [
    '/manage/roster',
    port(ROSTER_PORT, (base) => ({ ...base, open: firstAway(base.open) })),
    () => screen.findByLabelText('选择文件'),
  ],
  [
    '/manage/site',
    port(SITE_SETTINGS_PORT, (base) => ({ ...base, read: firstAway(base.read) })),
    () => screen.findByLabelText('产品短名称'),
  ],
  [
    '/manage/start',
    port(FIRST_START_PORT, (base) => ({ ...base, steps: firstAway(base.steps) })),
    () => screen.findByText('请同事进来'),
  ],
  [
    '/manage/curriculum',
    port(CURRICULUM_ADMIN_PORT, (base) => ({ ...base, tree: firstAway(base.tree) })),
    () => screen.findByText(/^课程、资料和题目都按这里归类/),
  ],
  [
    '/manage/frame',
    port(FRAME_BANNER_PORT, (base) => ({ ...base, banners: firstAway(base.banners) })),
    () => screen.findByRole('button', { name: '添加横幅' }),
  ],
  [
    '/manage/roles',
    port(ROLES_PORT, (base) => ({ ...base, roles: firstAway(base.roles) })),
    () => screen.findByRole('button', { name: '添加角色' }),
  ],
  [
    '/manage/people/new',
    port(PEOPLE_PORT, (base) => ({ ...base, managed: firstAway(base.managed) })),
    () => screen.findByLabelText('姓名'),
  ],
] as const

it.each(
  WAYS,
)('who tries again at %s is not lost: the focus stays in the page', async (address, spoilt, there) => {
  const { user } = openApp({ person: 'platformAdministrator', address, ports: [spoilt] })
  const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 5000 })
  retry.focus()
  await user.keyboard('{Enter}')
  await there()
  await waitFor(() => expect(document.querySelector('main')?.contains(document.activeElement)).toBe(true))
})
