import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { filesIn } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FindSection, OpenSection } from '../course/section-access.ts'
import type { Pictures } from '../upload/pictures.ts'
import type { AnswerRecorder } from './answer-recorder.ts'
import { inAnsweredVersions } from './answered-version.ts'
import type { PointsOf } from './lesson-points.ts'
import { questionDto } from './question.dto.ts'
import type { QuestionRepository } from './question.repository.ts'
import { filesOfQuestion } from './question-pictures.ts'
import { questionsIn } from './question-set.ts'

interface Needs {
  readonly findSection: FindSection
  readonly pointsOf: PointsOf
  readonly questions: QuestionRepository
  readonly record: AnswerRecorder
  readonly pictures: Pictures
}

/** The questions that lessons ask. Wire: getquestioninfo, structurepagecontent/questionsanswer. */
export const lessonQuestionService = ({ findSection, pointsOf, questions, record, pictures }: Needs) => {
  const askedIn = async (open: OpenSection, userId: number) => {
    const ids = (await pointsOf(open)).map(({ questionId }) => questionId)
    return questionsIn(ids, await questions.findWithParts(ids, userId))
  }

  return {
    /** All questions of a section in the order in which its film asks them, or (questionId) one of them; 404, 410 and 403 of the section. */
    async questions(
      { userId }: Viewer,
      sectionId: number,
      questionId: number,
    ): Promise<SentBy<typeof getQuestionInfo> | Refusal> {
      const found = await findSection({ id: sectionId, type: 0 }, userId)
      if (found instanceof Refusal) return found
      const all = await askedIn(found, userId)
      const wanted = all.filter(({ question }) => questionId === 0 || question.id === questionId)
      if (questionId !== 0 && wanted.length === 0) return refuse(CODE.notFound, '没有找到这道题')
      const given = await questions.findLatestAnswers(userId, sectionId)
      const asked = await inAnsweredVersions(questions, wanted, given)
      const answers = new Map(given.map((row) => [row.questionId, row]))
      const reader = {
        answerOf: (id: number) => answers.get(id),
        isRevealed: false,
        pictureAddress: await pictures.addressesOf([
          ...asked.flatMap(filesOfQuestion),
          ...given.flatMap(({ answer }) => answer.flatMap(filesIn)),
        ]),
      }
      return asked.map((whole) => questionDto(whole, reader))
    },

    /** Marks the answers; the last one counts. */
    async answer(
      { userId }: Viewer,
      { CourseId, SectionId, Items }: z.output<typeof questionsAnswer.body>,
    ): Promise<SentBy<typeof questionsAnswer> | Refusal> {
      const found = await findSection({ id: SectionId, type: 0 }, userId)
      if (found instanceof Refusal) return found
      if (found.course.id !== CourseId) return refuse(CODE.notFound, '没有找到这一节')
      const answerContext = {
        userId,
        sectionId: SectionId,
        roundId: null,
        occurrenceStart: null,
        practiceId: null,
      }
      return record(answerContext, await askedIn(found, userId), Items)
    },
  }
}

export type LessonQuestionService = ReturnType<typeof lessonQuestionService>
