import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { PLAN_DRAFT_STORE } from '#main/studio/live-plan.tokens.ts'
import { UNSENT_WRITING_STORE } from '#main/writing/tokens.ts'
import { LEFT_THINGS } from '#tests/support/left-things.ts'
import { memoryTab } from '#tests/support/opened-stores.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

const TEACHER = PERSONS.teacher
const crashed: Failure = { kind: 'rejected', reason: 'crashed', message: '' }

/** A teacher whose note the server cannot take, and whose plan an earlier page did not save. */
const open = async (failure: Failure | null = crashed) => {
  const browser = createMemoryBrowser()
  const stores = await memoryTab(browser)
  await LEFT_THINGS.unsentWritings.leave(stores, TEACHER)
  await LEFT_THINGS.livePlanDrafts.leave(stores, TEACHER)
  const backend = createMemoryBackend()
  backend.failCall('notes.save', failure)
  const app = openApp({ person: 'teacher', address: '/coursetable', browser, backend })
  const press = async () => {
    await app.user.click(await onScreen.userMenu())
    await app.user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  }
  const left = async () => [
    (await stores(UNSENT_WRITING_STORE).read(TEACHER)).length,
    stores(PLAN_DRAFT_STORE).read({ userId: TEACHER, planId: 5 }) !== null,
  ]
  const isOut = () => backend.requests.some(({ call }) => call === 'session.signOut')
  return { ...app, press, left, isOut }
}

const findQuestion = async () => within(await screen.findByRole('alertdialog', {}, { timeout: 8000 }))

it('a log-out says what could not be sent before it is lost, and 先不退出 keeps it all', async () => {
  const { user, press, left, isOut } = await open()
  await press()
  const question = await findQuestion()
  expect(question.getByText(/笔记和评论 1 条，没有保存的直播计划 1 份/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('先不退出')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([await left(), isOut()]).toEqual([[1, true], false])
  await waitFor(async () => expect(document.activeElement).toBe(await onScreen.userMenu()))
  await press()
  await findQuestion()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([await left(), isOut()]).toEqual([[1, true], false])
})

it('退出并丢弃 ends the session and wipes it', async () => {
  const { user, press, left, isOut } = await open()
  await press()
  await user.click((await findQuestion()).getByRole('button', { name: '退出并丢弃' }))
  await waitFor(() => expect(onScreen.loginButton()).toBeDefined())
  expect([await left(), isOut()]).toEqual([[0, false], true])
})

it('what is discarded stays where the server does not let go of the session', async () => {
  const { user, press, left, backend } = await open()
  backend.failCall('session.signOut', { kind: 'unreachable' })
  await press()
  await user.click((await findQuestion()).getByRole('button', { name: '退出并丢弃' }))
  expect((await screen.findByText('请求错误')).textContent).toBe('请求错误')
  expect(await left()).toEqual([1, true])
})
