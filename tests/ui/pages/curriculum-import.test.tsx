import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { curriculumOf } from '#infrastructure/memory/curriculum-admin.backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const person = 'platformAdministrator'

afterEach(() => vi.restoreAllMocks())

const opened = () => {
  const backend = createMemoryBackend()
  const curriculum = curriculumOf(backend)
  const subject = curriculum.subjects()[0]
  const nodes = curriculum.treeOf({ kind: 'textbooks', subjectId: subject?.id ?? 0 }) ?? []
  const version = nodes.find(({ kind }) => kind === 'version')
  if (subject === undefined || version === undefined) throw new Error('there are no textbooks')
  const { user } = openApp({ person, address: `/manage/curriculum?subject=${subject.id}&file=1`, backend })
  const read = async (text: string) =>
    user.upload(await screen.findByLabelText('选择文件', { selector: 'input' }), new File([text], '目录.csv'))
  return { user, read, version, backend, curriculum }
}

it('a file is compared, chosen from and applied, with the reason of each row that is left', async () => {
  const { user, read, version, curriculum } = opened()
  await screen.findByRole('button', { name: '导出 CSV' })
  expect(screen.getByText('小学语文 · 教材目录')).toBeDefined()
  await expectAccessible()
  await read(
    `版本,册,一级目录,年级,目录编号\n${version.name},,,,${version.id}\n校本版,,,,\n校本版,上册,,7,\n校本版,上册,导言,,\n,,缺了,,\n`,
  )
  const added = within(await screen.findByRole('list', { name: '新增' }))
  expect(added.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  expect(screen.getByText('第 6 行：中间缺了一级')).toBeDefined()
  expect(screen.getByRole('list', { name: '文件里没有' })).toBeDefined()
  await expectAccessible()
  await user.click(added.getByRole('checkbox', { name: /导言/ }))
  await user.click(screen.getByRole('button', { name: '应用所选（2 项）' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: '应用所选（2 项）' }))
  expect(await screen.findByText('完成 2 项')).toBeDefined()
  expect(curriculum.nodes.find(({ name }) => name === '上册')).toMatchObject({ kind: 'book', gradeId: 7 })
  expect(curriculum.nodes.some(({ name }) => name === '导言')).toBe(false)
})

it('columns that say nothing are named, a school year that changes is seen, and contents are not offered to be removed', async () => {
  const { user, read, curriculum, version } = opened()
  const books = curriculum.nodes.filter(({ parentId, kind }) => parentId === version.id && kind === 'book')
  const [book] = books
  if (book === undefined) throw new Error('there are no books')
  const used = curriculum
    .treeOf({ kind: 'textbooks', subjectId: version.parentId })
    ?.find(({ kind, count }) => kind === 'chapter' && count > 0)
  if (used === undefined) throw new Error('no chapter has contents')
  await read(`版本,册,年级,目录编号,备注\n${version.name},${book.name},12,${book.id},\n`)
  expect(await screen.findByText(/^没有读这些列：备注。/)).toBeDefined()
  const renamed = within(screen.getByRole('list', { name: '改名' }))
  expect(renamed.getByRole('checkbox').closest('label')?.textContent).toMatch(/；年级 (?:\d+|不填) → 12$/)
  await user.click(screen.getByRole('button', { name: '全部选择：文件里没有' }))
  const gone = within(screen.getByRole('list', { name: '文件里没有' }))
  const kept = gone.getAllByRole('checkbox', { name: /下面还有内容，不能删除/ })
  expect(kept.length).toBeGreaterThan(0)
  for (const box of kept) expect(box).toMatchObject({ disabled: true, checked: false })
})

it('what was interrupted goes on, and what cannot be done says why', async () => {
  const { user, read, backend } = opened()
  await read('版本,册,一级目录\n北师大版,,\n沪教版,上册,\n')
  backend.failCall('curriculumAdmin.act', { kind: 'unreachable' })
  await user.click(await screen.findByRole('button', { name: '应用所选（2 项）' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^应用/ }))
  expect(await screen.findByText(/^中断了，已完成的不受影响/)).toBeDefined()
  expect(screen.getByText('已完成 0 / 2')).toBeDefined()
  backend.failCall('curriculumAdmin.act', null)
  await user.click(screen.getByRole('button', { name: '继续' }))
  expect(await screen.findByText('完成 1 项，1 项没有完成')).toBeDefined()
  expect(screen.getByText(/上级目录不存在，请先导入上级/)).toBeDefined()
})

it('what is no such table is told, and the tree is written into files', async () => {
  const { user, read } = opened()
  await read('姓名,手机号\n程晚,1')
  expect((await screen.findByRole('alert')).textContent).toContain('没有找到表头')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: '导出 CSV' }))
  await user.click(await screen.findByRole('button', { name: '下载模板' }))
  await vi.waitFor(() => expect(names).toEqual(['小学语文 · 教材目录', '小学语文 · 教材目录']))
})
