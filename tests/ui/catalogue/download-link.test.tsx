import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { CoursePort } from '#application/course/course.port.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { resourceOf } from '#infrastructure/memory/resource.backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { RESOURCE_PORT } from '#main/catalogue/tokens.ts'
import { COURSE_PORT } from '#main/course/tokens.ts'
import { aFile } from '#tests/support/a-file.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const [RESOURCE] = RESOURCES
const held = aFile({ downloadUrl: 'data:,fresh', previewKind: 'none' })
const over = aFile({ downloadUrl: 'expired:/api/file/5', previewKind: 'none' })

/** What went to the downloads of the browser, as address and name. */
let saved: string[] = []

beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`)
  })
})
afterEach(() => vi.restoreAllMocks())

const openResource = (now: FileItem, file: ResourcePort['file']) => {
  const detail = resourceOf(RESOURCE?.id ?? 0)
  if (detail === undefined) throw new Error('there is no resource')
  const resource: ResourcePort['resource'] = async () => success({ ...detail, files: [now] })
  const ports = [port(RESOURCE_PORT, (base) => ({ ...base, resource, file }))]
  return openApp({ person: 'teacher', address: `/details?id=${RESOURCE?.id}&type=3`, ports })
}

const gone: ResourcePort['file'] = async () =>
  failed({ kind: 'rejected', reason: 'withdrawn', message: '这份资料已下架' })

it('a link of a page that has been open for hours downloads the file all the same', async () => {
  const { user } = openResource(over, async () => success(held))
  const link = await screen.findByRole('link', { name: /^下载 \(/ })
  await user.click(link)
  await waitFor(() => expect(saved).toEqual(['data:,fresh 勾股定理.pdf']))
})

it('the keyboard and the middle button do the same, and the link can be copied', async () => {
  const { user } = openResource(held, gone)
  const link = await screen.findByRole('link', { name: /^下载 \(/ })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['data:,fresh', '勾股定理.pdf'])
  link.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))).toBe(
    false,
  )
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(fireEvent(link, new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }))).toBe(
    true,
  )
  expect(fireEvent.click(link)).toBe(false)
})

it.each([
  [gone, '“勾股定理.pdf”没有下载：这份资料已下架'],
  [
    async () => failed({ kind: 'unreachable' } as const),
    '“勾股定理.pdf”没有下载：连不上服务器，请检查网络后重试',
  ],
  [async () => success(null), '“勾股定理.pdf”没有下载：文件地址已失效，请刷新页面后再试'],
] as const)('why a file cannot be had is said on the page', async (file, words) => {
  const { user } = openResource(over, file)
  await user.click(await screen.findByRole('link', { name: /^下载 \(/ }))
  expect(await screen.findByText(words)).toBeDefined()
  expect(saved).toEqual([])
})

it.each([
  ['/introduction?id=101', '的课程介绍'],
  ['/play?id=101&section=1', '的播放页'],
])('a file of a course is asked for with its course: %s', async (address) => {
  const section = { kind: 'file', name: '讲义' } as const
  const courseWith = (file: FileItem) =>
    aCourse([aSection(1), aSection(2, { ...section, file: { ...file, resourceId: 0 } })])
  let reads = 0
  const course: CoursePort['course'] = async () => {
    reads += 1
    return success(courseWith(reads === 1 ? over : held))
  }
  const ports = [port(COURSE_PORT, (): CoursePort => ({ course }))]
  const { user } = openApp({ person: 'teacher', address, ports })
  await user.click(await screen.findByRole('link', { name: '2. 讲义' }))
  await waitFor(() => expect(saved).toEqual(['data:,fresh 勾股定理.pdf']))
})
