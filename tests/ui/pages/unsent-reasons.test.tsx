import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReleasePort } from '#application/release/release.port.ts'
import type { ResourceVersionPort } from '#application/release/resource-version.port.ts'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { port } from '#main/adapters/with-ports.ts'
import { RELEASE_PORT, RESOURCE_VERSION_PORT } from '#main/release/tokens.ts'
import { aRelease } from '#tests/support/releases.ts'
import { aResourceVersion, aVersionToReview } from '#tests/support/resource-versions.ts'
import { openApp, type Person } from '#tests/ui/support/open-app.tsx'

const [request, otherRequest] = [aRelease({ id: 1, name: '浮力讲义' }), aRelease({ id: 2, name: '光路讲义' })]
const versionOf = (id: number, name: string) =>
  aVersionToReview({ contentId: id, old: aResourceVersion({ name }), new: aResourceVersion({ id, name }) })
const [version, otherVersion] = [versionOf(1, '浮力讲义'), versionOf(2, '光路讲义')]

/** A server with two pages of one thing each. */
const opened = (address: string, person: Person, browser = createMemoryBrowser()) => {
  const pageOf = <Item,>(index: number, ...items: Item[]) =>
    success({ index, size: 1, total: 2, items: items.slice(index - 1, index) })
  const requests: ReleasePort['requests'] = async ({ page }) => pageOf(page, request, otherRequest)
  const waiting: ResourceVersionPort['waiting'] = async ({ page }) => pageOf(page, version, otherVersion)
  const ports = [
    port(RELEASE_PORT, (base): ReleasePort => ({ ...base, requests })),
    port(RESOURCE_VERSION_PORT, (base): ResourceVersionPort => ({ ...base, waiting })),
  ]
  return openApp({ person, address, browser, backend: createMemoryBackend(), ports })
}

const QUEUES = [
  ['公开申请', '/studio/releases', 'platformAdministrator', '驳回', '理由'],
  ['资料新版本', '/studio/versions?school=1', 'reviewer', '退回', '退回理由'],
] as const

it.each(
  QUEUES,
)('Back and Forward of %s keep the reasons that are being written, each with its thing', async (_, address, person, act, label) => {
  const app = opened(address, person)
  const reason = () => screen.findByRole('textbox', { name: label })
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${act}浮力讲义`) }))
  await app.user.type(await reason(), '没有')
  await app.goTo(`${address}${address.includes('?') ? '&' : '?'}page=2`)
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${act}光路讲义`) }))
  await app.user.type(await reason(), '别的')
  await app.goBack()
  await screen.findByRole('link', { name: '浮力讲义' })
  expect(await reason()).toHaveProperty('value', '没有')
  await app.goBack(-1)
  await screen.findByRole('link', { name: '光路讲义' })
  expect(await reason()).toHaveProperty('value', '别的')
})

it.each(
  QUEUES,
)('a reload of another page of %s keeps them too; what was cancelled is gone', async (_, address, person, act, label) => {
  const { browser, user, goTo } = opened(address, person)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${act}浮力讲义`) }))
  await user.type(await screen.findByRole('textbox', { name: label }), '没有')
  const other = `${address}${address.includes('?') ? '&' : '?'}page=2`
  await goTo(other)
  await screen.findByRole('link', { name: '光路讲义' })
  cleanup()
  const again = opened(other, person, browser)
  await screen.findByRole('link', { name: '光路讲义' })
  await again.goTo(address)
  expect(await screen.findByRole('textbox', { name: label })).toHaveProperty('value', '没有')
  await again.user.click(screen.getByRole('button', { name: '取消' }))
  await again.goTo(other)
  await screen.findByRole('link', { name: '光路讲义' })
  await again.goTo(address)
  await waitFor(() => expect(screen.getByRole('link', { name: '浮力讲义' })).toBeDefined())
  expect(screen.queryByRole('textbox', { name: label })).toBeNull()
})
