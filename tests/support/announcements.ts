import type { Announcement } from '#domain/announcement/announcement.ts'
import type { ManagedAnnouncement } from '#domain/announcement/managed-announcement.ts'

/** A notice for its reader. */
export const anAnnouncement = (change: Partial<Announcement> = {}): Announcement => ({
  id: 1,
  title: '开学安排',
  html: '<p>周一开学。</p>',
  school: '青禾实验学校',
  author: '教务处',
  publishedAt: '2026-09-01T00:00:00Z',
  onTop: false,
  read: false,
  ...change,
})

/** A notice for who administers it. */
export const aManagedAnnouncement = (change: Partial<ManagedAnnouncement> = {}): ManagedAnnouncement => ({
  id: 1,
  rowVersion: 1,
  organisationId: 1,
  school: '青禾实验学校',
  title: '开学安排',
  html: '<p>周一开学。</p>',
  author: '教务处',
  status: 'published',
  from: '',
  to: '',
  onTop: false,
  audience: 3,
  readers: 1,
  ...change,
})
