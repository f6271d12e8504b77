import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { newDraft } from '#domain/comment/comment-draft.ts'
import { WHOLE_LOG } from '#domain/people/audit-log.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const FORBIDDEN = { ok: false, failure: { kind: 'forbidden' } }

/** `AuditLogPort`. R-audit-1. */
export const auditLogContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the log of what was done`, make, (fresh) => {
    it('has what was done, the latest first, narrowed as it is asked for, and whole for a file', async () => {
      const backend = fresh()
      const { ports } = backend
      await enter(backend, '13900000001')
      const { blocks } = await valueOf(ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const [item] = blocks.find(({ type }) => type === CONTENT_TYPE.resource)?.items ?? []
      if (item === undefined) throw new Error('there is no resource to comment on')
      const place = { userId: 1, content: { id: item.id, type: item.type }, parentId: 0 }
      const text = { html: '<p>一条评论</p>', length: 4, pictures: 0 }
      const draft = { ...newDraft(`audited-${Date.now()}`), text }
      const { id } = await valueOf(ports.comments.add({ place, draft }, noAbort()))
      await enter(backend, '13900000002')
      await valueOf(ports.comments.report({ commentId: id, category: 'offTopic', words: '' }, noAbort()))
      await enter(backend, '13900000009')
      const thing = `comment:${id}`
      const asked = async (change: Partial<typeof WHOLE_LOG>) => {
        const page = await valueOf(ports.auditLog.lines({ ...WHOLE_LOG, thing, ...change }, noAbort()))
        expect(page.total).toBe(page.items.length)
        return page.items.map(({ act }) => act)
      }
      const page = await valueOf(ports.auditLog.lines({ ...WHOLE_LOG, thing }, noAbort()))
      expect(page).toMatchObject({
        index: 1,
        size: 20,
        items: [{ act: 'comment.report', thing, thingName: '', userName: '顾明德', detail: '' }],
      })
      expect(Date.parse(page.items[0]?.time ?? '')).toBeGreaterThan(0)
      expect(await asked({ act: 'comment' })).toEqual(['comment.report'])
      expect(await asked({ act: 'comment.report', who: '顾明德' })).toEqual(['comment.report'])
      expect(await asked({ act: 'course' })).toEqual([])
      expect(await asked({ who: '韩星野' })).toEqual([])
      expect(await asked({ to: '2020-01-01' })).toEqual([])
      expect(await asked({ from: '2020-01-01' })).toEqual(['comment.report'])
      expect(await asked({ from: '0000-01-01', to: '9999-12-31' })).toEqual(['comment.report'])
      expect(await asked({ to: '0202-12-31' })).toEqual([])
      const all = await valueOf(ports.auditLog.allLines({ ...WHOLE_LOG, thing }, noAbort()))
      expect(all).toEqual(page.items)
    })

    it('is for administrators alone', async () => {
      const backend = fresh()
      await enter(backend, '13900000002')
      expect(await backend.ports.auditLog.lines(WHOLE_LOG, noAbort())).toMatchObject(FORBIDDEN)
      expect(await backend.ports.auditLog.allLines(WHOLE_LOG, noAbort())).toMatchObject(FORBIDDEN)
    })
  })
