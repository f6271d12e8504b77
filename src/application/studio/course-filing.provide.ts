import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { type PlaceChoice, placeChoicesOf } from '#domain/school-file/school-place.ts'
import {
  type CourseFiling,
  type CourseFilingInput,
  courseFilingMachine,
} from '#domain/studio/course-filing.machine.ts'
import type { CurriculumPort } from '../catalogue/curriculum.port.ts'
import type { StudioThingPort } from './studio-thing.port.ts'

type Curriculum = Pick<CurriculumPort, 'subjectMenu' | 'knowledge'>

/** The menus count contents of all types; the counts are not shown here. */
const ANY_TYPE = 0

const knowledgeOf = async (
  curriculum: Curriculum,
  { stageId, subjectId }: CourseFilingInput,
  signal: AbortSignal,
): Promise<Result<readonly PlaceChoice[], Failure>> => {
  if (subjectId === 0) return success([])
  const menu = await curriculum.subjectMenu(stageId, subjectId, signal)
  if (!menu.ok) return menu
  if (menu.value.knowledgeRootId === 0) return success([])
  const tree = await curriculum.knowledge(menu.value.knowledgeRootId, ANY_TYPE, signal)
  return tree.ok ? success(placeChoicesOf(tree.value)) : tree
}

const load = async (
  curriculum: Curriculum,
  things: Pick<StudioThingPort, 'tags'>,
  input: CourseFilingInput,
  signal: AbortSignal,
): Promise<Result<CourseFiling, Failure>> => {
  const [knowledge, rows] = await Promise.all([knowledgeOf(curriculum, input, signal), things.tags(signal)])
  if (!knowledge.ok) return knowledge
  return rows.ok ? success({ knowledge: knowledge.value, rows: rows.value }) : rows
}

export const provideCourseFiling = (curriculum: Curriculum, things: Pick<StudioThingPort, 'tags'>) =>
  courseFilingMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => load(curriculum, things, input, signal)) },
  })
