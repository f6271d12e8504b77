import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { loginFields, onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

it('a session that broke by a bug says so above the page and starts anew', async () => {
  const backend = createMemoryBackend()
  const sound = backend.request
  let broken = true
  const app = openApp({
    backend: {
      ...backend,
      request: (question) =>
        broken && question.call === 'session.signIn' ? Promise.reject(new Error('a bug')) : sound(question),
    },
  })
  await app.user.click(onScreen.loginButton())
  const { account, password } = await loginFields()
  await app.user.type(account, '13900000001')
  await app.user.type(password, 'Zhiyuan2026{Enter}')
  await waitFor(() => expect(app.actors.session.getSnapshot().value).toBe('defect'))
  const main = document.getElementById('main')
  await waitFor(() => expect(main?.textContent).toContain('登录状态出错了，请重试后再登录。'))
  expect(main?.querySelector('h1')?.textContent).toBe('今天想备哪一课？')

  broken = false
  main?.querySelector<HTMLElement>('[role="alert"] button')?.click()
  await waitFor(() => expect(app.actors.session.getSnapshot().value).toBe('loggedOut'))
  expect(screen.queryByText('登录状态出错了，请重试后再登录。')).toBeNull()
})
