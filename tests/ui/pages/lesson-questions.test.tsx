import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { fetchLessonCode } from '#tests/ui/support/lesson-code.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp, personOf } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'
import { tellLineBack } from '#ui/components/line-back.ts'

/** Asks at 12 s, where two blanks have to be filled in, and at 24 s. */
const LESSON = '/play?id=101&section=10101'

beforeAll(fetchLessonCode)
beforeEach(pageClock)

/** A lesson a moment before it asks. */
const openAt = (second: number, opening: Opening = {}) => {
  const address = `${LESSON}&at=${second}`
  return openApp({ person: 'teacher', address, backend: createMemoryBackend(), ...BARE_HOME, ...opening })
}
const stop = async () => within(await soon(screen.findByRole('dialog', { name: /^第 \d+ 题/ })))
const goesOn = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^第 \d+ 题/ })).toBeNull())

/** Away to home, and back to a moment before a question. */
const reopenAt = async (second: number, { goTo }: Pick<ReturnType<typeof openApp>, 'goTo'>) => {
  await goTo('/')
  await screen.findByRole('heading', { level: 1, name: '今天想备哪一课？' })
  await goTo(`${LESSON}&at=${second}`)
  return stop()
}

const fillIn = async ({ user }: Pick<ReturnType<typeof openApp>, 'user'>) => {
  const dialog = await stop()
  await user.type(await dialog.findByRole('textbox', { name: '第 1 空' }), '2.4')
  await user.type(dialog.getByRole('textbox', { name: '第 2 空' }), '2')
  return dialog
}

describe('a lesson that asks', () => {
  it('lets nobody past a question that is required, and others past one that is not', async () => {
    const app = openAt(11)
    const { user } = app
    const required = await stop()
    required.getByText('必答')
    expect(required.queryByRole('button', { name: '跳过' })).toBeNull()
    await user.click(required.getByRole('button', { name: '回看此段' }))
    await goesOn()
    await reopenAt(11, app)
    const before = await fillIn(app)
    await user.click(before.getByRole('button', { name: '提交' }))
    await user.click(await before.findByRole('button', { name: '继续播放' }))
    await goesOn()
    const optional = await reopenAt(23, app)
    expect(optional.queryByText('必答')).toBeNull()
    await user.click(optional.getByRole('button', { name: '跳过' }))
    await goesOn()
  })

  it('keeps nobody from it by a question that cannot be read', async () => {
    const backend = createMemoryBackend()
    backend.failCall('lessonQuestions.questions', { kind: 'unreachable' })
    const { user } = openAt(11, { backend })
    const dialog = await stop()
    expect((await dialog.findByRole('alert')).textContent).toContain('题目加载失败')
    await user.click(dialog.getByRole('button', { name: '重试' }))
    await dialog.findByRole('alert')
    backend.failCall('lessonQuestions.questions', null)
    await user.click(dialog.getByRole('button', { name: '重试' }))
    await dialog.findByRole('textbox', { name: '第 1 空' })
  })

  it.each([
    { kind: 'unreachable' },
    { kind: 'rejected', reason: 'unavailable', message: '服务暂时不可用' },
  ] as const)('says that an answer waits, and goes on, when it is $kind', async (failure) => {
    const backend = createMemoryBackend()
    const app = openAt(11, { backend })
    const dialog = await fillIn(app)
    backend.failCall('lessonQuestions.answer', failure)
    await app.user.click(dialog.getByRole('button', { name: '提交' }))
    await dialog.findByText('没有连上服务器，答案已存在本机')
    await app.user.click(dialog.getByRole('button', { name: '继续播放' }))
    await goesOn()
  })

  it('counts an answer that waits for the line, and says on another page that it arrived, once', async () => {
    const backend = createMemoryBackend()
    const app = openAt(11, { backend })
    const dialog = await fillIn(app)
    backend.failCall('lessonQuestions.answer', { kind: 'unreachable' })
    await app.user.click(dialog.getByRole('button', { name: '提交' }))
    await app.user.click(await dialog.findByRole('button', { name: '继续播放' }))
    await goesOn()
    await app.goTo(`${LESSON}&tab=questions`)
    await screen.findByText('1 条答案待同步')
    const list = async () => within(await screen.findByRole('list', { name: '本节题目' }))
    expect((await list()).getByText('待同步')).toBeDefined()
    await app.goTo('/')
    backend.failCall('lessonQuestions.answer', null)
    tellLineBack()
    await soon(screen.findByText('离线时的答案已提交'))
    await app.goTo(`${LESSON}&tab=questions`)
    const [first] = await (await list()).findAllByRole('listitem')
    expect(first?.textContent).toMatch(/正确|错误/)
    expect(screen.queryByText('1 条答案待同步')).toBeNull()
  })

  it('goes on without a question that cannot be read', async () => {
    const backend = createMemoryBackend()
    backend.failCall('lessonQuestions.questions', { kind: 'unreachable' })
    const { user } = openAt(11, { backend })
    await user.click(await (await stop()).findByRole('button', { name: '继续播放' }))
    await goesOn()
  })

  it('has what was written again after the page was left, and after the session was over', async () => {
    const [backend, browser] = [createMemoryBackend(), createMemoryBrowser()]
    const app = openAt(11, { backend, browser })
    await fillIn(app)
    const again = await reopenAt(11, app)
    await again.findByText('已恢复上次没有提交的答案')
    backend.expireSessions()
    await app.user.click(again.getByRole('button', { name: '提交' }))
    const { account, password } = await loginFields()
    await app.user.type(account, '13900000001')
    await app.user.type(password, `${DEMO_PASSWORD}{Enter}`)
    await waitFor(() => expect(app.address()).toMatch(/^\/play/))
    const last = await reopenAt(11, app)
    await last.findByText('已恢复上次没有提交的答案')
    expect(last.getByRole<HTMLInputElement>('textbox', { name: '第 1 空' }).value).toBe('2.4')
    await app.user.click(last.getByRole('button', { name: '提交' }))
    expect((await last.findByRole('status')).textContent).toContain('回答正确')
  })

  it('leaves nothing of what was written to another user, in whose name nothing is sent', async () => {
    const [backend, browser] = [createMemoryBackend(), createMemoryBrowser()]
    const app = openAt(11, { backend, browser })
    const dialog = await fillIn(app)
    const kept = () => {
      const all: unknown[] = []
      browser.rewrite((_, value) => {
        all.push(value)
        return value
      })
      return JSON.stringify(all)
    }
    await waitFor(() => expect(kept()).toContain('2.4'))
    backend.expireSessions()
    await app.user.click(dialog.getByRole('button', { name: '提交' }))
    const asked = () => backend.requests.filter(({ call }) => call === 'lessonQuestions.answer').length
    const before = asked()
    const { account, password } = await loginFields()
    await app.user.type(account, personOf('emptyMenus').account)
    await app.user.type(password, `${DEMO_PASSWORD}{Enter}`)
    await waitFor(() => expect(app.address()).toBe('/'))
    await screen.findByRole('heading', { level: 1, name: '今天想备哪一课？' })
    expect(kept()).not.toContain('2.4')
    await app.goTo(`${LESSON}&at=11`)
    const other = await stop()
    expect((await other.findByRole<HTMLInputElement>('textbox', { name: '第 1 空' })).value).toBe('')
    expect([other.queryByText('已恢复上次没有提交的答案'), asked()]).toEqual([null, before])
  })

  it('lists its questions by how they begin', async () => {
    openApp({ person: 'teacher', address: `${LESSON}&tab=questions`, backend: createMemoryBackend() })
    const list = within(await screen.findByRole('list', { name: '本节题目' }))
    const [first] = await list.findAllByRole('listitem')
    expect(first?.textContent).toContain('梯子长')
  })
})
