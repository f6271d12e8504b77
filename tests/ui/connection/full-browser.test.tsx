import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserWorkKeeping } from '#infrastructure/connection/work-keeping.browser.ts'
import { localStorageUnsentWritings } from '#infrastructure/writing/unsent-writing.local-storage.ts'
import { port } from '#main/adapters/with-ports.ts'
import { WORK_KEEPING_PORT } from '#main/connection/tokens.ts'
import { fullBrowser } from '#tests/support/full-browser.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

const FULL = '这台电脑的浏览器存不下了，请先不要关闭此页'

const isAsked = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const note = (text: string) =>
  ({
    kind: 'note',
    place: { userId: PERSONS.teacher, sectionId: 71 },
    draft: { noteId: 0, second: 83, text, clientId: `note-${text}` },
  }) as const

// R-connection-10.
it('a browser that has no room for what waits says so, here and in 帮助与诊断, and asks before the page is left, until there is room', async () => {
  const { storage, fill, empty } = fullBrowser()
  const persisted: string[] = []
  const manager = {
    persisted: async () => false,
    persist: async () => {
      persisted.push('asked')
      return false
    },
  }
  const keeping = port(WORK_KEEPING_PORT, () => browserWorkKeeping({ storage, page: window, manager }))
  const { user, services, signedIn, tellOfCall } = openApp({ person: 'teacher', ports: [keeping] })
  await services.connection.loaded
  await signedIn()
  const outbox = localStorageUnsentWritings(storage)
  const valueIn = (dialog: HTMLElement) =>
    within(dialog).getByText('浏览器存储', { selector: 'dt' }).nextElementSibling?.textContent
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: '用户菜单' }))
    await user.click(await screen.findByRole('menuitem', { name: '帮助与诊断' }))
    return screen.findByRole('dialog', { name: '帮助与诊断' })
  }
  const report = async (dialog: HTMLElement) => {
    await user.click(within(dialog).getByRole('button', { name: '复制报告' }))
    await within(dialog).findByText('已复制')
    return navigator.clipboard.readText()
  }

  fill()
  await act(() => outbox.keep([note('first-one')]))
  const words = await screen.findByText(FULL)
  expect(words.parentElement?.getAttribute('aria-live')).toBe('polite')
  expect(isAsked()).toBe(true)
  const dialog = await openDialog()
  await within(dialog).findByText('演示')
  expect(valueIn(dialog)).toBe(FULL)
  expect(await report(dialog)).toContain(`浏览器存储：${FULL}`)

  empty()
  await act(() => outbox.keep([note('second-one')]))
  await waitFor(() => expect(valueIn(dialog)).toBe('正常'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText(FULL)).toBeNull())
  expect(isAsked()).toBe(false)

  expect(persisted).toEqual([])
  await act(async () => tellOfCall({ kind: 'counted', work: 'writings', count: 2 }))
  await waitFor(() => expect(persisted).toEqual(['asked']))
})
