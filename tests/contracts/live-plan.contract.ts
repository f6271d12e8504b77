import { expect, it } from 'vitest'
import { listOf } from '#domain/catalogue/list-query.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import type { LivePlan, LivePlanDocument, PlanAct } from '#domain/studio/live-plan.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const REVIEWER = '13900000002'
const DAY_MS = 86_400_000

const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })
const FORBIDDEN = { ok: false, failure: { kind: 'forbidden' } }

let made = 0
const newId = () => `of-a-plan-contract-${Date.now()}-${(made += 1)}`

/** `LivePlanPort`. Wire: 直播工作室. */
export const livePlanContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: plans of live lessons`, make, (fresh) => {
    const plansOf = ({ ports }: Backend) => ports.livePlans
    const create = async (backend: Backend) =>
      valueOf(plansOf(backend).create({ organisationId: 1, name: '函数专题', clientId: newId() }, noAbort()))
    const save = (
      backend: Backend,
      { id, revision, document }: LivePlan,
      change: Partial<LivePlanDocument>,
    ) =>
      plansOf(backend).save(
        { id, revision, intentId: newId(), document: { ...document, ...change } },
        noAbort(),
      )
    const act = ({ ports }: Backend, { id, revision }: LivePlan, wanted: PlanAct) =>
      ports.livePlans.perform({ id, revision, act: wanted }, noAbort())

    /** What is needed for lessons from tomorrow on, from a stream. */
    const whole = async (backend: Backend): Promise<Partial<LivePlanDocument>> => {
      const { page } = await valueOf(backend.ports.list.page(listOf(1), noAbort()))
      const place = page.items[0]?.content.place
      return {
        place: {
          stageId: place?.stage.id ?? 0,
          subjectId: place?.subject.id ?? 0,
          versionId: 0,
          bookId: 0,
          chapterId: 0,
          knowId: 0,
        },
        startTime: new Date(Math.floor((Date.now() + DAY_MS) / 60_000) * 60_000).toISOString(),
        streamUrl: 'https://live.example.cn/one/index.m3u8',
      }
    }

    it('are made once, listed, saved once by their intent, and deleted before they are published', async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const clientId = newId()
      const asked = { organisationId: 1, name: '几何专题', clientId }
      const one = await valueOf(plansOf(backend).create(asked, noAbort()))
      const again = await valueOf(plansOf(backend).create(asked, noAbort()))
      expect([again.id, one.status, one.version, one.document.name]).toEqual([one.id, 'draft', 0, '几何专题'])
      expect(one.document.sessions).toHaveLength(1)
      const { items } = await valueOf(plansOf(backend).plans({ organisationId: 0, page: 1 }, noAbort()))
      expect(items.find(({ id }) => id === one.id)).toMatchObject({ name: '几何专题', sessionCount: 1 })
      const { id, revision } = one
      const document = { ...one.document, name: '立体几何', minutes: 60 }
      const saving = { id, revision, intentId: newId(), document }
      const saved = await valueOf(plansOf(backend).save(saving, noAbort()))
      const twice = await valueOf(plansOf(backend).save(saving, noAbort()))
      expect(saved.document).toEqual(document)
      expect(twice.revision).toBe(saved.revision)
      expect(await plansOf(backend).save({ ...saving, intentId: newId() }, noAbort())).toMatchObject(
        refused('conflict'),
      )
      expect(await plansOf(backend).plan(id, noAbort())).toEqual({ ok: true, value: twice })
      expect(await plansOf(backend).remove(id, noAbort())).toEqual({ ok: true, value: true })
      expect(await plansOf(backend).plan(id, noAbort())).toMatchObject(refused('missing'))
      expect(await plansOf(backend).remove(id, noAbort())).toMatchObject(refused('missing'))
    })

    it('are handed in, returned, published and called off by who may', async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const draft = await create(backend)
      expect(await act(backend, draft, { kind: 'submit' })).toMatchObject(refused('invalid'))
      expect(await act(backend, draft, { kind: 'publish' })).toMatchObject(FORBIDDEN)
      const ready = await valueOf(save(backend, draft, await whole(backend)))
      expect(ready.rights).toMatchObject({ edit: true, submit: true, publish: false, cancel: false })
      const handed = await valueOf(act(backend, ready, { kind: 'submit' }))
      expect([handed.status, handed.rights.edit]).toEqual(['inReview', false])
      expect(await save(backend, handed, { name: '改一改' })).toMatchObject(refused('conflict'))
      const back = await valueOf(act(backend, handed, { kind: 'recall' }))
      const again = await valueOf(act(backend, back, { kind: 'submit' }))

      await enter(backend, REVIEWER)
      const seen = await valueOf(plansOf(backend).plans({ organisationId: 1, page: 1 }, noAbort()))
      expect(seen.items.map(({ id }) => id)).toContain(draft.id)
      expect(await act(backend, again, { kind: 'return', reason: '不' })).toMatchObject(refused('invalid'))
      const returned = await valueOf(act(backend, again, { kind: 'return', reason: '请换一个时间' }))
      expect([returned.status, returned.reason]).toEqual(['returned', '请换一个时间'])
      await enter(backend, TEACHER)
      const third = await valueOf(act(backend, returned, { kind: 'submit' }))
      await enter(backend, REVIEWER)
      const published = await valueOf(act(backend, third, { kind: 'publish' }))
      expect([published.status, published.version]).toEqual(['published', 1])
      const [lesson] = published.occurrences
      expect(lesson).toMatchObject({ status: 'announced', cancelled: false, hasReplay: false })
      expect(lesson?.startTime).toBe(published.document.startTime)

      await enter(backend, TEACHER)
      const key = lesson?.key ?? ''
      const reason = '老师身体不适'
      const gone = await valueOf(act(backend, published, { kind: 'cancel', key, reason }))
      expect(gone.occurrences).toMatchObject([{ cancelled: true, reason }])
      const restored = await valueOf(act(backend, gone, { kind: 'restore', key: null }))
      expect(restored.occurrences).toMatchObject([{ cancelled: false, reason: '' }])
      expect(await plansOf(backend).remove(draft.id, noAbort())).toMatchObject(refused('conflict'))
      const changed = await valueOf(save(backend, restored, { name: '函数与导数' }))
      expect([changed.status, changed.rights.discard]).toEqual(['draft', true])
      const discarded = await valueOf(act(backend, changed, { kind: 'discard' }))
      expect([discarded.status, discarded.document.name]).toEqual(['published', '函数专题'])
    })

    it('of others are not there, nor are their schools and files', async () => {
      const backend = fresh()
      await enter(backend, REVIEWER)
      const { id } = await create(backend)
      await enter(backend, TEACHER)
      expect(await plansOf(backend).plan(id, noAbort())).toMatchObject(refused('missing'))
      expect(await plansOf(backend).plans({ organisationId: 1, page: 1 }, noAbort())).toMatchObject(FORBIDDEN)
      const foreign = { organisationId: 999, name: '函数', clientId: newId() }
      expect(await plansOf(backend).create(foreign, noAbort())).toMatchObject(FORBIDDEN)
      expect(await plansOf(backend).takeFile(999_999, noAbort())).toMatchObject(refused('missing'))
      const colleagues = await valueOf(plansOf(backend).colleagues(1, noAbort()))
      expect(colleagues.map((one) => [one.name, one.title])).toContainEqual(['沈雨桐', '一级教师'])
      expect(await plansOf(backend).colleagues(999, noAbort())).toMatchObject(FORBIDDEN)
    })
  })
