import { type CourseDocument, emptyCourse, filesOf, sectionsOf } from '#contract/course-document.ts'
import type { CourseEdit } from '#contract/course-edit.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { DraftRights, DraftState, DraftStatus } from '#domain/studio/course-draft.ts'
import type { Conflicting } from '#domain/studio/course-edit.ts'
import type { FilmQuality, StudioFile, StudioPerson } from '#domain/studio/course-studio.ts'
import type { MemoryBackend } from './backend.ts'

export interface KeptEntry {
  readonly revision: number
  readonly userId: number
  readonly userName: string
  readonly intentId: string
  readonly edits: readonly CourseEdit[]
  readonly conflicts: readonly Conflicting[]
}

export interface KeptVersion {
  readonly version: number
  readonly userName: string
  readonly time: string
  readonly document: CourseDocument
}

/** A draft as the in-memory backend keeps it. */
export interface KeptDraft {
  readonly id: number
  readonly clientId: string
  readonly organisation: StudioPerson
  readonly owner: StudioPerson
  editors: readonly StudioPerson[]
  status: DraftStatus
  revision: number
  version: number
  contentId: number
  withdrawn: boolean
  reason: string
  submittedAt: string
  updatedAt: string
  document: CourseDocument
  entries: readonly KeptEntry[]
  versions: readonly KeptVersion[]
  /** By user: when they said so, milliseconds since 1970, and where they are. */
  readonly present: Map<number, { readonly name: string; readonly at: number; readonly key: string }>
}

export interface StudioData {
  readonly drafts: Map<number, KeptDraft>
  readonly files: Map<number, StudioFile>
  readonly captions: Map<number, string>
  /** By file; what is not there is as it was brought. */
  readonly films: Map<number, FilmQuality>
  lastId: number
}

const dataByBackend = new WeakMap<MemoryBackend, StudioData>()

/** All that is made in a backend. */
export const studioDataIn = (backend: MemoryBackend): StudioData => {
  const data = dataByBackend.get(backend) ?? {
    drafts: new Map(),
    files: new Map(),
    captions: new Map(),
    films: new Map(),
    lastId: 0,
  }
  dataByBackend.set(backend, data)
  return data
}

export const nextStudioId = (data: StudioData): number => {
  data.lastId += 1
  return data.lastId
}

/** An empty draft of a person. */
export const newDraft = (
  id: number,
  owner: CurrentUser,
  {
    organisation,
    name,
    clientId,
    at,
  }: Pick<KeptDraft, 'organisation' | 'clientId'> & { name: string; at: string },
): KeptDraft => ({
  id,
  clientId,
  organisation,
  owner: { id: owner.id, name: owner.name },
  editors: [],
  status: 'draft',
  revision: 1,
  version: 0,
  contentId: 0,
  withdrawn: false,
  reason: '',
  submittedAt: '',
  updatedAt: at,
  document: emptyCourse(name, owner.id),
  entries: [],
  versions: [],
  present: new Map(),
})

/** Its owner and editors make it. */
export const makesDraft = (draft: KeptDraft, id: number): boolean =>
  draft.owner.id === id || draft.editors.some((editor) => editor.id === id)

export const reviewsDraft = (draft: KeptDraft, { rights, organisations }: CurrentUser): boolean =>
  rights.review && organisations.some(({ id }) => id === draft.organisation.id)

/** R-studio-3. */
export const maySee = (draft: KeptDraft, person: CurrentUser): boolean =>
  makesDraft(draft, person.id) ||
  (reviewsDraft(draft, person) && (draft.status === 'inReview' || draft.version > 0))

export const draftRightsOf = (draft: KeptDraft, person: CurrentUser): DraftRights => {
  const { status, version, withdrawn } = draft
  const own = makesDraft(draft, person.id)
  const verifies = reviewsDraft(draft, person)
  const inReview = status === 'inReview'
  const isOpen = own && !inReview
  const isChanged = status === 'draft' || status === 'returned'
  const isOwner = draft.owner.id === person.id
  return {
    edit: isOpen,
    submit: isOpen && isChanged && !verifies,
    recall: own && inReview,
    publish: verifies && ((inReview && !own) || (isOpen && isChanged)),
    return: verifies && inReview && !own,
    withdraw: version > 0 && !withdrawn && (own || verifies),
    offer: version > 0 && withdrawn && verifies,
    discard: isOpen && isChanged && version > 0,
    delete: isOwner && version === 0 && !inReview,
    invite: isOwner,
  }
}

export const draftStateOf = (draft: KeptDraft, person: CurrentUser): DraftState => ({
  id: draft.id,
  status: draft.status,
  revision: draft.revision,
  version: draft.version,
  contentId: draft.contentId,
  withdrawn: draft.withdrawn,
  reason: draft.reason,
  submittedAt: draft.submittedAt,
  updatedAt: draft.updatedAt,
  rights: draftRightsOf(draft, person),
})

/** The files of a document that the backend knows. */
export const filesNamedIn = (data: StudioData, document: CourseDocument): readonly StudioFile[] =>
  [...filesOf(document)].flatMap((id) => data.files.get(id) ?? [])

export const countsOf = (document: CourseDocument) => ({
  chapterCount: document.chapters.length,
  sectionCount: sectionsOf(document).length,
})
