import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideAnnouncements } from '#application/announcement/announcement.provide.ts'
import { provideList } from '#application/catalogue/list.provide.ts'
import { provideAuditLog } from '#application/people/audit-log.provide.ts'
import { listOf, onPage } from '#domain/catalogue/list-query.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, success } from '#domain/kernel/result.ts'

/** Two pages of nothing that anybody looks at; no such page beyond them. */
const pagesOf = <Item>(item: Item) => {
  const asked: number[] = []
  const at = (index: number): Page<Item> => {
    asked.push(index)
    return { index, size: 20, total: 21, items: index > 2 ? [] : [item] }
  }
  return { asked, at }
}

it('a list of contents is on its last page where its address names one beyond it', async () => {
  const { asked, at } = pagesOf({} as never)
  const page = async (query: { readonly page: number }) =>
    success({ page: at(query.page), capped: false, typeCounts: [], suggestions: [] })
  const list = createActor(provideList({ page })).start()
  list.send({ type: 'list.show', query: onPage(listOf(1), 9), memory: null })
  const { context } = await waitFor(list, (snapshot) => snapshot.matches('ready'))
  expect([context.shown?.page.index, asked]).toEqual([2, [9, 2]])
})

it('so is a list of notices', async () => {
  const { asked, at } = pagesOf({} as never)
  const port = {
    announcements: async (index: number) => success(at(index)),
    unread: async () => failed({ kind: 'unreachable' as const }),
    read: async () => failed({ kind: 'unreachable' as const }),
  }
  const list = createActor(provideAnnouncements(port), { input: { index: 9 } }).start()
  const { context } = await waitFor(list, (snapshot) => snapshot.matches('ready'))
  expect([context.page.index, asked]).toEqual([2, [9, 2]])
})

it('and the audit log', async () => {
  const { asked, at } = pagesOf({} as never)
  const port = {
    lines: async (query: { readonly page: number }) => success(at(query.page)),
    allLines: async () => failed({ kind: 'unreachable' as const }),
  }
  const query = { page: 9 } as never
  const log = createActor(provideAuditLog(port), { input: query }).start()
  const { context } = await waitFor(log, (snapshot) => snapshot.matches('ready'))
  expect([context.page.index, asked]).toEqual([2, [9, 2]])
})
