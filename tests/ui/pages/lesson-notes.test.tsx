import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { fetchLessonCode } from '#tests/ui/support/lesson-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'
import { tellLineBack } from '#ui/components/line-back.ts'

const LESSON = '/play?id=101&section=10101'

beforeAll(fetchLessonCode)

const list = async () => within(await screen.findByRole('list', { name: '笔记列表' }))

describe('the notes of a lesson', () => {
  it('are written, changed, deleted and had back; one that is refused is still there, one without a line waits in its place', async () => {
    onTestFinished(pageClock())
    const backend = createMemoryBackend()
    const { user } = openApp({ person: 'teacher', address: `${LESSON}&at=5&tab=notes`, backend })
    backend.failCall('notes.save', { kind: 'rejected', reason: 'invalid', message: '请改一改' })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写笔记' })
    await user.type(field, '板书可以照搬')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/^笔记没有存上，内容还在/)
    expect(field.value).toBe('板书可以照搬')
    backend.failCall('notes.save', { kind: 'unreachable' })
    await user.click(screen.getByRole('button', { name: '保存笔记' }))
    const notes = await list()
    const waiting = await notes.findByRole('listitem')
    expect(waiting.textContent).toMatch(/待发送.*板书可以照搬/)
    expect(field.value).toBe('')
    backend.failCall('notes.save', null)
    await soon(notes.findByRole('button', { name: /^修改/ }))
    expect(screen.queryByText('待发送')).toBeNull()
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('板书可以照搬'),
    ])
    const clock = notes.getByRole('button', { name: /^跳到/ }).textContent

    await user.click(notes.getByRole('button', { name: `修改 ${clock} 的笔记` }))
    const editor = await screen.findByRole('textbox', { name: `正在修改 ${clock} 的笔记` })
    await user.clear(editor)
    await user.type(editor, '例题要换')
    await user.click(screen.getByRole('button', { name: '保存笔记' }))
    await (await list()).findByText('例题要换')

    await user.click(notes.getByRole('button', { name: `删除 ${clock} 的笔记` }))
    await screen.findByText('还没有笔记')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '我的笔记' }))
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    await (await list()).findByText('例题要换')
  })
})

// R-product-7.
it('a note that waits for the line and is refused then lies in the editor again, and is told', async () => {
  onTestFinished(pageClock())
  const backend = createMemoryBackend()
  const { user } = openApp({ person: 'teacher', address: `${LESSON}&at=5&tab=notes`, backend })
  backend.failCall('notes.save', { kind: 'unreachable' })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写笔记' })
  await user.type(field, '不会被收下的话')
  await user.click(screen.getByRole('button', { name: '保存笔记' }))
  expect((await (await list()).findByRole('listitem')).textContent).toMatch(/待发送.*不会被收下的话/)
  backend.failCall('notes.save', { kind: 'rejected', reason: 'invalid', message: '请改一改' })
  tellLineBack()
  await soon(screen.findByText('笔记没有保存：请改一改。内容已放回笔记输入框'))
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写笔记' }).value).toBe('不会被收下的话'),
  )
  expect(screen.queryByText('待发送')).toBeNull()
})

it('a note with more characters than are taken says how many are, and cannot be saved', async () => {
  const { user } = openApp({ person: 'teacher', address: `${LESSON}&at=5&tab=notes` })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写笔记' })
  await user.click(field)
  await user.paste('字'.repeat(2000))
  expect(screen.queryByText('最多 2000 个字')).toBeNull()
  await user.paste('字')
  expect((await screen.findByText('最多 2000 个字')).getAttribute('role')).toBe('alert')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

describe('a lesson that is not there', () => {
  it.each([
    ['/play?id=99999999&section=99999999', '没有找到这节课'],
    ['/play?id=99999999', '没有找到这门课程'],
  ])('at %s is said, and leads on: %s', async (address, said) => {
    openApp({ person: 'teacher', address })
    await within(await screen.findByRole('main')).findByText(said)
    expect(within(screen.getByRole('main')).getAllByRole('link').length).toBeGreaterThan(0)
  })
})
