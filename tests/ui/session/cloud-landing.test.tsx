import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { signIn } from '#tests/ui/support/expiry.ts'
import { loginFields, onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const RECORDS = '/coursetable?activeIndex=1'

const logo = () => onScreen.banner().getAllByRole('link')[0]?.textContent
const frame = () => [logo(), screen.queryAllByRole('search').length]
const OF_THE_SCHOOL = ['资料中心', 0]

describe('who lands in the cloud school', () => {
  it('does so where nothing else was wanted', async () => {
    const app = openApp()
    await app.user.click(onScreen.loginButton())
    await signIn(app, 'cloudSchool')
    await waitFor(() => expect(app.address()).toMatch(/^\/cloud-school\?.*ljzk/))
    await waitFor(() => expect(frame()).toEqual(OF_THE_SCHOOL))
  })

  // R-session-5: the popup says so.
  it('comes back to the page where the session ended, in the frame of the school', async () => {
    const backend = createMemoryBackend()
    const app = openApp({ backend, person: 'cloudSchool', address: '/coursetable?activeIndex=3' })
    await onScreen.heading('个人中心')
    backend.expireSessions()
    await app.goTo(RECORDS)
    const { dialog } = await loginFields()
    expect(dialog.getByText('登录已失效，重新登录后回到刚才的页面')).toBeDefined()
    expect(app.address()).toBe('/')
    await signIn(app, 'cloudSchool')
    await waitFor(() => expect(app.address()).toBe(RECORDS))
    await onScreen.heading('个人中心')
    await waitFor(() => expect(frame()).toEqual(OF_THE_SCHOOL))
  })

  // R-navigation-12.
  it('goes on to the page that a visitor asked for', async () => {
    const app = openApp({ address: RECORDS })
    expect(within(await onScreen.dialog()).getByText('这个页面需要登录，登录后自动打开')).toBeDefined()
    await signIn(app, 'cloudSchool')
    await onScreen.heading('个人中心')
    expect(app.address()).toBe(RECORDS)
    await waitFor(() => expect(frame()).toEqual(OF_THE_SCHOOL))
  })
})
