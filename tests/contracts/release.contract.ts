import { expect, it } from 'vitest'
import { FIRST_QUERY } from '#domain/release/published.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** Of no content and of no request. */
const NONE = 2_000_000_000
const TEACHER = '13900000001'
const REVIEWER = '13900000002'
const PLATFORM = '13900000007'

/** `ReleasePort`: it begins with a teacher whose school keeps something of hers to itself. */
export const releaseContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: release`, make, (fresh) => {
    const conflict = { ok: false, failure: { kind: 'rejected', reason: 'conflict' } }
    const missing = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
    const forbidden = { ok: false, failure: { kind: 'forbidden' } }

    it('is asked, taken back, declined with a reason, granted and ended', async () => {
      const backend = fresh()
      const { release } = backend.ports
      const things = async () => (await valueOf(release.published(FIRST_QUERY, noAbort()))).items
      await enter(backend, TEACHER)
      const thing = (await things()).find(({ can }) => can.ask)
      if (thing === undefined) throw new Error('the teacher has published nothing for the school alone')
      const { id } = thing
      const now = async () => (await things()).find((one) => one.id === id)
      expect(thing.state).toBe('school')
      expect(await release.takeBack(id, noAbort())).toMatchObject(conflict)
      expect(await release.ask(id, noAbort())).toEqual({ ok: true, value: true })
      expect(await release.ask(id, noAbort())).toMatchObject(conflict)
      expect(await now()).toMatchObject({ state: 'asked', can: { ask: false, takeBack: true, end: false } })
      expect(await release.takeBack(id, noAbort())).toEqual({ ok: true, value: true })
      await valueOf(release.ask(id, noAbort()))
      expect(await release.requests({ status: 'asked', page: 1 }, noAbort())).toMatchObject(forbidden)

      const waiting = async () => {
        const { items } = await valueOf(release.requests({ status: 'asked', page: 1 }, noAbort()))
        const found = items.find(({ contentId }) => contentId === id)
        if (found === undefined) throw new Error('it is not in the queue')
        return found
      }
      await enter(backend, PLATFORM)
      const request = await waiting()
      expect(request).toMatchObject({ name: thing.name, type: thing.type, own: false, withdrawn: false })
      expect(await release.decline(request, '差', noAbort())).toMatchObject({
        failure: { kind: 'rejected', reason: 'invalid' },
      })
      await valueOf(release.decline(request, '没有出处', noAbort()))
      expect(await release.grant(request, noAbort())).toMatchObject(conflict)

      await enter(backend, TEACHER)
      expect(await now()).toMatchObject({ state: 'school', reason: '没有出处' })
      await valueOf(release.ask(id, noAbort()))
      await enter(backend, PLATFORM)
      await valueOf(release.grant(await waiting(), noAbort()))
      await enter(backend, TEACHER)
      expect(await now()).toMatchObject({ state: 'all', reason: '', can: { end: true } })
      await valueOf(release.end(id, '', noAbort()))
      expect(await now()).toMatchObject({ state: 'school', can: { ask: true, end: false } })
      expect(await release.end(id, '', noAbort())).toMatchObject(conflict)
    })

    it('is withdrawn and offered again by its teacher; what others decided is told until it is put away', async () => {
      const backend = fresh()
      const { release, publishingNotices } = backend.ports
      const things = async () => (await valueOf(release.published(FIRST_QUERY, noAbort()))).items
      await enter(backend, TEACHER)
      const id = (await things()).find(({ can }) => can.withdraw && can.ask)?.id ?? 0
      const now = async () => (await things()).find((one) => one.id === id)
      expect(await release.offer(id, noAbort())).toMatchObject(conflict)
      expect(await release.withdraw(NONE, noAbort())).toMatchObject(missing)
      await valueOf(release.withdraw(id, noAbort()))
      expect(await release.withdraw(id, noAbort())).toMatchObject(conflict)
      expect(await now()).toMatchObject({ withdrawal: 'own', editable: false, can: { offer: true } })
      await valueOf(release.offer(id, noAbort()))
      expect(await now()).toMatchObject({ withdrawal: 'none', editable: true, can: { withdraw: true } })

      await valueOf(release.ask(id, noAbort()))
      await enter(backend, PLATFORM)
      const { items } = await valueOf(release.requests({ status: 'asked', page: 1 }, noAbort()))
      const request = items.find(({ contentId }) => contentId === id)
      if (request === undefined) throw new Error('it is not in the queue')
      await enter(backend, TEACHER)
      const decisions = async () => (await valueOf(backend.ports.announcements.unread(noAbort()))).decisions
      const before = await decisions()
      await enter(backend, PLATFORM)
      await valueOf(release.decline(request, '没有出处', noAbort()))
      await enter(backend, TEACHER)
      expect(await decisions()).toBe(before + 1)
      const told = (await valueOf(publishingNotices.notices(noAbort()))).filter(
        ({ contentId }) => contentId === id,
      )
      expect(told[0]).toMatchObject({ kind: 'declined', reason: '没有出处', name: request.name })
      const ids = told.map((notice) => notice.id)
      await valueOf(publishingNotices.see(ids, noAbort()))
      expect(
        (await valueOf(publishingNotices.notices(noAbort()))).filter((notice) => ids.includes(notice.id)),
      ).toEqual([])
      expect(await decisions()).toBe(before + 1 - ids.length)
    })

    it('is of what one has published or reviews, and of what is there', async () => {
      const backend = fresh()
      const { release } = backend.ports
      await enter(backend, TEACHER)
      expect(await release.ask(NONE, noAbort())).toMatchObject(missing)
      expect(await release.takeBack(NONE, noAbort())).toMatchObject(missing)
      expect(await release.end(NONE, '', noAbort())).toMatchObject(missing)
      const ofSchool = { ...FIRST_QUERY, organisationId: 1 }
      expect(await release.published(ofSchool, noAbort())).toMatchObject(forbidden)
      expect(await release.grant({ id: NONE, rowVersion: 1 }, noAbort())).toMatchObject(forbidden)
      await enter(backend, REVIEWER)
      expect((await valueOf(release.published(ofSchool, noAbort()))).total).toBeGreaterThan(0)
      await enter(backend, PLATFORM)
      expect(await release.grant({ id: NONE, rowVersion: 1 }, noAbort())).toMatchObject(missing)
    })
  })
