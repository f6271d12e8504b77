import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemsOf, type Paper } from '#domain/paper/paper.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { bankPage } from '#infrastructure/memory/question-bank.backend.ts'
import { memoryUnsavedPapers } from '#infrastructure/paper/unsaved-paper.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp, PERSONS, type Person, personOf } from '#tests/ui/support/open-app.tsx'
import { tellLineBack } from '#ui/components/line-back.ts'

const ADDRESS = '/paper?id=9'
const SAVE = 'papers.save'

const bankIds = () => bankPage(WHOLE_BANK).items.map(({ id }) => id)

const [A = 0, B = 0, C = 0] = bankIds()

const withPaper = (): MemoryBackend => {
  const backend = createMemoryBackend()
  papersIn(backend, PERSONS.teacher).push(aPaper({ sections: [aSection(1, A, B, C)] }))
  return backend
}

const idsOf = (paper: Paper | undefined) => paper && itemsOf(paper).map(({ questionId }) => questionId)
const stored = (backend: MemoryBackend) => papersIn(backend, PERSONS.teacher)[0]
const saves = (backend: MemoryBackend) => backend.requests.filter(({ call }) => call === SAVE).length

const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** Another question takes the place of the first; `then` comes to pass before it is chosen. */
const swapFirst = async (app: Opened, then = () => {}): Promise<void> => {
  await press(app, '换掉第 1 题')
  const dialog = within(await screen.findByRole('dialog'))
  const first = await dialog.findByRole('button', { name: '换成第 1 道候选题' })
  then()
  await app.user.click(first)
}

const signIn = async ({ user }: Opened, person: Person) => {
  const { account, password, submit } = await loginFields()
  await user.type(account, personOf(person).account)
  await user.type(password, DEMO_PASSWORD)
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '账号登录' })).toBeNull())
}

/** The page goes while the line is still away: its last attempt fails too. */
const close = async (backend: MemoryBackend) => {
  const before = saves(backend)
  cleanup()
  await waitFor(() => expect(saves(backend)).toBe(before + 1))
  await settle()
  backend.failCall(SAVE, null)
}

const SAVED = '已保存'

it('a question swapped, one taken out and their order, changed while the line was away, are there after a reload and saved', async () => {
  const backend = withPaper()
  const browser = createMemoryBrowser()
  const app = openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText(SAVED)
  backend.failCall(SAVE, { kind: 'unreachable' })
  await swapFirst(app)
  await press(app, '移出第 2 题')
  const points = await screen.findByRole('textbox', { name: '第 2 题分值' })
  await app.user.clear(points)
  await app.user.type(points, '8{Enter}')
  await press(app, '下移第 1 题')
  await screen.findByRole('button', { name: '重新保存' })
  expect(idsOf(stored(backend))).toEqual([A, B, C])
  await close(backend)

  openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText('已接上你上次没来得及保存的修改')
  await screen.findByText(SAVED)
  const kept = stored(backend)
  expect(kept && itemsOf(kept)).toEqual([
    { questionId: C, score: 8 },
    { questionId: expect.not.toBeOneOf([A, B, C]) as unknown, score: 5 },
  ])
  expect(screen.queryByText(/已经不在题库里/)).toBeNull()
})

it('what could not be saved is saved as soon as the line is back, without a press', async () => {
  const backend = withPaper()
  const app = openApp({ person: 'teacher', address: ADDRESS, backend })
  await screen.findByText(SAVED)
  backend.failCall(SAVE, { kind: 'unreachable' })
  await press(app, '移出第 1 题')
  await screen.findByRole('button', { name: '重新保存' })
  expect(screen.getByRole('alert').textContent).toMatch(/不知道是否已完成/)
  backend.failCall(SAVE, null)
  tellLineBack()
  await screen.findByText(SAVED)
  expect([idsOf(stored(backend)), saves(backend)]).toEqual([[B, C], 2])
})

/** A question is swapped as the session ends. */
const expired = async () => {
  const backend = withPaper()
  const browser = createMemoryBrowser()
  const app = openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText(SAVED)
  await swapFirst(app, backend.expireSessions)
  await loginFields()
  const before = saves(backend)
  return { backend, browser, app, before }
}

it('after an expiry the same user signs in, and it is saved, once', async () => {
  const { backend, app, before } = await expired()
  await signIn(app, 'teacher')
  await waitFor(() => expect(app.address()).toBe(ADDRESS))
  await screen.findByText(SAVED)
  const ids = [expect.not.toBeOneOf([A, B, C]), B, C]
  expect([idsOf(stored(backend)), stored(backend)?.version, saves(backend) - before]).toEqual([ids, 4, 1])
})

it('another user who signs in there sees and saves nothing of it, nor finds it who comes back', async () => {
  const { backend, browser, app, before } = await expired()
  const left = () => Object.keys(browser.entry<object>('unsavedPapers', {}).read())
  expect(left()).toEqual([`${PERSONS.teacher}/9`])
  await signIn(app, 'reviewer')
  await waitFor(() => expect(left()).toEqual([]))
  await app.goTo(ADDRESS)
  await screen.findByText('没有这份试卷')
  expect([idsOf(stored(backend)), papersIn(backend, PERSONS.reviewer), saves(backend) - before]).toEqual([
    [A, B, C],
    [],
    0,
  ])
})

it('what was changed elsewhere meanwhile is not written over: it is said, and read when that is pressed', async () => {
  const backend = withPaper()
  const browser = createMemoryBrowser()
  const app = openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText(SAVED)
  backend.failCall(SAVE, { kind: 'unreachable' })
  await press(app, '移出第 1 题')
  await screen.findByRole('button', { name: '重新保存' })
  await close(backend)
  const theirs = aPaper({ name: '别处改的', version: 4, sections: [aSection(1, C)] })
  papersIn(backend, PERSONS.teacher).splice(0, 1, theirs)
  const again = openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText('这份试卷在别处改过了，这里的改动没有保存。')
  expect(stored(backend)).toEqual(theirs)
  await press(again, '读取最新的')
  await screen.findByRole('heading', { name: '别处改的' })
  expect(stored(backend)).toEqual(theirs)
})

it('the latest that is read is the server’s, not what another tab has left of the same paper', async () => {
  const backend = withPaper()
  const browser = createMemoryBrowser()
  const app = openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText(SAVED)
  const [before] = papersIn(backend, PERSONS.teacher)
  const theirs = aPaper({ name: '别处改的', version: 4, sections: [aSection(1, C)] })
  papersIn(backend, PERSONS.teacher).splice(0, 1, theirs)
  await press(app, '移出第 1 题')
  await screen.findByText('这份试卷在别处改过了，这里的改动没有保存。')
  memoryUnsavedPapers(browser).keep(
    { userId: PERSONS.teacher, paperId: 9 },
    { paper: { ...(before ?? theirs), name: '另一页的' }, unanswered: null },
  )
  await press(app, '读取最新的')
  await screen.findByRole('heading', { name: '别处改的' })
  await screen.findByText(SAVED)
  expect(stored(backend)).toEqual(theirs)
})
