import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { JobsPort } from '#application/job/jobs.port.ts'
import type { ReleasePort } from '#application/release/release.port.ts'
import type { ResourceVersionPort } from '#application/release/resource-version.port.ts'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { JOBS_PORT } from '#main/job/tokens.ts'
import { RELEASE_PORT, RESOURCE_VERSION_PORT } from '#main/release/tokens.ts'
import { LIVE_PLAN_PORT } from '#main/studio/live-plan.tokens.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

/** A server that keeps what it is asked for, and has so many things, none of which it shows. */
const opened = (address: string, total = 0) => {
  const asked: unknown[] = []
  const answer = async <Query extends { readonly page: number }>(query: Query) => {
    asked.push(query)
    return success({ index: query.page, size: 20, total, items: [] })
  }
  const ports = [
    port(JOBS_PORT, (base): JobsPort => ({ ...base, jobs: answer })),
    port(RELEASE_PORT, (base): ReleasePort => ({ ...base, published: answer, requests: answer })),
    port(RESOURCE_VERSION_PORT, (base): ResourceVersionPort => ({ ...base, waiting: answer })),
    port(LIVE_PLAN_PORT, (base) => ({ ...base, plans: answer })),
  ]
  const app = openApp({ person: 'reviewer', backend: createMemoryBackend(), address, ports })
  return { ...app, asked, last: () => asked.at(-1) }
}

it.each([
  ['后台任务', '/studio/jobs?school=1&page=2', { organisationId: 1, page: 2 }],
  ['直播安排', '/studio/live?school=1&page=2', { organisationId: 1, page: 2 }],
  ['资料新版本', '/studio/versions?school=1&page=2', { organisationId: 1, page: 2 }],
  ['公开申请', '/studio/releases?state=granted&page=2', { status: 'granted', page: 2 }],
  [
    '我发布的内容',
    '/studio/published?school=1&order=views&days=7&page=2',
    { organisationId: 1, type: 0, order: 'views', days: 7, page: 2 },
  ],
])('%s is the page and the choice that a reload or a sent link names', async (_, address, query) => {
  const { last } = opened(address)
  await waitFor(() => expect(last()).toEqual(query))
})

it.each([
  ['/studio/jobs', '查看谁的任务', { organisationId: 1, page: 1 }],
  ['/studio/live', '查看谁的直播', { organisationId: 1, page: 1 }],
])('a choice of %s stands in the address from its first page on, and Back takes it back', async (address, label, query) => {
  const app = opened(`${address}?page=2`)
  await waitFor(() => expect(app.last()).toEqual({ organisationId: 0, page: 2 }))
  await app.user.selectOptions(await screen.findByRole('combobox', { name: label }), '1')
  expect(app.address()).toBe(`${address}?school=1`)
  await waitFor(() => expect(app.last()).toEqual(query))
  await app.goBack()
  expect(app.address()).toBe(`${address}?page=2`)
  await waitFor(() => expect(app.last()).toEqual({ organisationId: 0, page: 2 }))
})

it('what is published and asked for stands in the address, and Back takes it back', async () => {
  const published = opened('/studio/published?days=7&page=3')
  await onScreen.heading('我发布的内容')
  await published.user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), 'views')
  expect(published.address()).toBe('/studio/published?order=views&days=7')
  await published.goBack()
  await waitFor(() => expect(published.last()).toMatchObject({ order: 'newest', days: 7, page: 3 }))
  cleanup()
  const releases = opened('/studio/releases?page=2')
  await waitFor(() => expect(releases.last()).toEqual({ status: 'asked', page: 2 }))
  await releases.user.selectOptions(await screen.findByRole('combobox', { name: '申请状态' }), 'granted')
  expect(releases.address()).toBe('/studio/releases?state=granted')
  await releases.goBack()
  await waitFor(() => expect(releases.last()).toEqual({ status: 'asked', page: 2 }))
})

it.each([
  ['后台任务', '/studio/jobs?page=9'],
  ['直播安排', '/studio/live?page=9'],
  ['资料新版本', '/studio/versions?page=9'],
  ['公开申请', '/studio/releases?page=9'],
  ['我发布的内容', '/studio/published?page=9'],
])('%s shows its last page where the address names one past it', async (_, address) => {
  const { asked, last } = opened(address, 21)
  await waitFor(() => expect(last()).toMatchObject({ page: 2 }))
  expect(asked).toHaveLength(2)
})

it('a page of an empty list says that nothing is there', async () => {
  opened('/studio/jobs?page=9')
  expect(await screen.findByText('还没有任务')).toBeDefined()
})
