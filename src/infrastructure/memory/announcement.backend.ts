import type { ManagedAnnouncement } from '#domain/announcement/managed-announcement.ts'
import { announcementStageAt } from '#domain/announcement/managed-announcement.ts'
import type { MemoryBackend } from './backend.ts'
import { SCHOOLS } from './people.backend.ts'

/** A notice with who has read it: when, by person. */
export interface MemoryAnnouncement extends Omit<ManagedAnnouncement, 'school' | 'audience' | 'readers'> {
  /** ISO 8601. */
  readonly publishedAt: string
  readonly readBy: ReadonlyMap<number, string>
}

const DATA = new WeakMap<MemoryBackend, MemoryAnnouncement[]>()

const seeded = (): MemoryAnnouncement[] =>
  SCHOOLS.flatMap(({ id, name }) =>
    ['本周教研安排', '期中资料整理须知', '校本资源库使用说明'].map((title, index) => ({
      id: id * 10 + index + 1,
      rowVersion: 1,
      organisationId: id,
      title,
      html: `<p>${name}：${title}。</p>`,
      author: '教务处',
      status: 'published' as const,
      from: '',
      to: '',
      onTop: index === 0,
      publishedAt: `2026-09-0${3 - index}T00:30:00Z`,
      readBy: new Map(),
    })),
  )

/** The notices of a backend in memory. */
export const announcementsOf = (backend: MemoryBackend): MemoryAnnouncement[] => {
  const notices = DATA.get(backend) ?? seeded()
  DATA.set(backend, notices)
  return notices
}

/** Those of now, those on top first, then the newest. */
export const shownAnnouncements = (backend: MemoryBackend): readonly MemoryAnnouncement[] =>
  announcementsOf(backend)
    .filter((it) => announcementStageAt(it, backend.now()) === 'shown')
    .sort(
      (one, other) =>
        Number(other.onTop) - Number(one.onTop) ||
        Date.parse(other.publishedAt) - Date.parse(one.publishedAt) ||
        other.id - one.id,
    )
