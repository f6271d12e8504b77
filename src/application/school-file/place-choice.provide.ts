import { fromPromise } from 'xstate'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { placeChoiceMachine } from '#domain/school-file/place-choice.machine.ts'
import {
  type PlaceChoice,
  type PlaceMenus,
  placeChoicesOf,
  type SchoolPlace,
} from '#domain/school-file/school-place.ts'
import type { CurriculumPort } from '../catalogue/curriculum.port.ts'
import type { SchoolFilePort } from './school-file.port.ts'

type Curriculum = Pick<CurriculumPort, 'level' | 'chapters'>
type Textbooks = Pick<SchoolFilePort, 'textbookVersions' | 'textbooks'>

/** The menus count contents of all types; the counts are not shown here. */
const ANY_TYPE = 0

const flat = (nodes: readonly CurriculumNode[]): readonly PlaceChoice[] =>
  nodes.map(({ id, name }) => ({ id, name, depth: 0 }))

interface PlaceNeeds {
  readonly curriculum: Curriculum
  readonly library: Textbooks
}

const loadMenus = async (
  { curriculum, library }: PlaceNeeds,
  { stageId, subjectId, versionId, bookId }: SchoolPlace,
  signal: AbortSignal,
): Promise<Result<PlaceMenus, Failure>> => {
  const none = Promise.resolve(success([]))
  const [stages, subjects, versions, books, chapters] = await Promise.all([
    curriculum.level(0, ANY_TYPE, signal),
    stageId === 0 ? none : curriculum.level(stageId, ANY_TYPE, signal),
    subjectId === 0 ? none : library.textbookVersions({ stageId, subjectId }, signal),
    versionId === 0 ? none : library.textbooks(versionId, signal),
    bookId === 0 ? none : curriculum.chapters(bookId, ANY_TYPE, signal),
  ])
  if (!stages.ok) return stages
  if (!subjects.ok) return subjects
  if (!versions.ok) return versions
  if (!books.ok) return books
  if (!chapters.ok) return chapters
  return success({
    stageId: flat(stages.value),
    subjectId: flat(subjects.value),
    versionId: versions.value,
    bookId: books.value,
    chapterId: placeChoicesOf(chapters.value),
  })
}

export const providePlaceChoice = (curriculum: Curriculum, library: Textbooks) =>
  placeChoiceMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => loadMenus({ curriculum, library }, input, signal)) },
  })
