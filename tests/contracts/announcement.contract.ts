import { expect, it } from 'vitest'
import { newAnnouncement } from '#domain/announcement/managed-announcement.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const QINGHE = 1
const TEACHER = '13900000001'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'
const SCOPE = { platform: true, schools: [] }
const NEW = {
  ...newAnnouncement(SCOPE, 0),
  organisationId: QINGHE,
  title: '开学安排',
  text: { html: '<p>周一开学。</p>', length: 5, pictures: 0 },
}

/** `AnnouncementPort` and `AnnouncementAdminPort`. R-announcement-1 to R-announcement-3. */
export const announcementContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: notices`, make, (fresh) => {
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })
    const forbidden = { ok: false, failure: { kind: 'forbidden' } }

    it('are written, published, read, withdrawn and removed', async () => {
      const backend = fresh()
      await enter(backend, SCHOOL_ADMINISTRATOR)
      const { announcements, announcementAdmin: admin } = backend.ports
      const unread = async () => (await valueOf(announcements.unread(noAbort()))).announcements
      const managed = async () => (await valueOf(admin.announcements(1, noAbort()))).items
      const before = await unread()
      expect(await valueOf(admin.save({ form: NEW, publish: false }, noAbort()))).toBe(true)
      const [draft] = await managed()
      expect(draft).toMatchObject({ title: NEW.title, status: 'draft', rowVersion: 1, readers: 0 })
      if (draft === undefined) throw new Error('nothing was added')
      expect(await unread()).toBe(before)
      expect(await admin.withdraw(draft, noAbort())).toMatchObject(rejectedAs('conflict'))
      const form = { ...NEW, id: draft.id, rowVersion: 1 }
      expect(await valueOf(admin.save({ form, publish: true }, noAbort()))).toBe(true)
      expect(await admin.save({ form, publish: true }, noAbort())).toMatchObject(rejectedAs('conflict'))
      expect(await unread()).toBe(before + 1)
      const mine = async () =>
        (await valueOf(announcements.announcements(1, noAbort()))).items.find(({ id }) => id === draft.id)
      expect(await mine()).toMatchObject({
        title: NEW.title,
        html: NEW.text.html,
        school: '青禾实验学校',
        read: false,
      })
      expect(await valueOf(announcements.read([draft.id, 999_999], noAbort()))).toBe(before)
      expect(await valueOf(announcements.read([draft.id], noAbort()))).toBe(before)
      expect(await mine()).toMatchObject({ read: true })
      const people = (read: boolean) =>
        valueOf(admin.readers({ noticeId: draft.id, read, page: 1 }, noAbort()))
      const [read, notRead] = [await people(true), await people(false)]
      expect(read.items).toMatchObject([{ schools: '青禾实验学校' }])
      expect(read.items[0]?.readAt).not.toBe('')
      const [published] = await managed()
      expect(published).toMatchObject({
        status: 'published',
        readers: 1,
        audience: read.total + notRead.total,
      })
      const now = { id: draft.id, rowVersion: 2 }
      expect(await admin.remove(now, noAbort())).toMatchObject(rejectedAs('conflict'))
      expect(await valueOf(admin.withdraw(now, noAbort()))).toBe(true)
      expect(await mine()).toBeUndefined()
      expect(await valueOf(admin.remove({ id: draft.id, rowVersion: 3 }, noAbort()))).toBe(true)
      expect(await admin.remove({ id: draft.id, rowVersion: 4 }, noAbort())).toMatchObject(
        rejectedAs('missing'),
      )
      expect(await valueOf(announcements.read('all', noAbort()))).toBe(0)
    })

    it('need something to read, and an end after the beginning', async () => {
      const backend = fresh()
      await enter(backend, SCHOOL_ADMINISTRATOR)
      const { announcementAdmin: admin } = backend.ports
      const [from, to] = ['2026-09-02T00:00:00.000Z', '2026-09-01T00:00:00.000Z']
      for (const wrong of [{ text: { html: '<p> </p>', length: 0, pictures: 0 } }, { from, to }])
        expect(await admin.save({ form: { ...NEW, ...wrong }, publish: true }, noAbort())).toMatchObject(
          rejectedAs('invalid'),
        )
    })

    it('are the school’s own; those for everybody are the platform’s', async () => {
      const backend = fresh()
      await enter(backend, PLATFORM_ADMINISTRATOR)
      const everybody = { ...NEW, organisationId: 0 }
      const { announcementAdmin: all } = backend.ports
      expect(await valueOf(all.save({ form: everybody, publish: true }, noAbort()))).toBe(true)
      const [made] = (await valueOf(all.announcements(1, noAbort()))).items
      expect(made).toMatchObject({ organisationId: 0, school: '' })
      await enter(backend, SCHOOL_ADMINISTRATOR)
      const { announcementAdmin: admin, announcements } = backend.ports
      const shown = (await valueOf(announcements.announcements(1, noAbort()))).items
      expect(shown.find(({ id }) => id === made?.id)).toMatchObject({ school: '' })
      const { items } = await valueOf(admin.announcements(1, noAbort()))
      expect(new Set(items.map(({ organisationId }) => organisationId))).toEqual(new Set([QINGHE]))
      for (const organisationId of [0, 2])
        expect(
          await admin.save({ form: { ...NEW, organisationId }, publish: true }, noAbort()),
        ).toMatchObject(forbidden)
      const seen = { id: made?.id ?? 0, rowVersion: 1 }
      expect(await admin.withdraw(seen, noAbort())).toMatchObject(rejectedAs('missing'))
      expect(await admin.readers({ noticeId: seen.id, read: true, page: 1 }, noAbort())).toMatchObject(
        rejectedAs('missing'),
      )
    })

    it('are for nobody else to write', async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { announcementAdmin: admin } = backend.ports
      const seen = { id: 1, rowVersion: 1 }
      expect(await admin.announcements(1, noAbort())).toMatchObject(forbidden)
      expect(await admin.save({ form: NEW, publish: true }, noAbort())).toMatchObject(forbidden)
      expect(await admin.withdraw(seen, noAbort())).toMatchObject(forbidden)
      expect(await admin.remove(seen, noAbort())).toMatchObject(forbidden)
      expect(await admin.readers({ noticeId: 1, read: true, page: 1 }, noAbort())).toMatchObject(forbidden)
    })
  })
