import { CONTENT_TYPE, type content } from '../db/schema/content.ts'
import { type courseSection, SECTION_TYPE } from '../db/schema/course.ts'
import { type curriculumNode, NODE_TYPE } from '../db/schema/curriculum-node.ts'
import type { explanationVideo } from '../db/schema/explanation-video.ts'
import { EXPLANATIONS } from './content/explanations.ts'
import type { Contents } from './contents.ts'
import type { Curriculum } from './curriculum.ts'
import { Rows } from './rows.ts'
import { shareWords } from './same-words.ts'

type Content = typeof content.$inferSelect
type Section = typeof courseSection.$inferSelect
type Node = typeof curriculumNode.$inferSelect

/**
 * The sections of all courses, those that are a file with the paper that goes with them: of the same subject, and of the
 * same chapter or with words of its title in common. A section without such a paper stays without a file.
 */
export const sectionsWithFiles = (
  { contents, chapters, sections }: Contents,
  { nodes }: Curriculum,
): readonly Section[] => {
  const node = (id: number | null): Node | undefined => (id === null ? undefined : nodes.all[id - 1])
  /** The chapter of which a node is a section, or the node itself. */
  const chapterOf = ({ chapterId }: Content): number | null => {
    const above = node(node(chapterId)?.parentId ?? null)
    return above?.nodeType === NODE_TYPE.chapter ? above.id : chapterId
  }
  const nearness = (course: Content, words: string, paper: Content): number => {
    if (course.subjectId !== paper.subjectId || course.stageId !== paper.stageId) return 0
    return (chapterOf(course) === chapterOf(paper) ? 2 : 0) + (shareWords(words, paper.name) ? 1 : 0)
  }
  const papers = contents.all.filter(({ type, suffix }) => type === CONTENT_TYPE.resource && suffix !== 'mp4')

  return sections.all.map((section) => {
    const chapter = chapters.all[section.chapterId - 1]
    const course = chapter && contents.all[chapter.contentId - 1]
    if (!course || section.sectionType !== SECTION_TYPE.file) return section
    const words = `${section.name}，${course.name}`
    const [nearest] = papers
      .map((paper) => ({ paper, near: nearness(course, words, paper) }))
      .filter(({ near }) => near > 0)
      .sort((one, other) => other.near - one.near || one.paper.id - other.paper.id)
    return { ...section, fileId: nearest?.paper.fileId ?? null }
  })
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
