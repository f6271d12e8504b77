import { type PeriodFault, periodFault } from '../kernel/period.ts'
import { EMPTY_TEXT, isBlank, type RichText, visibleLength } from '../kernel/rich-text.ts'
import type { Organisation } from '../session/organisation.ts'
import type { AnnouncementStatus } from './announcement-life.machine.ts'

/** A notice as administrators see it. Times are ISO 8601, '' for none. */
export interface ManagedAnnouncement {
  readonly id: number
  readonly rowVersion: number
  /** The school whose members it is for; 0 for everybody. */
  readonly organisationId: number
  readonly school: string
  readonly title: string
  readonly html: string
  readonly author: string
  readonly status: AnnouncementStatus
  readonly from: string
  readonly to: string
  readonly onTop: boolean
  /** People it is for now, and those among them who have read it. */
  readonly audience: number
  readonly readers: number
}

/** What is typed of a notice; `id` 0 for a new one. */
export interface AnnouncementForm {
  readonly id: number
  readonly rowVersion: number
  readonly status: AnnouncementStatus
  readonly organisationId: number
  readonly title: string
  readonly text: RichText
  readonly from: string
  readonly to: string
  readonly onTop: boolean
}

/** A notice as it was seen. */
export type SeenAnnouncement = Pick<ManagedAnnouncement, 'id' | 'rowVersion'>

/** For whom somebody may write. */
export interface AnnouncementScope {
  /** Everybody too. */
  readonly platform: boolean
  readonly schools: readonly Organisation[]
}

export type AnnouncementFault = 'title' | 'text' | 'long' | 'pictures' | 'school' | PeriodFault

/** What a reader sees of a notice: nothing yet, it, nothing any more. */
export type AnnouncementStage = 'draft' | 'waiting' | 'shown' | 'over' | 'withdrawn'

export const MAX_ANNOUNCEMENT_TITLE = 80
export const MAX_ANNOUNCEMENT_LENGTH = 5000
export const MAX_ANNOUNCEMENT_PICTURES = 20
export const MANAGED_ANNOUNCEMENTS_PAGE_SIZE = 20

/** Where what was typed is kept: one for each person. */
export interface AnnouncementDraftPlace {
  readonly userId: number
}

/** A new one, for the school where somebody is where they may write for it; else for everybody, or the first school they may write for. */
export const newAnnouncement = (
  { platform, schools }: AnnouncementScope,
  ownSchoolId: number,
): AnnouncementForm => ({
  id: 0,
  rowVersion: 0,
  status: 'draft',
  organisationId: schools.some(({ id }) => id === ownSchoolId)
    ? ownSchoolId
    : platform
      ? 0
      : (schools[0]?.id ?? 0),
  title: '',
  text: EMPTY_TEXT,
  from: '',
  to: '',
  onTop: false,
})

export const announcementFormOf = (notice: ManagedAnnouncement): AnnouncementForm => ({
  id: notice.id,
  rowVersion: notice.rowVersion,
  status: notice.status,
  organisationId: notice.organisationId,
  title: notice.title,
  text: {
    html: notice.html,
    length: visibleLength(notice.html.replace(/<[^>]*>/g, '')),
    pictures: notice.html.match(/<img\b/g)?.length ?? 0,
  },
  from: notice.from,
  to: notice.to,
  onTop: notice.onTop,
})

/** A notice that is to be saved. */
export interface AnnouncementSaving {
  /** Readers see it from then on. */
  readonly publish: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** As it is there; undefined for a new one. */
  readonly there: Pick<ManagedAnnouncement, 'status' | 'to'> | undefined
}

/** The end that may be past: nobody would see what is published with such a one. */
const keptEnd = ({ publish, there }: AnnouncementSaving): string =>
  there === undefined || (publish && there.status !== 'published') ? '' : there.to

/** The first thing that is wrong with what was typed; null for nothing. R-announcement-1. */
export const announcementFault = (
  form: AnnouncementForm,
  { platform, schools }: AnnouncementScope,
  saving: AnnouncementSaving,
): AnnouncementFault | null => {
  const { organisationId, title, text } = form
  const isReachable = organisationId === 0 ? platform : schools.some(({ id }) => id === organisationId)
  if (form.id === 0 && !isReachable) return 'school'
  if (title.trim() === '') return 'title'
  if (isBlank(text)) return 'text'
  if (text.length > MAX_ANNOUNCEMENT_LENGTH) return 'long'
  if (text.pictures > MAX_ANNOUNCEMENT_PICTURES) return 'pictures'
  return periodFault(form, saving.now, keptEnd(saving))
}

/** What readers see of it at a time, in milliseconds since 1970. */
export const announcementStageAt = (
  { status, from, to }: Pick<ManagedAnnouncement, 'status' | 'from' | 'to'>,
  now: number,
): AnnouncementStage => {
  if (status !== 'published') return status
  if (from !== '' && Date.parse(from) > now) return 'waiting'
  return to !== '' && Date.parse(to) <= now ? 'over' : 'shown'
}
