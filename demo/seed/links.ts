import { CONTENT_TYPE, type content } from '#server/db/schema/content.ts'
import { type courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { type curriculumNode, NODE_TYPE } from '#server/db/schema/curriculum-node.ts'
import type { explanationVideo } from '#server/db/schema/explanation-video.ts'
import type { questionPoint } from '#server/db/schema/question-point.ts'
import { EXPLANATIONS } from '../content/explanations.ts'
import type { Contents } from './contents.ts'
import type { Curriculum } from './curriculum.ts'
import { Rows } from './rows.ts'
import { shareWords } from './same-words.ts'

type Content = typeof content.$inferSelect
type Section = typeof courseSection.$inferSelect
type Point = Omit<typeof questionPoint.$inferSelect, 'id'>
type Node = Omit<typeof curriculumNode.$inferSelect, 'rowVersion'>

/**
 * The sections of all courses. One that promises a file is the paper that goes with it: of the same subject, stage and
 * chapter of the book, rather one with words of its title in common, each once in a course. It bears the name of that paper,
 * and without one it is left out, as is an exercise for which the bank has no question.
 */
export const sectionsWithSomething = (
  { contents, chapters, sections, handouts }: Contents,
  { nodes }: Curriculum,
  points: Rows<Point>,
): readonly Section[] => {
  const node = (id: number | null): Node | undefined => (id === null ? undefined : nodes.all[id - 1])
  /** The chapter of which a node is a section, or the node itself. */
  const chapterOf = ({ chapterId }: Content): number | null => {
    const above = node(node(chapterId)?.parentId ?? null)
    return above?.nodeType === NODE_TYPE.chapter ? above.id : chapterId
  }
  const nearness = (course: Content, words: string, paper: Content): number => {
    if (course.subjectId !== paper.subjectId || course.stageId !== paper.stageId) return 0
    if (chapterOf(course) !== chapterOf(paper)) return 0
    return shareWords(words, paper.name) ? 2 : 1
  }
  const papers = contents.all.filter(
    ({ type, suffix, name }) =>
      type === CONTENT_TYPE.resource && suffix !== 'mp4' && !name.endsWith('（教师版）'),
  )

  const asking = new Set(points.all.map(({ sectionId }) => sectionId))
  const given = new Map<number, Set<number | null>>()
  for (const { chapterId, sectionType, fileId } of sections.all) {
    const course = chapters.all[chapterId - 1]?.contentId ?? 0
    if (sectionType === SECTION_TYPE.file && fileId !== null)
      given.set(course, (given.get(course) ?? new Set()).add(fileId))
  }
  return sections.all.flatMap((section) => {
    const chapter = chapters.all[section.chapterId - 1]
    const course = chapter && contents.all[chapter.contentId - 1]
    if (section.sectionType === SECTION_TYPE.questions && !asking.has(section.id)) return []
    if (!course || section.sectionType !== SECTION_TYPE.file) return [section]
    const taken = given.get(course.id) ?? new Set()
    given.set(course.id, taken)
    const words = `${section.name}，${course.name}`
    const [nearest] = papers
      .filter(({ id, fileId }) =>
        section.fileId === null ? !taken.has(fileId) && !handouts.has(id) : section.fileId === fileId,
      )
      .map((paper) => ({ paper, near: section.fileId === null ? nearness(course, words, paper) : 1 }))
      .filter(({ near }) => near > 0)
      .sort((one, other) => other.near - one.near || one.paper.id - other.paper.id)
    if (!nearest) return []
    taken.add(nearest.paper.fileId)
    return [{ ...section, fileId: nearest.paper.fileId, name: nearest.paper.name }]
  })
}

/** The contents of the seed, courses with as many sections as are left. */
export const contentsWith = (
  { contents, chapters }: Contents,
  sections: readonly Section[],
): readonly Content[] => {
  const counts = new Map<number, number>()
  for (const { chapterId } of sections) {
    const id = chapters.all[chapterId - 1]?.contentId ?? 0
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return contents.all.map((row) => ({ ...row, sectionCount: counts.get(row.id) ?? row.sectionCount }))
}

type Explanation = Omit<typeof explanationVideo.$inferSelect, 'id'>

/** The short lessons with what each of them explains. */
export const explanationsOf = (contents: Contents): Rows<Explanation> => {
  const rows = new Rows<Explanation>()
  for (const [film, explained] of Object.entries(EXPLANATIONS)) {
    const { name, coverUrl, fileId, duration } = contents.find(film)
    if (fileId === null) throw new Error(`seed: ${film} is no film`)
    for (const [index, key] of explained.entries())
      rows.add({ contentId: contents.find(key).id, name, coverUrl, fileId, duration, sort: index + 1 })
  }
  return rows
}
