import type { CourseSection } from './course-document.ts'
import type { DraftNews, DraftSaved, DraftState, UnsentEdits } from './course-draft.ts'
import type { ApplyEdits, CourseEdit } from './course-edit.ts'
import type { HeardNews, NamedThings, Presence, StudioPerson, WholeDraft } from './course-studio.ts'
import type { ConflictAnswer } from './edit-conflicts.ts'
import type { CaptionPlace } from './kept-work.ts'
import { sectionIn } from './section-edits.ts'
import { EDITS_AT_ONCE } from './unsent-edits.ts'
import {
  answered,
  dropped,
  edited,
  handedOver,
  heard,
  laidAgain,
  newWorkingCopy,
  resumed,
  saved,
  settled,
  type WorkingCopy,
} from './working-copy.ts'

/** A course that is open in an editor. */
export interface OpenCourse extends NamedThings {
  readonly state: DraftState
  readonly workingCopy: WorkingCopy
  readonly organisation: StudioPerson
  readonly owner: StudioPerson
  readonly editors: readonly StudioPerson[]
  /** The other people who have it open. */
  readonly present: readonly Presence[]
  /**
   * Local edits that were refused because the draft was submitted meanwhile; applied again once editing is
   * allowed.
   */
  readonly heldBack: readonly CourseEdit[]
  /** The received changes leave a gap or contain unknown ids, so the draft has to be read again. */
  readonly stale: boolean
}

const byId = <T>(known: readonly T[], more: readonly T[], idOf: (one: T) => number): readonly T[] => {
  const ids = new Set(more.map(idOf))
  return [...known.filter((one) => !ids.has(idOf(one))), ...more]
}

/** Adds files, questions and teachers to the known ones. */
export const withThings = <T extends NamedThings>(known: T, more: Partial<NamedThings>): T => ({
  ...known,
  files: byId(known.files, more.files ?? [], ({ fileId }) => fileId),
  questions: byId(known.questions, more.questions ?? [], ({ id }) => id),
  teachers: byId(known.teachers, more.teachers ?? [], ({ id }) => id),
})

export const openCourse = ({ document, ...whole }: WholeDraft): OpenCourse => ({
  ...whole,
  workingCopy: newWorkingCopy(document, whole.state.revision),
  heldBack: [],
  stale: false,
})

const namesUnknown = ({ workingCopy: { document }, files, questions, teachers }: OpenCourse): boolean => {
  const known = {
    files: new Set(files.map(({ fileId }) => fileId)),
    questions: new Set(questions.map(({ id }) => id)),
    teachers: new Set(teachers.map(({ id }) => id)),
  }
  const sections = document.chapters.flatMap((chapter) => chapter.sections)
  return (
    (document.cover !== null && !known.files.has(document.cover.fileId)) ||
    document.teachers.some((id) => !known.teachers.has(id)) ||
    sections.some(
      ({ file, questionIds, points }) =>
        (file !== null && !known.files.has(file.fileId)) ||
        [...questionIds, ...points.map(({ questionId }) => questionId)].some(
          (id) => !known.questions.has(id),
        ),
    )
  )
}

/**
 * Takes over the state of the draft, unless the answer is outdated; applies held edits again once editing is
 * allowed.
 */
export const stands = (course: OpenCourse, state: DraftState, apply: ApplyEdits): OpenCourse => {
  const { updatedAt, revision } = course.state
  if (state.revision < revision || (state.revision === revision && state.updatedAt < updatedAt)) return course
  if (!state.rights.edit || course.heldBack.length === 0) return { ...course, state }
  return {
    ...course,
    state,
    heldBack: [],
    workingCopy: laidAgain(course.workingCopy, course.heldBack, apply),
  }
}

/**
 * Takes over the held edits of an earlier page: keeps holding them, or applies them if editing is allowed.
 */
export const withHeld = (
  course: OpenCourse,
  heldBack: readonly CourseEdit[],
  apply: ApplyEdits,
): OpenCourse => stands({ ...course, heldBack }, course.state, apply)

const withWorkingCopy = (
  course: OpenCourse,
  news: DraftNews,
  workingCopy: WorkingCopy | null,
  apply: ApplyEdits,
): OpenCourse => {
  if (workingCopy === null) return { ...course, stale: true }
  const after = stands({ ...course, workingCopy }, news.state, apply)
  return { ...after, stale: workingCopy.revision > course.workingCopy.revision && namesUnknown(after) }
}

/** Takes over the changes of others and the people present. */
export const withNews = (course: OpenCourse, news: HeardNews, apply: ApplyEdits): OpenCourse => ({
  ...withWorkingCopy(course, news, heard(course.workingCopy, news, apply), apply),
  present: news.present,
})

/** Takes over the server's answer to edits sent from here. */
export const withReceipt = (
  course: OpenCourse,
  item: UnsentEdits,
  receipt: DraftSaved,
  apply: ApplyEdits,
): OpenCourse => {
  const workingCopy = saved(course.workingCopy, item, receipt, apply)
  if (workingCopy === null)
    return {
      ...course,
      workingCopy: dropped(answered(course.workingCopy, item, receipt), item, apply),
      stale: true,
    }
  return withWorkingCopy(course, receipt, workingCopy, apply)
}

/**
 * Takes over a refusal: edits refused because the draft is in review or inaccessible are held, all others are
 * dropped.
 */
export const withRefusal = (
  course: OpenCourse,
  item: UnsentEdits,
  held: boolean,
  apply: ApplyEdits,
): OpenCourse => {
  const isOnWay = course.workingCopy.pending.some(({ intentId }) => intentId === item.intentId)
  return {
    ...course,
    workingCopy: dropped(course.workingCopy, item, apply),
    heldBack: held && isOnWay ? [...course.heldBack, ...item.edits] : course.heldBack,
  }
}

/** The user lost access to the draft: edits that were not saved are held back until access returns. */
export const withAllHeld = (course: OpenCourse): OpenCourse => {
  const { pending, gathered } = course.workingCopy
  return { ...course, heldBack: [...course.heldBack, ...pending.flatMap(({ edits }) => edits), ...gathered] }
}

/** Takes over the draft as read again, below the local edits. */
export const readAnew = (course: OpenCourse, whole: WholeDraft, apply: ApplyEdits): OpenCourse => {
  const { document, state, organisation, owner, editors, present } = whole
  const known = { ...withThings(course, whole), organisation, owner, editors, present, stale: false }
  if (state.revision < course.workingCopy.revision) return known
  const workingCopy = heard(course.workingCopy, { state, entries: [], document }, apply) ?? course.workingCopy
  return stands({ ...known, workingCopy }, state, apply)
}

/** Takes over the unsent edits of earlier pages and those in the outbox. */
export const withUnsent = (
  course: OpenCourse,
  items: readonly UnsentEdits[],
  apply: ApplyEdits,
): OpenCourse => ({ ...course, workingCopy: resumed(course.workingCopy, items, apply) })

export const withEdit = (
  course: OpenCourse,
  edits: readonly CourseEdit[],
  apply: ApplyEdits,
): OpenCourse => ({ ...course, workingCopy: edited(course.workingCopy, edits, apply) })

export const withAnswer = (course: OpenCourse, answer: ConflictAnswer, apply: ApplyEdits): OpenCourse => ({
  ...course,
  workingCopy: settled(course.workingCopy, answer, apply),
})

/** Splits the gathered edits into saves of the size that the server accepts. */
export const handOver = (
  course: OpenCourse,
  userId: number,
  makeId: () => string,
): { readonly course: OpenCourse; readonly items: readonly UnsentEdits[] } => {
  const { gathered, revision } = course.workingCopy
  const items: UnsentEdits[] = []
  for (let from = 0; from < gathered.length; from += EDITS_AT_ONCE)
    items.push({
      userId,
      draftId: course.state.id,
      revision,
      intentId: makeId(),
      edits: gathered.slice(from, from + EDITS_AT_ONCE),
    })
  return { course: { ...course, workingCopy: items.reduce(handedOver, course.workingCopy) }, items }
}

/** Local edits that are neither in the course nor being sent: held ones, and unresolved conflicts. */
export const setAside = ({ heldBack, workingCopy: { conflicts } }: OpenCourse): readonly CourseEdit[] => [
  ...heldBack,
  ...conflicts.map(({ edit }) => edit),
]

/**
 * Whether a conflict is to be shown; during a review nothing could be overwritten, so conflicts wait for its
 * end.
 */
export const isAsked = ({ workingCopy, state }: OpenCourse): boolean =>
  state.rights.edit && workingCopy.conflicts.length > 0

export interface FilmCaptions {
  readonly section: CourseSection
  readonly language: string
}

/** The unsaved captions in this browser whose film is still part of the course. */
export const captionsOfFilms = (
  { workingCopy: { document } }: OpenCourse,
  captions: readonly CaptionPlace[],
): readonly FilmCaptions[] =>
  captions.flatMap(({ sectionKey, language }) => {
    const section = sectionIn(document, sectionKey)
    return section?.kind === 'film' && section.file !== null ? [{ section, language }] : []
  })

/** Whether all edits are on the server, apart from captions. */
export const isSaved = ({ workingCopy }: OpenCourse): boolean =>
  workingCopy.pending.length === 0 && workingCopy.gathered.length === 0
