import type { PracticeQuestionPort } from '#application/question/practice.port.ts'
import { getQuestionInfo } from '#contract/question.ts'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import { success } from '#domain/kernel/result.ts'
import { PRACTICE_SIZE } from '#domain/question/practice-scope.ts'
import type { Http } from '../http/http.ts'
import { questionOf } from './question.mapper.ts'
import { axiosQuestionBank, wireQueryOf } from './question-bank.axios.ts'

/** Spec §7 questionbankdetails, getquestioninfo. */
export const axiosPracticeQuestions = (http: Http): PracticeQuestionPort => ({
  questions: async (scope, signal) => {
    switch (scope.kind) {
      case 'bank': {
        const query = { ...wireQueryOf(scope.query), PageIndex: 1, PageSize: PRACTICE_SIZE }
        const read = await http.call(getQuestionBankDetails, { query }, signal)
        return read.ok ? success((read.value.Items ?? []).map(questionOf)) : read
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
