import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { ALL_TAKEN_DOWN } from '#domain/moderation/taken-down.ts'
import { FIRST_QUERY } from '#domain/release/published.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const NEWCOMER = '13900000004'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'
const SCHOOL = '清河实验学校'
const REASON = '出版社来函，请下架'

const FORBIDDEN = { ok: false, failure: { kind: 'forbidden' } }
const MISSING = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
const CONFLICT = { ok: false, failure: { kind: 'rejected', reason: 'conflict' } }
const INVALID = { ok: false, failure: { kind: 'rejected', reason: 'invalid' } }
const WITHDRAWN = { ok: false, failure: { kind: 'rejected', reason: 'withdrawn' } }

/** `ModerationPort`, and what those are answered who have the content open. R-moderation-1, R-moderation-2. */
export const moderationContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: contents that are taken down`, make, (fresh) => {
    /** A resource of the first school, as its administrator finds it. */
    const opened = async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { blocks } = await valueOf(backend.ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const all = blocks.find((block) => block.type === CONTENT_TYPE.resource)?.items ?? []
      const content = all.find(({ organisationName }) => organisationName === SCHOOL) ?? all[0]
      if (content === undefined) throw new Error('there is no resource to take down')
      await enter(backend, PLATFORM_ADMINISTRATOR)
      return { backend, ports: backend.ports, id: content.id, title: content.name }
    }
    const read = ({ ports }: Backend, id: number) => ports.resource.resource(id, noAbort())

    it('are offered to nobody, until who did it offers them again', async () => {
      const { backend, ports, id, title } = await opened()
      const { moderation } = ports
      const offered = { contentId: id, name: title, withdrawal: null, canTakeDown: true, canRestore: false }
      expect(await valueOf(moderation.standing(id, noAbort()))).toEqual(offered)
      expect(await moderation.restore(id, noAbort())).toMatchObject(CONFLICT)
      expect(await moderation.takeDown({ contentId: id, reason: '不行' }, noAbort())).toMatchObject(INVALID)
      const down = await valueOf(moderation.takeDown({ contentId: id, reason: REASON }, noAbort()))
      expect(down).toMatchObject({
        withdrawal: { reason: REASON },
        canTakeDown: false,
        canRestore: true,
      })
      expect(down.withdrawal?.userName).not.toBe('')
      expect(await valueOf(moderation.standing(id, noAbort()))).toEqual(down)
      const listed = await valueOf(moderation.takenDown({ mine: true, page: 1 }, noAbort()))
      expect(listed).toMatchObject({
        total: 1,
        items: [{ id, name: title, reason: REASON, userName: down.withdrawal?.userName, bar: 'none' }],
      })
      expect(listed.items[0]?.type).toBe(CONTENT_TYPE.resource)
      expect(await moderation.takeDown({ contentId: id, reason: REASON }, noAbort())).toMatchObject(CONFLICT)
      await enter(backend, NEWCOMER)
      expect(await read(backend, id)).toMatchObject(WITHDRAWN)
      await enter(backend, PLATFORM_ADMINISTRATOR)
      expect(await valueOf(moderation.restore(id, noAbort()))).toEqual(offered)
      await enter(backend, NEWCOMER)
      expect(await read(backend, id)).toMatchObject({ ok: true })
    })

    it('are nobody’s to take down who looks after nothing, and the platform’s are the platform’s to offer again', async () => {
      const { backend, ports, id } = await opened()
      const { moderation } = ports
      expect(await moderation.standing(999_999_999, noAbort())).toMatchObject(MISSING)
      await enter(backend, NEWCOMER)
      expect(await moderation.standing(id, noAbort())).toMatchObject(FORBIDDEN)
      expect(await moderation.takeDown({ contentId: id, reason: REASON }, noAbort())).toMatchObject(FORBIDDEN)
      expect(await moderation.restore(id, noAbort())).toMatchObject(FORBIDDEN)
      expect(await moderation.takenDown(ALL_TAKEN_DOWN, noAbort())).toMatchObject(FORBIDDEN)
      await enter(backend, PLATFORM_ADMINISTRATOR)
      await valueOf(moderation.takeDown({ contentId: id, reason: REASON }, noAbort()))
      await enter(backend, SCHOOL_ADMINISTRATOR)
      expect(await moderation.restore(id, noAbort())).toMatchObject(FORBIDDEN)
      expect(await valueOf(moderation.takenDown(ALL_TAKEN_DOWN, noAbort()))).toMatchObject({
        items: [{ id, bar: 'another' }],
      })
      expect((await valueOf(moderation.takenDown({ mine: true, page: 1 }, noAbort()))).items).toEqual([])
      await enter(backend, PLATFORM_ADMINISTRATOR)
      expect(await moderation.restore(id, noAbort())).toMatchObject({ ok: true })
    })

    it('tell who made them why', async () => {
      const backend = fresh()
      const { moderation, release } = backend.ports
      await enter(backend, TEACHER)
      const own = await valueOf(release.published({ ...FIRST_QUERY, type: CONTENT_TYPE.resource }, noAbort()))
      const id = own.items[0]?.id ?? 0
      expect(await moderation.standing(id, noAbort())).toMatchObject(FORBIDDEN)
      await enter(backend, PLATFORM_ADMINISTRATOR)
      await valueOf(moderation.takeDown({ contentId: id, reason: REASON }, noAbort()))
      await enter(backend, TEACHER)
      expect(await valueOf(moderation.standing(id, noAbort()))).toMatchObject({
        withdrawal: { reason: REASON },
        canTakeDown: false,
        canRestore: false,
      })
      expect(await moderation.restore(id, noAbort())).toMatchObject(FORBIDDEN)
      await enter(backend, PLATFORM_ADMINISTRATOR)
      await valueOf(moderation.restore(id, noAbort()))
    })
  })
