import { SECTION_TYPE } from '#server/db/schema/course.ts'
import type { learningRecord } from '#server/db/schema/learning-record.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import type { questionAnswer } from '#server/db/schema/question-answer.ts'
import type { questionPoint } from '#server/db/schema/question-point.ts'
import { mark, markSelf, shownAnswer } from '#server/modules/question/marking.ts'
import type { Contents } from './contents.ts'
import type { QuestionRows } from './question-rows.ts'
import type { Rows } from './rows.ts'

interface Asked {
  readonly questions: QuestionRows
  readonly points: Rows<Omit<typeof questionPoint.$inferSelect, 'id'>>
}

const SECONDS = 40

/** Right answers to the exercises of the courses whose film was seen to its end: such a course is finished (R-learning-2). */
export const exerciseAnswersOf = (
  learning: readonly (typeof learningRecord.$inferInsert)[],
  { chapters, sections }: Contents,
  { questions, points }: Asked,
): (typeof questionAnswer.$inferInsert)[] =>
  learning
    .filter(({ isFinished }) => isFinished)
    .flatMap(({ userId, contentId, updatedAt }) => {
      const own = new Set(
        chapters.all.filter((chapter) => chapter.contentId === contentId).map(({ id }) => id),
      )
      const exercises = new Set(
        sections.all
          .filter(
            ({ chapterId, sectionType }) => own.has(chapterId) && sectionType === SECTION_TYPE.questions,
          )
          .map(({ id }) => id),
      )
      return points.all
        .filter(({ sectionId }) => exercises.has(sectionId))
        .flatMap(({ sectionId, questionId }) =>
          questions.all
            .filter(
              ({ id, parentId, questionType }) =>
                (id === questionId || parentId === questionId) && questionType !== QUESTION_TYPE.composite,
            )
            .map((question) => {
              const answer = shownAnswer(question)
              const isEssay = question.questionType === QUESTION_TYPE.essay
              return {
                userId,
                sectionId,
                questionId: question.id,
                answer,
                ...(isEssay ? markSelf(question, question.score) : mark(question, answer)),
                useTime: SECONDS,
                clientId: `demo-exercise-${sectionId}-${question.id}`,
                answeredAt: updatedAt,
              }
            }),
        )
    })
