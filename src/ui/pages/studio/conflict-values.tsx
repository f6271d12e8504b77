import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { PLACE_LEVELS } from '#domain/school-file/school-place.ts'
import type {
  CourseCaption,
  CourseDocument,
  CoursePlace,
  DocumentFile,
} from '#domain/studio/course-document.ts'
import { standingOf } from '#domain/studio/course-outline.ts'
import type { OpenConflict } from '#domain/studio/edit-conflicts.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import { useSchoolLogic, useStudioLogic } from '../../bundle-logic.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { useActorRef } from '../../use-actor-ref.ts'

const words = studioCopy.conflict

interface ConflictValuesProps {
  readonly course: OpenCourse
  readonly conflict: OpenConflict
}

/** What stands there now and what was wanted instead, in the words of the page. */
export const ConflictValues = ({ course, conflict: { edit, now } }: ConflictValuesProps) => {
  const { document } = course.workingCopy
  if (edit.op === 'set')
    return (
      <Pair
        theirs={<Value course={course} field={edit.field} value={now} />}
        mine={<Value course={course} field={edit.field} value={edit.value} />}
      />
    )
  if (edit.op === 'move')
    return <Pair theirs={chapterOf(document, parentOf(now))} mine={chapterOf(document, edit.parent)} />
  if (edit.op === 'remove') return <Pair theirs={words.changedContent} mine={words.removed} />
  return null
}

const Pair = ({ theirs, mine }: Readonly<Record<'theirs' | 'mine', ReactNode>>) => (
  <dl className="course-conflict">
    <dt>{words.theirs}</dt>
    <dd>{theirs}</dd>
    <dt>{words.mine}</dt>
    <dd>{mine}</dd>
  </dl>
)

const parentOf = (now: unknown): string =>
  typeof now === 'object' && now !== null && 'parent' in now ? String(now.parent) : ''

const chapterOf = (document: CourseDocument, key: string): string =>
  standingOf(document, key)?.thing.name.trim() || studioCopy.nameless

interface ValueProps {
  readonly course: OpenCourse
  readonly field: string
  readonly value: unknown
}

const MOST_QUESTIONS = 5

/** The contract says what each field holds (docs/decisions/0317). */
const Value = ({ course, field, value }: ValueProps) => {
  switch (field) {
    case 'place':
      return <Place key={JSON.stringify(value)} place={value as CoursePlace} />
    case 'tagIds':
      return <Tags course={course} tagIds={value as readonly number[]} />
    default:
      return textOf(course, field, value)
  }
}

const textOf = (course: OpenCourse, field: string, value: unknown): string => {
  switch (field) {
    case 'finish':
      return studioCopy.finishes[value as CourseDocument['finish']]
    case 'second':
      return formatClock(value as number)
    case 'required':
      return value === true ? words.required : words.optional
    case 'questionId':
      return questionOf(course, value as number)
    case 'questionIds':
      return questionsOf(course, value as readonly number[])
    case 'teachers':
      return listed((value as readonly number[]).map((id) => personOf(course, id)))
    case 'captions':
      return listed((value as readonly CourseCaption[]).map(({ label }) => label))
    case 'cover':
      return value === null ? words.drawn : (value as DocumentFile).name
    case 'file':
      return value === null ? words.nothing : (value as DocumentFile).name
    default:
      return typeof value === 'string' ? value.trim() || words.nothing : words.changedContent
  }
}

const listed = (names: readonly string[]): string => names.join('、') || words.nothing

const personOf = ({ teachers }: OpenCourse, id: number): string =>
  teachers.find((one) => one.id === id)?.name ?? studioCopy.nameless

const questionOf = ({ questions }: OpenCourse, id: number): string =>
  questions.find((one) => one.id === id)?.text || studioCopy.exercise.unknown(id)

const questionsOf = (course: OpenCourse, ids: readonly number[]): string => {
  if (ids.length === 0) return words.nothing
  const named = ids.slice(0, MOST_QUESTIONS).map((id) => questionOf(course, id))
  return words.questions(ids.length, named.join('；'), ids.length > MOST_QUESTIONS)
}

/** From the stage down to the chapter, and the knowledge point. */
const Place = ({ place }: { readonly place: CoursePlace }) => {
  const choice = useActorRef(useSchoolLogic().placeChoice, { input: { place } })
  const menus = useSelector(choice, ({ context }) => context.menus)
  const isBusy = useSelector(choice, (it) => it.hasTag('busy'))
  const filing = useFiling(place)
  if (isBusy || filing.isBusy) return words.reading
  const named = PLACE_LEVELS.map((level) => menus[level].find(({ id }) => id === place[level])?.name)
  const knowledge = filing.knowledge.find(({ id }) => id === place.knowId)?.name
  const text = [...named, knowledge && words.knowledge(knowledge)].filter(Boolean).join(' / ')
  if (text !== '') return text
  return place.stageId === 0 ? words.nothing : words.changedContent
}

const Tags = ({ course, tagIds }: { readonly course: OpenCourse; readonly tagIds: readonly number[] }) => {
  const { rows, isBusy } = useFiling(course.workingCopy.document.place)
  if (isBusy) return words.reading
  const tags = rows.flatMap((row) => row.tags).filter(({ id }) => tagIds.includes(id))
  if (tags.length < tagIds.length) return words.changedContent
  return listed(tags.map(({ name }) => name))
}

const useFiling = ({ stageId, subjectId }: CoursePlace) => {
  const choice = useActorRef(useStudioLogic().courseFiling, { input: { stageId, subjectId } })
  const filing = useSelector(choice, ({ context }) => context.filing)
  const isBusy = useSelector(choice, (it) => it.hasTag('busy'))
  return { knowledge: filing?.knowledge ?? [], rows: filing?.rows ?? [], isBusy }
}
