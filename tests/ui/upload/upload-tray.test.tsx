import { Theme } from '@radix-ui/themes'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import pLimit from 'p-limit'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { provideUploadTray } from '#application/upload/upload-tray.provide.ts'
import type { UploadEntry } from '#domain/upload/upload-entry.ts'
import { memoryPageLifecycle } from '#infrastructure/learning/page-lifecycle.memory.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { PEOPLE } from '#infrastructure/memory/content/people.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { ownFileDataIn } from '#infrastructure/memory/own-file.backend.ts'
import { memoryContentHash } from '#infrastructure/upload/content-hash.memory.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { UploadRow } from '#ui/upload/upload-row.tsx'
import { UploadTray } from '#ui/upload/upload-tray.tsx'

afterEach(cleanup)

const open = () => {
  const backend = createMemoryBackend()
  const [person] = PEOPLE
  if (person === undefined) throw new Error('nobody')
  const token = backend.openSession(person)
  const transport = memoryUploadTransport(backend, { token: () => token, expired: () => undefined })
  const store = memoryUploads(createMemoryBrowser())
  const tray = createActor(
    provideUploadTray({
      transport,
      store,
      hash: memoryContentHash(),
      page: memoryPageLifecycle(),
      concurrency: pLimit(2),
    }),
  ).start()
  tray.send({ type: 'tray.open', userId: person.id })
  render(
    <Theme>
      <UploadTray tray={tray} />
    </Theme>,
  )
  let keys = 0
  const add = (...names: readonly string[]) =>
    act(async () =>
      tray.send({
        type: 'tray.add',
        files: names.map((name) => {
          keys += 1
          return { key: `k${keys}`, name, content: new Blob([`${name} ${keys}`]), directoryId: 0 }
        }),
      }),
    )
  const addContent = (name: string, content: Blob) => {
    keys += 1
    const files = [{ key: `k${keys}`, name, content, directoryId: 0 }]
    return act(async () => tray.send({ type: 'tray.add', files }))
  }
  return { backend, transport, tray, person, add, addContent, user: userEvent.setup() }
}

const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name))
  if (found === undefined) throw new Error(`no row ${name}`)
  return within(found)
}

test('nothing is shown where nothing is uploaded', async () => {
  open()
  expect(screen.queryByRole('region', { name: '上传' })).toBe(null)
})

test('files go through, are said aloud, and make room', async () => {
  const { add, user } = open()
  await add('浮力.pdf', '密度.docx')
  expect(await screen.findByText('已上传 2 个文件')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('密度.docx 已上传')
  expect(row('浮力.pdf').getByText('已上传')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '清除已完成' }))
  expect(screen.queryByRole('region', { name: '上传' })).toBe(null)
})

test('what is lost on the way waits, is held up, goes on, or is let go of', async () => {
  const { backend, add, user } = open()
  backend.simulateNetwork('unreachable')
  await add('浮力.pdf')
  expect(await screen.findByText('网络断开，恢复后自动继续')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '暂停：浮力.pdf' }))
  expect(row('浮力.pdf').getByText('已暂停 · 0%')).toBeTruthy()
  expect(screen.getByText('1 个文件未上传完')).toBeTruthy()
  backend.simulateNetwork('fair')
  await user.click(screen.getByRole('button', { name: '全部继续' }))
  expect(await screen.findByText('已上传 1 个文件')).toBeTruthy()
  backend.failCall('uploads.begin', { kind: 'rejected', reason: 'noRoom', message: '空间不够' })
  await add('密度.pdf')
  expect(await screen.findByText('空间不够')).toBeTruthy()
  backend.failCall('uploads.begin', null)
  await user.click(screen.getByRole('button', { name: '重试：密度.pdf' }))
  expect(await screen.findByText('已上传 2 个文件')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '移除：密度.pdf' }))
  expect(screen.getByText('已上传 1 个文件')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('收起上传列表')
})

test('a file that its owner has already says where, and whether another was made of it', async () => {
  const { backend, person, addContent } = open()
  const own = ownFileDataIn(backend, person.id)
  own.folders = [
    { id: 71, parentId: 0, name: '备课' },
    { id: 72, parentId: 71, name: '七年级' },
  ]
  const content = new Blob(['教案'])
  await addContent('教案.docx', content)
  expect((await screen.findByText('已上传')).parentElement?.textContent).not.toContain('已存在于')
  own.files = own.files.map((it) => ({ ...it, directoryId: 72 }))
  await addContent('教案 改名.docx', content)
  const renamed = row('教案 改名.docx')
  expect((await renamed.findByText('秒传')).parentElement?.textContent).toContain(
    '秒传已存在于 备课/七年级/教案.docx已另存一份',
  )
  expect(screen.getByRole('status').textContent).toBe(
    '教案 改名.docx 已秒传，已存在于 备课/七年级/教案.docx，已另存一份',
  )
  expect(own.files.map(({ file }) => file.name)).toEqual(['教案.docx', '教案 改名.docx'])
  await addContent('教案 改名.docx', content)
  await waitFor(() => expect(screen.getAllByText('秒传')).toHaveLength(2))
  expect(screen.getByRole('status').textContent).toBe(
    '教案 改名.docx 已秒传，已存在于 全部文件/教案 改名.docx',
  )
  expect(own.files).toHaveLength(2)
})

test('a name that is taken is asked about in its row', async () => {
  const { add, user } = open()
  await add('浮力.pdf')
  await screen.findByText('已上传 1 个文件')
  await add('浮力.pdf')
  expect(await screen.findByText('文件夹里已有同名文件')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保留两者：浮力.pdf' }))
  expect(await screen.findByText('已上传 2 个文件')).toBeTruthy()
})

test('what is skipped is not sent, and the focus stays in the tray', async () => {
  const { backend, tray, add, user } = open()
  await add('浮力.pdf')
  await screen.findByText('已上传 1 个文件')
  await add('浮力.pdf')
  await screen.findByText('文件夹里已有同名文件')
  backend.simulateNetwork('unreachable')
  await user.click(screen.getByRole('button', { name: '跳过：浮力.pdf' }))
  expect(screen.getByText('已上传 1 个文件')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('收起上传列表')
  expect(tray.getSnapshot().context.entries.map(({ status }) => status)).toEqual(['done'])
})

test('the focus stays on the button of a row while what it does changes', async () => {
  const { backend, add, user } = open()
  const focused = () => document.activeElement?.getAttribute('aria-label')
  backend.simulateNetwork('unreachable')
  await add('浮力.pdf')
  await screen.findByText('网络断开，恢复后自动继续')
  await user.click(screen.getByRole('button', { name: '重试：浮力.pdf' }))
  expect(focused()).toBe('暂停：浮力.pdf')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('继续：浮力.pdf')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('暂停：浮力.pdf')
})

test('in the place of a file that is refused for what it is another is chosen, or none; sent again it is not', async () => {
  const { backend, add, user } = open()
  backend.failCall('uploads.begin', { kind: 'rejected', reason: 'invalid', message: '文件已损坏' })
  await add('密度.pdf', '浮力.pdf')
  await waitFor(() => expect(screen.getAllByText('文件已损坏')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /^重试/ })).toBe(null)
  backend.failCall('uploads.begin', null)
  const field = row('密度.pdf').getByLabelText('换一个文件：密度.pdf', { selector: 'input' })
  row('密度.pdf').getByRole('button', { name: '换一个文件：密度.pdf' }).focus()
  await user.upload(field, new File(['好的'], '密度 修订.pdf'))
  expect(await row('密度 修订.pdf').findByText('已上传')).toBeTruthy()
  expect(document.activeElement?.tagName).toBe('LI')
  await user.click(screen.getByRole('button', { name: '移除：浮力.pdf' }))
  expect(screen.getByText('已上传 1 个文件')).toBeTruthy()
})

test('the focus stays where all are held up, and in a row that was decided about', async () => {
  const { backend, add, user } = open()
  const focused = () => document.activeElement
  backend.simulateNetwork('unreachable')
  await add('浮力.pdf')
  await screen.findByText('网络断开，恢复后自动继续')
  await user.click(screen.getByRole('button', { name: '全部暂停' }))
  expect(focused()?.textContent).toBe('全部继续')
  backend.simulateNetwork('fair')
  await user.keyboard('{Enter}')
  await screen.findByText('已上传 1 个文件')
  await add('浮力.pdf')
  await user.click(await screen.findByRole('button', { name: '替换：浮力.pdf' }))
  await screen.findByText('已上传 2 个文件')
  expect(focused()?.tagName).toBe('LI')
})

test('the list folds away and comes back', async () => {
  const { add, user } = open()
  await add('浮力.pdf')
  await screen.findByText('已上传 1 个文件')
  await user.click(screen.getByRole('button', { name: '收起上传列表' }))
  expect(screen.queryByRole('list', { name: '上传列表' })).toBe(null)
  await user.click(screen.getByRole('button', { name: '展开上传列表' }))
  expect(screen.getByRole('list', { name: '上传列表' })).toBeTruthy()
})

test('what another device has begun is told in a line, until something is uploaded from here', async () => {
  const { tray, person, transport, add } = open()
  tray.send({ type: 'tray.close', why: 'signedOut' })
  const wanted = { name: '公开课.mp4', size: 9, hash: 'a'.repeat(64), directoryId: 0, onClash: null }
  await transport.begin(wanted, new AbortController().signal)
  act(() => tray.send({ type: 'tray.open', userId: person.id }))
  expect(await screen.findByText('1 个文件未上传完')).toBeTruthy()
  expect(screen.queryByRole('list', { name: '上传列表' })).toBe(null)
  await add('浮力.pdf')
  expect(await row('浮力.pdf').findByText('已上传')).toBeTruthy()
  expect(row('公开课.mp4').getByText('请重新选择这个文件，从中断处继续')).toBeTruthy()
})

test('a row is drawn anew when its own upload changes, not with every other', async () => {
  const { tray, add, backend } = open()
  backend.simulateNetwork('unreachable')
  await add('浮力.pdf')
  const [stood] = tray.getSnapshot().context.entries
  if (stood === undefined) throw new Error('no upload')
  let draws = 0
  const watched = Object.defineProperty({ ...stood }, 'hashed', {
    get: () => {
      draws += 1
      return stood.hashed
    },
  })
  cleanup()
  const list = (entry: UploadEntry) => (
    <Theme>
      <UploadRow tray={tray} entry={entry} />
    </Theme>
  )
  const { rerender } = render(list(watched))
  expect(draws).toBe(1)
  rerender(list(watched))
  expect(draws).toBe(1)
  rerender(list({ ...watched, status: 'done' }))
  expect(screen.getByText('已上传')).toBeTruthy()
})
