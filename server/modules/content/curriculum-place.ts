import { CODE } from '#contract/envelope.ts'
import { NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { CurriculumPlaceRepository } from './curriculum-place.repository.ts'
import type { Scope } from './scope.ts'

/** A place in the curriculum for a file; at least a stage and a subject. */
export interface Place {
  readonly stageId: number
  readonly subjectId: number
  readonly versionId: number | null
  readonly bookId: number | null
  readonly chapterId: number | null
  readonly knowId: number | null
  /** 0 for none. */
  readonly gradeId: number
}

const NO_PLACE = refuse(CODE.fieldError, '请选择学段和学科')
const NO_SUCH_PLACE = refuse(CODE.fieldError, '所选的教材目录不存在或前后不符，请重新选择')

/**
 * Completes the place that a call names: missing ancestors are looked up, and given ones must agree with them.
 */
export const findPlace = async (
  places: CurriculumPlaceRepository,
  asked: Scope,
): Promise<Place | Refusal> => {
  const { stageId, subjectId, gradeId } = asked
  const named = [asked.versionId, asked.bookId, asked.chapterId, asked.knowId]
  const merged = await places.findMerged(named)
  const [versionId = 0, bookId = 0, chapterId = 0, knowId = 0] = named.map((id) => merged.get(id) ?? id)
  const lowest = chapterId || bookId || versionId || subjectId
  if (lowest === 0) return NO_PLACE
  const line = await places.findWithAbove(lowest)
  const at = (type: NodeType): number | null => line.find(({ nodeType }) => nodeType === type)?.id ?? null
  const own = { stage: at(NODE_TYPE.stage), subject: at(NODE_TYPE.subject) }
  if (own.stage === null || own.subject === null) return NO_SUCH_PLACE
  const said: readonly (readonly [number, number | null])[] = [
    [stageId, own.stage],
    [subjectId, own.subject],
    [versionId, at(NODE_TYPE.version)],
    [bookId, at(NODE_TYPE.book)],
  ]
  if (said.some(([wanted, found]) => wanted !== 0 && wanted !== found)) return NO_SUCH_PLACE
  const lowestNode = line.find(({ id }) => id === lowest)
  if (chapterId !== 0 && lowestNode?.nodeType !== NODE_TYPE.chapter) return NO_SUCH_PLACE
  if (knowId !== 0) {
    const knowLine = await places.findWithAbove(knowId)
    const know = knowLine.find(({ id }) => id === knowId)
    const isOfSubject = knowLine.some(({ id }) => id === own.subject)
    if (know?.nodeType !== NODE_TYPE.knowledge || !isOfSubject) return NO_SUCH_PLACE
  }
  const ofBook = line.find(({ nodeType }) => nodeType === NODE_TYPE.book)?.gradeId ?? 0
  if (gradeId > 12) return NO_SUCH_PLACE
  return {
    stageId: own.stage,
    subjectId: own.subject,
    versionId: at(NODE_TYPE.version),
    bookId: at(NODE_TYPE.book),
    chapterId: chapterId || null,
    knowId: knowId || null,
    gradeId: gradeId || ofBook,
  }
}

export const isSomewhere = (scope: Scope): boolean => Object.values(scope).some((id) => id !== 0)

const LEVELS = [
  ['学段', 'stageId'],
  ['学科', 'subjectId'],
  ['版本', 'versionId'],
  ['册', 'bookId'],
  ['章节', 'chapterId'],
  ['知识点', 'knowId'],
] as const satisfies readonly (readonly [string, keyof Place])[]

/** What a correction of the place changes, in words: `章节：有理数 → 整式`; '' for nothing. */
export const placeChange = async (
  places: CurriculumPlaceRepository,
  from: Place,
  to: Place,
): Promise<string> => {
  const changed = LEVELS.filter(([, level]) => from[level] !== to[level])
  const ids = changed.flatMap(([, level]) => [from[level], to[level]]).filter((id) => id !== null)
  if (ids.length === 0) return ''
  const nodes = await places.findNames(ids)
  const nameOf = (id: number | null): string => nodes.find((node) => node.id === id)?.name ?? '未指定'
  return changed.map(([name, level]) => `${name}：${nameOf(from[level])} → ${nameOf(to[level])}`).join('；')
}
