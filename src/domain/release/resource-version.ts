import type { FileItem } from '../catalogue/file-item.ts'
import { PLACE_LEVELS, type SchoolPlace } from '../school-file/school-place.ts'

export const VERSION_STATUSES = ['waiting', 'published', 'returned', 'takenBack'] as const
export type VersionStatus = (typeof VERSION_STATUSES)[number]

/** A resource as it is, was, or shall be. Times in ISO 8601, '' for none. */
export interface ResourceVersion {
  /** 0 for the resource as it is now. */
  readonly id: number
  /** What is decided is what was seen. */
  readonly rowVersion: number
  /** From 1 in the order they were seen; 0 for what never was. */
  readonly number: number
  readonly status: VersionStatus
  readonly name: string
  /** One sentence. */
  readonly summary: string
  /** Paragraphs separated by an empty line. */
  readonly introduction: string
  /** '' for one that is drawn. */
  readonly coverUrl: string
  readonly place: SchoolPlace
  readonly knowId: number
  /** School year 1–12, 0 for none. */
  readonly gradeId: number
  readonly placeNames: readonly string[]
  readonly kind: { readonly id: number; readonly name: string }
  readonly file: FileItem | null
  readonly remark: string
  readonly userName: string
  readonly createdAt: string
  readonly deciderName: string
  readonly decidedAt: string
  /** Why it was returned. */
  readonly reason: string
}

/** A resource with all its versions, the newest first; none while it was never edited. */
export interface EditedResource {
  readonly id: number
  readonly organisationName: string
  readonly teacherName: string
  /** The version that is seen; 0 before the first edit. */
  readonly number: number
  readonly withdrawn: boolean
  /** Open to all: its new versions are the platform's to review. */
  readonly open: boolean
  readonly can: { readonly edit: boolean; readonly takeBack: boolean }
  readonly kinds: readonly { readonly id: number; readonly name: string }[]
  readonly current: ResourceVersion
  readonly versions: readonly ResourceVersion[]
}

/** One of one's own files, chosen for a resource. */
export interface ChosenFile {
  readonly id: number
  readonly name: string
}

export type CoverChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'picture'; readonly file: ChosenFile }

/** What is written in the form of a resource. */
export interface ResourceForm {
  readonly name: string
  readonly summary: string
  readonly introduction: string
  readonly place: SchoolPlace
  readonly kindId: number
  /** Null for the file as it is. */
  readonly file: ChosenFile | null
  readonly cover: CoverChoice
  readonly remark: string
}

/** What is sent: the form, and the version that was seen when it was filled in. */
export interface ResourceRevision {
  readonly id: number
  readonly number: number
  readonly knowId: number
  readonly gradeId: number
  readonly form: ResourceForm
}

export const MAX_NAME = 100
export const MAX_SUMMARY = 300
export const MAX_INTRODUCTION = 20_000
export const MAX_REMARK = 500

export const formOf = (current: ResourceVersion): ResourceForm => ({
  name: current.name,
  summary: current.summary,
  introduction: current.introduction,
  place: current.place,
  kindId: current.kind.id,
  file: null,
  cover: { kind: 'keep' },
  remark: '',
})

/** A knowledge point and a grade hold for the subject and the book that they were said for. */
export const revisionOf = (
  { id, number, current }: EditedResource,
  form: ResourceForm,
): ResourceRevision => ({
  id,
  number,
  knowId: form.place.subjectId === current.place.subjectId ? current.knowId : 0,
  gradeId: form.place.bookId === current.place.bookId ? current.gradeId : 0,
  form,
})

export const RESOURCE_FIELDS = ['name', 'summary', 'introduction', 'cover', 'file', 'place', 'kind'] as const
export type ResourceField = (typeof RESOURCE_FIELDS)[number]

const samePlace = (one: SchoolPlace, other: SchoolPlace): boolean =>
  PLACE_LEVELS.every((level) => one[level] === other[level])

/** What the form changes. */
export const changedIn = (current: ResourceVersion, form: ResourceForm): readonly ResourceField[] => {
  const isChanged: Readonly<Record<ResourceField, boolean>> = {
    name: form.name.trim() !== current.name,
    summary: form.summary.trim() !== current.summary,
    introduction: form.introduction.trim() !== current.introduction,
    cover: form.cover.kind === 'picture' || (form.cover.kind === 'drawn' && current.coverUrl !== ''),
    file: form.file !== null,
    place: !samePlace(form.place, current.place),
    kind: form.kindId !== current.kind.id,
  }
  return RESOURCE_FIELDS.filter((field) => isChanged[field])
}

/** In what two versions differ. */
export const differencesOf = (from: ResourceVersion, to: ResourceVersion): readonly ResourceField[] => {
  const differs: Readonly<Record<ResourceField, boolean>> = {
    name: from.name !== to.name,
    summary: from.summary !== to.summary,
    introduction: from.introduction !== to.introduction,
    cover: (from.coverUrl === '') !== (to.coverUrl === '') || pathOf(from.coverUrl) !== pathOf(to.coverUrl),
    file: from.file?.hash !== to.file?.hash,
    place: !samePlace(from.place, to.place),
    kind: from.kind.id !== to.kind.id,
  }
  return RESOURCE_FIELDS.filter((field) => differs[field])
}

/** A signed address of a picture is another one at every look. */
const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** R-resource-1: where a resource stands and of what kind it is changes at once, everything else is reviewed. */
export const needsReview = (changed: readonly ResourceField[]): boolean =>
  changed.some((field) => field !== 'place' && field !== 'kind')

/** Without these it is not sent. */
export const isResourceComplete = ({ name, place }: ResourceForm): boolean =>
  name.trim() !== '' && place.stageId !== 0 && place.subjectId !== 0

/** A version that waits, beside what it shall replace. */
export interface VersionToReview {
  readonly contentId: number
  readonly organisationName: string
  readonly teacherName: string
  readonly old: ResourceVersion
  readonly new: ResourceVersion
  /** Others decide on it. */
  readonly own: boolean
}

export interface VersionQuery {
  /** 0 for what is open to all. */
  readonly organisationId: number
  /** From 1. */
  readonly page: number
}

export const VERSION_PAGE_SIZE = 20
