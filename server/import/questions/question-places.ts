import { NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import type { DraftQuestion } from './draft.ts'
import type { ImportPlaceRepository } from './import-place.repository.ts'
import type { AcceptedItem, CheckedItems } from './parse-question-file.ts'
import type { ImportPlace } from './question-rows.ts'

type Named = Pick<DraftQuestion, 'chapter' | 'knowledge'>

/** Where questions go that name a chapter or a knowledge point of their own. */
export interface QuestionPlaces {
  of(question: Named): ImportPlace
  /** What of these names the curriculum has not got, in words. */
  missing(question: Named): readonly string[]
}

const plain = (name: string): string => name.replace(/\s/g, '')

/** The places of the questions that are ready, within the subject that is chosen for all of them. */
export const questionPlaces = async (
  curriculum: ImportPlaceRepository,
  place: ImportPlace,
  ready: readonly AcceptedItem[],
): Promise<QuestionPlaces> => {
  const named = ready.map(({ checked: { question } }) => question)
  const subject = await curriculum.find(place.subjectId)
  const nodesFor = async (type: typeof NODE_TYPE.chapter | typeof NODE_TYPE.knowledge, isWanted: boolean) =>
    isWanted && subject !== null ? curriculum.findBelow(subject.id, type) : []
  const isChapterNamed = named.some(({ chapter }) => chapter !== '')
  const isPointNamed = named.some(({ knowledge }) => knowledge !== '')
  const chapters = await nodesFor(NODE_TYPE.chapter, isChapterNamed)
  const knowledge = await nodesFor(NODE_TYPE.knowledge, isPointNamed)
  const inChapter = new Map<string, ImportPlace>()
  for (const name of new Set(named.map(({ chapter }) => plain(chapter)))) {
    const node = chapters.find((it) => plain(it.name) === name)
    if (name === '' || node === undefined) continue
    const above = await curriculum.findPath(node)
    const book = above.find(({ nodeType }) => nodeType === NODE_TYPE.book)
    inChapter.set(name, {
      ...place,
      versionId: above.find(({ nodeType }) => nodeType === NODE_TYPE.version)?.id ?? null,
      bookId: book?.id ?? null,
      chapterId: node.id,
      gradeId: book?.gradeId ?? 0,
    })
  }
  const points = new Map(knowledge.map(({ name, id }) => [plain(name), id]))
  return {
    of: ({ chapter, knowledge: point }) => {
      const base = inChapter.get(plain(chapter)) ?? place
      return { ...base, knowId: points.get(plain(point)) ?? base.knowId }
    },
    missing: ({ chapter, knowledge: point }) => [
      ...(chapter === '' || inChapter.has(plain(chapter))
        ? []
        : [`目录里没有章节“${chapter}”，放在所选的位置`]),
      ...(point === '' || points.has(plain(point)) ? [] : [`目录里没有知识点“${point}”，放在所选的位置`]),
    ],
  }
}

/** The same reports with what of the places could not be found. */
export const withMissingPlaces = ({ reports, ready }: CheckedItems, places: QuestionPlaces): CheckedItems => {
  const missing = new Map(ready.map(({ index, checked }) => [index, places.missing(checked.question)]))
  return {
    ready,
    reports: reports.map((report, index) => ({
      ...report,
      lost: [...report.lost, ...(missing.get(index) ?? [])],
    })),
  }
}
