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

/** A course that stands open before one editor. */
export interface OpenCourse extends NamedThings {
  readonly state: DraftState
  readonly workingCopy: WorkingCopy
  readonly organisation: StudioPerson
  readonly owner: StudioPerson
  readonly editors: readonly StudioPerson[]
  /** Who else is there. */
  readonly present: readonly Presence[]
  /** Made here, and refused since it was handed in meanwhile; laid on top again once it may be changed. */
  readonly heldBack: readonly CourseEdit[]
  /** News came that do not join on, or that name what is not known: it has to be read anew. */
  readonly stale: boolean
}

const byId = <T>(known: readonly T[], more: readonly T[], idOf: (one: T) => number): readonly T[] => {
  const ids = new Set(more.map(idOf))
  return [...known.filter((one) => !ids.has(idOf(one))), ...more]
}

/** What was learnt of files, questions and teachers beside what is known. */
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

/** Where it stands now; what an older answer says of it is not heard. What was held back is laid on it again once that may be. */
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

/** What an earlier page held back: it still waits, or is laid on top. */
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

/** What others did, and who is there. */
export const withNews = (course: OpenCourse, news: HeardNews, apply: ApplyEdits): OpenCourse => ({
  ...withWorkingCopy(course, news, heard(course.workingCopy, news, apply), apply),
  present: news.present,
})

/** The server's word on edits that were sent from here. */
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

/** Edits that the server does not take: those that came while it was handed in, or out of reach, are held back, the others are gone. */
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

/** What was read anew; what is done here stays on top of it. */
export const readAnew = (course: OpenCourse, whole: WholeDraft, apply: ApplyEdits): OpenCourse => {
  const { document, state, organisation, owner, editors, present } = whole
  const known = { ...withThings(course, whole), organisation, owner, editors, present, stale: false }
  if (state.revision < course.workingCopy.revision) return known
  const workingCopy = heard(course.workingCopy, { state, entries: [], document }, apply) ?? course.workingCopy
  return stands({ ...known, workingCopy }, state, apply)
}

/** What an earlier page left unsent, and what is on its way. */
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

/** What was gathered as saves that are handed over, each of which the server takes at once. */
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

/** What was made here and is neither in the course nor on its way: what a review holds back, and what nobody answered. */
export const setAside = ({ heldBack, workingCopy: { conflicts } }: OpenCourse): readonly CourseEdit[] => [
  ...heldBack,
  ...conflicts.map(({ edit }) => edit),
]

/** Something is asked; in review nothing can be put over anything, so that what is open waits for its end. */
export const isAsked = ({ workingCopy, state }: OpenCourse): boolean =>
  state.rights.edit && workingCopy.conflicts.length > 0

export interface FilmCaptions {
  readonly section: CourseSection
  readonly language: string
}

/** Those of captions in this browser whose film the course still has. */
export const captionsOfFilms = (
  { workingCopy: { document } }: OpenCourse,
  captions: readonly CaptionPlace[],
): readonly FilmCaptions[] =>
  captions.flatMap(({ sectionKey, language }) => {
    const section = sectionIn(document, sectionKey)
    return section?.kind === 'film' && section.file !== null ? [{ section, language }] : []
  })

/** Everything made here is with the server, but for captions. */
export const isSaved = ({ workingCopy }: OpenCourse): boolean =>
  workingCopy.pending.length === 0 && workingCopy.gathered.length === 0
