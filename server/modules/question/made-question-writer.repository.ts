import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { question } from '../../db/schema/question.ts'
import { FAULT_STATUS, questionFault } from '../../db/schema/question-fault.ts'
import { questionVersion } from '../../db/schema/question-version.ts'
import { contentWriterRepository } from '../content/content-writer.repository.ts'

type NewQuestion = typeof question.$inferInsert
type QuestionChange = Partial<Omit<NewQuestion, 'id'>>
type ContentChange = Partial<Omit<typeof content.$inferInsert, 'id'>>

interface Settlement {
  readonly reply: string
  readonly userId: number
  readonly now: Date
}

/** What becomes of questions by the hands of those who make them; each in the transaction of its act. */
export const madeQuestionWriterRepository = (tx: Queries) => ({
  /** A new one with its parts; answers its id and that of its content. */
  async add(
    newContent: typeof content.$inferInsert,
    whole: (contentId: number) => NewQuestion,
    parts: (parentId: number) => readonly NewQuestion[],
  ): Promise<{ readonly id: number; readonly contentId: number }> {
    const [contentId = 0] = await contentWriterRepository(tx).add([{ content: newContent, tagIds: [] }])
    const [made] = await tx.insert(question).values(whole(contentId)).returning({ id: question.id })
    if (made === undefined) throw new Error('a question was not written')
    const rows = [...parts(made.id)]
    if (rows.length > 0) await tx.insert(question).values(rows)
    return { id: made.id, contentId }
  },

  async change(id: number, change: QuestionChange): Promise<void> {
    await tx.update(question).set(change).where(eq(question.id, id))
  },

  /** The knowledge point of a question is that of its parts. */
  async changeParts(parentId: number, change: QuestionChange): Promise<void> {
    await tx.update(question).set(change).where(eq(question.parentId, parentId))
  },

  async changeContent(id: number, change: ContentChange): Promise<void> {
    await tx.update(content).set(change).where(eq(content.id, id))
  },

  async keepVersion(former: typeof questionVersion.$inferInsert): Promise<void> {
    await tx.insert(questionVersion).values(former)
  },

  /** Of these reported errors those that are open, as mended; answers who reported them. */
  async settle(ids: readonly number[], { reply, userId, now }: Settlement): Promise<readonly number[]> {
    if (ids.length === 0) return []
    const rows = await tx
      .update(questionFault)
      .set({ status: FAULT_STATUS.resolved, reply, settledBy: userId, settledAt: now })
      .where(and(inArray(questionFault.id, [...ids]), eq(questionFault.status, FAULT_STATUS.open)))
      .returning({ reporterId: questionFault.userId })
    return rows.map(({ reporterId }) => reporterId)
  },
})
