import type { PracticeQuestionPort } from '#application/question/practice.port.ts'
import { getQuestionInfo } from '#contract/question.ts'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import { success } from '#domain/kernel/result.ts'
import { PRACTICE_ORDERS, type PracticeChoice } from '#domain/question/practice-scope.ts'
import type { Http } from '../http/http.ts'
import { questionOf } from './question.mapper.ts'
import { axiosQuestionBank, wireQueryOf } from './question-bank.axios.ts'

/** Unanswered of the wire. */
const UNANSWERED: Readonly<Record<PracticeChoice, number>> = { any: 0, freshFirst: 1, freshOnly: 2 }

/** Wire: questionbankdetails, getquestioninfo. */
export const axiosPracticeQuestions = (http: Http): PracticeQuestionPort => ({
  questions: async (scope, signal) => {
    switch (scope.kind) {
      case 'bank': {
        const { size, order, choice } = scope.plan
        const query = {
          ...wireQueryOf(scope.query),
          PageIndex: 1,
          PageSize: size,
          Sort: PRACTICE_ORDERS.indexOf(order),
          Unanswered: UNANSWERED[choice],
        }
        const read = await http.call(getQuestionBankDetails, { query }, signal)
        return read.ok ? success(read.value.Items.map(questionOf)) : read
      }
      case 'questions':
        return axiosQuestionBank(http).questions(scope.ids, signal)
      case 'section': {
        const read = await http.call(getQuestionInfo, { query: { SectionId: scope.sectionId } }, signal)
        return read.ok ? success(read.value.map(questionOf)) : read
      }
    }
  },
})
