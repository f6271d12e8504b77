import { fromPromise } from 'xstate'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { placeChoiceMachine } from '#domain/school-file/place-choice.machine.ts'
import type { PlaceChoice, PlaceMenus, SchoolPlace } from '#domain/school-file/school-place.ts'
import type { CurriculumPort } from '../catalogue/curriculum.port.ts'

type Curriculum = Pick<CurriculumPort, 'level' | 'subjectMenu' | 'chapters'>

/** Contents of any type are counted, and nobody asks how many. */
const ANY_TYPE = 0

const choicesOf = (nodes: readonly CurriculumNode[], depth = 0): readonly PlaceChoice[] =>
  nodes.flatMap(({ id, name, children }) => [{ id, name, depth }, ...choicesOf(children, depth + 1)])

const flat = (nodes: readonly CurriculumNode[]): readonly PlaceChoice[] =>
  nodes.map(({ id, name }) => ({ id, name, depth: 0 }))

const loadMenus = async (
  curriculum: Curriculum,
  { stageId, subjectId, versionId, bookId }: SchoolPlace,
  signal: AbortSignal,
): Promise<Result<PlaceMenus, Failure>> => {
  const none = Promise.resolve(success([]))
  const [stages, subjects, books, chapters] = await Promise.all([
    curriculum.level(0, ANY_TYPE, signal),
    stageId === 0 ? none : curriculum.level(stageId, ANY_TYPE, signal),
    subjectId === 0 ? none : versionsOf(curriculum, stageId, subjectId, signal),
    bookId === 0 ? none : curriculum.chapters(bookId, ANY_TYPE, signal),
  ])
  if (!stages.ok) return stages
  if (!subjects.ok) return subjects
  if (!books.ok) return books
  if (!chapters.ok) return chapters
  return success({
    stageId: flat(stages.value),
    subjectId: flat(subjects.value),
    versionId: flat(books.value),
    bookId: flat(books.value.find(({ id }) => id === versionId)?.children ?? []),
    chapterId: choicesOf(chapters.value),
  })
}

const versionsOf = async (
  curriculum: Curriculum,
  stageId: number,
  subjectId: number,
  signal: AbortSignal,
) => {
  const menu = await curriculum.subjectMenu(stageId, subjectId, signal)
  return menu.ok ? success(menu.value.versions) : failed(menu.failure)
}

export const providePlaceChoice = (curriculum: Curriculum) =>
  placeChoiceMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => loadMenus(curriculum, input, signal)) },
  })
