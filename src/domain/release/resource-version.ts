import type { FileItem } from '../catalogue/file-item.ts'
import { PLACE_LEVELS, type SchoolPlace } from '../school-file/school-place.ts'

export const VERSION_STATUSES = ['waiting', 'published', 'returned', 'takenBack'] as const
export type VersionStatus = (typeof VERSION_STATUSES)[number]

/** A present, former or proposed version of a resource. Times in ISO 8601, '' for none. */
export interface ResourceVersion {
  /** 0 for the present state of the resource. */
  readonly id: number
  /** For optimistic locking: a decision names the version that was seen. */
  readonly rowVersion: number
  /** Number in the order of becoming visible, from 1; 0 for a version that never did. */
  readonly number: number
  readonly status: VersionStatus
  readonly name: string
  /** One sentence. */
  readonly summary: string
  /** Paragraphs separated by an empty line. */
  readonly introduction: string
  /** '' for the generated cover. */
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

/** A resource with all its versions, newest first; empty if it was never edited. */
export interface EditedResource {
  readonly id: number
  readonly organisationName: string
  readonly teacherName: string
  /** The number of the visible version; 0 before the first edit. */
  readonly number: number
  readonly withdrawn: boolean
  /** Released to all schools, so that reviewers of the platform review new versions. */
  readonly open: boolean
  readonly can: { readonly edit: boolean; readonly takeBack: boolean }
  readonly kinds: readonly { readonly id: number; readonly name: string }[]
  readonly current: ResourceVersion
  readonly versions: readonly ResourceVersion[]
}

/** An own file chosen as the new file of a resource. */
export interface ChosenFile {
  readonly id: number
  readonly name: string
}

export type CoverChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'picture'; readonly file: ChosenFile }

/** The form of a resource. */
export interface ResourceForm {
  readonly name: string
  readonly summary: string
  readonly introduction: string
  readonly place: SchoolPlace
  readonly kindId: number
  /** Null to keep the present file. */
  readonly file: ChosenFile | null
  readonly cover: CoverChoice
  readonly remark: string
}

/** The form as it is sent, with the version that the user saw. */
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

/** Converts the form for sending; knowledge point and grade are dropped if subject or book changed. */
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

/** The fields that the form changes. */
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

/** The fields in which two versions differ. */
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

/** Compares addresses without their signature, which differs at every reading. */
const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** R-resource-1: changes of place and type take effect at once, all others are reviewed. */
export const needsReview = (changed: readonly ResourceField[]): boolean =>
  changed.some((field) => field !== 'place' && field !== 'kind')

/** Whether the mandatory fields are filled in. */
export const isResourceComplete = ({ name, place }: ResourceForm): boolean =>
  name.trim() !== '' && place.stageId !== 0 && place.subjectId !== 0

/** A waiting version, with the version it would replace. */
export interface VersionToReview {
  readonly contentId: number
  readonly organisationName: string
  readonly teacherName: string
  readonly old: ResourceVersion
  readonly new: ResourceVersion
  /** The user's own version, which others have to decide. */
  readonly own: boolean
}

export interface VersionQuery {
  /** 0 for released resources. */
  readonly organisationId: number
  /** From 1. */
  readonly page: number
}

export const VERSION_PAGE_SIZE = 20
