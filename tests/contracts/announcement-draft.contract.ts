import { describe, expect, it } from 'vitest'
import type { AnnouncementDraftStore } from '#application/announcement/announcement-admin.port.ts'
import { announcementFormOf } from '#domain/announcement/managed-announcement.ts'
import { aManagedAnnouncement } from '#tests/support/announcements.ts'

const draft = announcementFormOf(aManagedAnnouncement())

/** `AnnouncementDraftStore`; `make` opens a browser and answers how its store is opened anew. R-announcement-1. */
export const announcementDraftContract = (name: string, make: () => () => AnnouncementDraftStore): void => {
  describe(`${name}: what is not saved of a notice`, () => {
    it('is there for the same person, also after a reload, until it is forgotten', () => {
      const open = make()
      open().keep({ userId: 1 }, draft)
      expect([open().read({ userId: 1 }), open().read({ userId: 2 })]).toEqual([draft, null])
      open().forget({ userId: 1 })
      expect(open().read({ userId: 1 })).toBe(null)
    })
  })
}
