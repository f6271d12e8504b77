import type { LessonQuestionPort } from '#application/question/question.port.ts'
import { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { questionOf, resultOf, wireItemOf } from './question.mapper.ts'

/** Wire: getquestioninfo, structurepagecontent/questionsanswer. */
export const axiosLessonQuestions = (http: Http): LessonQuestionPort => ({
  questions: async (sectionId, signal) => {
    const read = await http.call(getQuestionInfo, { query: { SectionId: sectionId } }, signal)
    return read.ok ? success(read.value.map(questionOf)) : read
  },

  answer: async ({ courseId, sectionId, practiceId, items }, signal) => {
    const body = {
      CourseId: courseId,
      SectionId: sectionId,
      ...(practiceId !== undefined && { PracticeId: practiceId }),
      Items: items.map(wireItemOf),
    }
    const sent = await http.call(questionsAnswer, { body }, signal, { once: true })
    return sent.ok ? success(sent.value.map(resultOf)) : sent
  },
})
