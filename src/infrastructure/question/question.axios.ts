import type { LessonQuestionPort } from '#application/question/question.port.ts'
import { getQuestionInfo, MOST_ANSWERS, questionsAnswer } from '#contract/question.ts'
import { success } from '#domain/kernel/result.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import type { Http } from '../http/http.ts'
import { questionOf, resultOf, wireItemOf } from './question.mapper.ts'

/** Wire: getquestioninfo, structurepagecontent/questionsanswer. */
export const axiosLessonQuestions = (http: Http): LessonQuestionPort => ({
  questions: async (sectionId, signal) => {
    const read = await http.call(getQuestionInfo, { query: { SectionId: sectionId } }, signal)
    return read.ok ? success(read.value.map(questionOf)) : read
  },

  answer: async ({ courseId, sectionId, practiceId, items }, signal) => {
    const results: AnswerResult[] = []
    for (let from = 0; from < items.length; from += MOST_ANSWERS) {
      const body = {
        CourseId: courseId,
        SectionId: sectionId,
        ...(practiceId !== undefined && { PracticeId: practiceId }),
        Items: items.slice(from, from + MOST_ANSWERS).map(wireItemOf),
      }
      const sent = await http.call(questionsAnswer, { body }, signal, { once: true })
      // Those before it stand on the server under their ids: sent again they are marked once.
      if (!sent.ok) return sent
      results.push(...sent.value.map(resultOf))
    }
    return success(results)
  },
})
