import type { Queries } from '#server/db/database.ts'
import { CONTENT_TYPE, type content } from '#server/db/schema/content.ts'
import { curriculumNode, NODE_TYPE, type NodeType } from '#server/db/schema/curriculum-node.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { contentIndexRepository } from '#server/modules/content/content-index.repository.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'

type NewContent = typeof content.$inferInsert
type NewQuestion = typeof question.$inferInsert

const JUNIOR = 2

/** A subject of its own, so that no question of the seed is counted with those of a test: two chapters, two knowledge points. */
export const newSubject = async (db: Queries, name: string) => {
  const add = async (nodeType: NodeType, parentId: number, label: string, sort = 1): Promise<number> => {
    const row = { nodeType, parentId, name: label, code: '', gradeId: 0, sort }
    const [made] = await db.insert(curriculumNode).values(row).returning({ id: curriculumNode.id })
    return made?.id ?? 0
  }
  const subjectId = await add(NODE_TYPE.subject, JUNIOR, name)
  const versionId = await add(NODE_TYPE.version, subjectId, '校本版')
  const bookId = await add(NODE_TYPE.book, versionId, '上册')
  const chapterId = await add(NODE_TYPE.chapter, bookId, '第一章')
  const sectionId = await add(NODE_TYPE.chapter, chapterId, '第一节')
  const otherChapterId = await add(NODE_TYPE.chapter, bookId, '第二章', 2)
  const fieldId = await add(NODE_TYPE.knowledge, subjectId, '领域')
  const knowId = await add(NODE_TYPE.knowledge, fieldId, '知识点甲')
  const otherKnowId = await add(NODE_TYPE.knowledge, fieldId, '知识点乙', 2)
  return {
    stageId: JUNIOR,
    subjectId,
    versionId,
    bookId,
    chapterId,
    sectionId,
    otherChapterId,
    fieldId,
    knowId,
    otherKnowId,
  }
}

export type Subject = Awaited<ReturnType<typeof newSubject>>

export interface BankChange {
  readonly content?: Partial<NewContent>
  readonly question?: Partial<NewQuestion>
  readonly parts?: readonly Partial<NewQuestion>[]
}

export const plainQuestion = (change: Partial<NewQuestion>): NewQuestion => ({
  questionType: QUESTION_TYPE.single,
  stem: '<p>1 + 1 等于几？</p>',
  options: ['1', '2', '3', '4'].map((text, index) => ({ key: 'ABCD'.charAt(index), content: text })),
  answers: [['B']],
  analysis: '<p>数一数。</p>',
  score: 3,
  difficulty: 0.3,
  difficultyLevel: 18,
  ...change,
})

/** A question of the bank, in the first section of the subject's book unless it is told otherwise. */
export const addBankQuestion = async (db: Queries, subject: Subject, change: BankChange = {}) => {
  const { stageId, subjectId, versionId, bookId, sectionId, knowId } = subject
  const now = new Date()
  const [contentId = 0] = await contentWriterRepository(db).add([
    {
      content: {
        type: CONTENT_TYPE.question,
        name: '1 + 1 等于几？',
        summary: '',
        introduction: '',
        coverUrl: '',
        stageId,
        subjectId,
        versionId,
        bookId,
        chapterId: sectionId,
        knowId,
        gradeId: 7,
        teacherId: 1,
        organisationId: 1,
        suffix: '',
        fileSize: 0,
        duration: 0,
        sectionCount: 0,
        createdAt: now,
        updatedAt: now,
        ...change.content,
      },
      tagIds: [],
    },
  ])
  const add = async (values: NewQuestion): Promise<number> => {
    const [made] = await db.insert(question).values(values).returning({ id: question.id })
    return made?.id ?? 0
  }
  const own = { knowId: change.content?.knowId ?? knowId, ...change.question }
  const id = await add(plainQuestion({ contentId, ...own }))
  const partIds: number[] = []
  for (const [index, part] of (change.parts ?? []).entries())
    partIds.push(await add(plainQuestion({ ...part, knowId: own.knowId, parentId: id, sort: index + 1 })))
  await contentIndexRepository(db).index([contentId])
  return { id, contentId, partIds }
}
