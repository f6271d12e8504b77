import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ResourceVersionPort } from '#application/release/resource-version.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type {
  EditedResource,
  ResourceRevision,
  VersionQuery,
  VersionToReview,
} from '#domain/release/resource-version.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { RESOURCE_VERSION_PORT } from '#main/release/tokens.ts'
import { anEditedResource, aResourceVersion, aVersionToReview } from '#tests/support/resource-versions.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, type Person } from '#tests/ui/support/open-app.tsx'

interface World {
  resource: EditedResource | null
  waiting: VersionToReview[]
}

/** A server whose resource and queue change as they are told to. */
const open = (
  address: string,
  begin: Partial<World>,
  person: Person = 'teacher',
  browser = createMemoryBrowser(),
) => {
  const world: World = { resource: null, waiting: [], ...begin }
  const sent: ResourceRevision[] = []
  const acts: unknown[] = []
  const asked: VersionQuery[] = []
  const waits = () => {
    const { resource } = world
    if (resource !== null)
      world.resource = {
        ...resource,
        number: Math.max(1, resource.number),
        can: { edit: false, takeBack: true },
        versions: [aResourceVersion({ id: 90, status: 'waiting' }), ...resource.versions],
      }
    return success('waits' as const)
  }
  const answers: ResourceVersionPort = {
    resource: async () =>
      world.resource === null
        ? failed({ kind: 'rejected', reason: 'missing', message: '没有找到这份资料' })
        : success(world.resource),
    revise: async (revision) => {
      sent.push(revision)
      return waits()
    },
    restore: async (wanted) => {
      acts.push(wanted)
      return waits()
    },
    takeBack: async () => failed({ kind: 'rejected', reason: 'conflict', message: '这个版本已经处理过了' }),
    waiting: async (query) => {
      asked.push(query)
      return success({ index: query.page, size: 20, total: world.waiting.length, items: world.waiting })
    },
    approve: async ({ id, rowVersion }) => {
      acts.push({ id, rowVersion })
      world.waiting = []
      return success(true)
    },
    sendBack: async ({ id }, reason) => {
      acts.push({ id, reason })
      world.waiting = []
      return success(true)
    },
  }
  const app = openApp({ person, address, browser, ports: [port(RESOURCE_VERSION_PORT, () => answers)] })
  return { ...app, world, sent, acts, asked }
}

it('what is typed is given up only after a question, and the focus stays in the form', async () => {
  const { user } = open('/studio/resources/9', { resource: anEditedResource() })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '标题' })
  await user.clear(name)
  await user.type(name, '浮力讲义（修订）')
  const discard = screen.getByRole('button', { name: '放弃改动' })
  await user.click(discard)
  const asked = await screen.findByRole('alertdialog', { name: '放弃改动？' })
  await user.click(within(asked).getByRole('button', { name: '取消' }))
  expect(name.value).toBe('浮力讲义（修订）')
  await user.click(discard)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃改动' }))
  await screen.findByText('还没有改动')
  expect(name.value).toBe('浮力讲义')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(name.form?.contains(document.activeElement)).toBe(true)
})

it('new words are sent for review, and the form gives way to what waits', async () => {
  const { user, sent } = open('/studio/resources/9', { resource: anEditedResource() })
  await onScreen.heading('浮力讲义')
  const name = await screen.findByRole('textbox', { name: '标题' })
  expect(screen.getByText('还没有改动')).toBeDefined()
  await expectAccessible()
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '教案')
  expect(await screen.findByText(/位置和类型的改动不用审核/)).toBeDefined()
  expect(screen.getByRole('button', { name: '保存' })).toBeDefined()
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByRole('textbox', { name: '标题', description: '请填写标题' })).toBe(
    document.activeElement,
  )
  await user.type(name, '浮力讲义（修订）')
  expect(screen.queryByText('请填写标题')).toBeNull()
  expect(await screen.findByText(/改动：标题、类型。新版本由学校审核/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText(/新版本正在审核/)).toBeDefined()
  expect(screen.getByText(/已提交审核/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: '标题' })).toBeNull()
  expect(sent).toMatchObject([{ id: 9, number: 0, form: { name: '浮力讲义（修订）', kindId: 2 } }])
  await user.click(screen.getByRole('button', { name: '撤回新版本' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回新版本' }))
  expect((await screen.findByRole('alert')).textContent).toContain('这个版本已经处理过了')
})

it('what was typed and not sent stands there again; what others changed meanwhile is asked', async () => {
  const { user, browser } = open('/studio/resources/9', { resource: anEditedResource() })
  const name = await screen.findByRole('textbox', { name: '标题' })
  await user.clear(name)
  await user.type(name, '我的标题')
  cleanup()
  const resource = anEditedResource({ number: 4, current: aResourceVersion({ name: '别人的标题' }) })
  const again = open('/studio/resources/9', { resource }, 'teacher', browser)
  expect(await screen.findByText('这是你上次在这台设备上没有提交的内容。')).toBeDefined()
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveProperty('value', '我的标题')
  expect(screen.getByText(/别人也改了：标题/)).toBeDefined()
  await expectAccessible()
  await again.user.click(screen.getByRole('button', { name: '用最新的' }))
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveProperty('value', '别人的标题')
  expect(await screen.findByText('还没有改动')).toBeDefined()
})

it('a new file is one of the own ones', async () => {
  const { user, sent, backend } = open('/studio/resources/9', { resource: anEditedResource() })
  const { file } = aResourceVersion()
  if (file === null) throw new Error('the resource has no file')
  ownFilesIn(backend, 1).push({ file: { ...file, id: 77, name: '新讲义.pdf' }, directoryId: 0 })
  await user.click(await screen.findByRole('button', { name: '换文件' }))
  const dialog = within(await screen.findByRole('dialog', { name: '选择文件' }))
  await user.click(await dialog.findByRole('button', { name: '选择新讲义.pdf' }))
  expect(await screen.findByText('换成“新讲义.pdf”')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '提交审核' }))
  expect(await screen.findByText(/新版本正在审核/)).toBeDefined()
  expect(sent[0]?.form.file).toEqual({ id: 77, name: '新讲义.pdf' })
})

it('earlier versions tell who, when and why; one of them is restored', async () => {
  const versions = [
    aResourceVersion({
      id: 3,
      status: 'returned',
      name: '退回的',
      reason: '标题不通顺',
      deciderName: '顾明德',
    }),
    aResourceVersion({ id: 2, number: 2, name: '第二版的标题', remark: '勘误' }),
    aResourceVersion({ id: 1, number: 1, name: '最早的标题' }),
  ]
  const resource = anEditedResource({ number: 2, versions, open: true })
  const { user, acts } = open('/studio/resources/9', { resource })
  const list = await screen.findByRole('list', { name: '历史版本' })
  const rows = [...list.children].map((row) => row.textContent)
  expect(rows[0]).toContain('退回理由：标题不通顺')
  expect(rows[1]).toContain('第 2 版当前版本')
  expect(rows[1]).toContain('修改说明：勘误')
  expect(screen.queryByRole('button', { name: '恢复第 2 版' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '查看第 1 版的内容' }))
  expect(await screen.findByText('最早的标题')).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '恢复第 1 版' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '恢复这一版' }))
  expect(await screen.findByText(/新版本正在审核/)).toBeDefined()
  expect(acts).toMatchObject([{ id: 9, number: 2, versionId: 1 }])
})

it('a resource of somebody else is not there; one that is withdrawn has no form', async () => {
  const foreign = open('/studio/resources/9', {})
  expect(await screen.findByText('没有找到这份资料')).toBeDefined()
  foreign.world.resource = anEditedResource({ withdrawn: true, can: { edit: false, takeBack: false } })
  await foreign.goTo('/studio/resources/10')
  expect(await screen.findByText('这份资料已下架，重新发布后才能修改。')).toBeDefined()
})

it('a reviewer sees old beside new and approves', async () => {
  const { user, acts, asked } = open('/studio/versions', { waiting: [aVersionToReview()] }, 'reviewer')
  await onScreen.heading('资料新版本')
  const name = within(await screen.findByLabelText('标题'))
  expect(name.getByText('浮力讲义')).toBeDefined()
  expect(name.getByText('浮力讲义（修订）')).toBeDefined()
  expect(screen.queryByLabelText('封面')).toBeNull()
  expect(screen.getByText('修改说明：勘误')).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '通过浮力讲义的新版本' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '通过' }))
  expect(await screen.findByText('没有待审核的新版本')).toBeDefined()
  expect(acts).toEqual([{ id: 3, rowVersion: 1 }])
  expect(asked[0]).toEqual({ organisationId: 1, page: 1 })
})

it('a version is returned with a reason; own ones are for others', async () => {
  const own = aVersionToReview({
    own: true,
    contentId: 10,
    new: aResourceVersion({ id: 4, status: 'waiting' }),
    old: aResourceVersion({ name: '自己的讲义' }),
  })
  const { user, acts } = open('/studio/versions', { waiting: [aVersionToReview(), own] }, 'reviewer')
  await user.click(await screen.findByRole('button', { name: '退回浮力讲义的新版本' }))
  expect(screen.queryByRole('button', { name: '退回自己的讲义的新版本' })).toBeNull()
  expect(screen.getByText('自己的内容由其他审核人审核。')).toBeDefined()
  const words = await screen.findByRole('textbox', { name: '退回理由' })
  expect(document.activeElement).toBe(words)
  await user.type(words, '差')
  await user.click(screen.getByRole('button', { name: '退回' }))
  expect(await screen.findByText('请写明理由，至少 4 个字')).toBeDefined()
  await user.type(words, '，标题不通顺')
  await user.click(screen.getByRole('button', { name: '退回' }))
  expect(await screen.findByText('没有待审核的新版本')).toBeDefined()
  expect(acts).toEqual([{ id: 3, reason: '差，标题不通顺' }])
})

it('who may not review is told so', async () => {
  open('/studio/versions', {})
  expect(await screen.findByText('没有审核权限')).toBeDefined()
})
