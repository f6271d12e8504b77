import type { PracticeQuestionPort } from '#application/question/practice.port.ts'
import { getQuestionInfo } from '#contract/question.ts'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import { success } from '#domain/kernel/result.ts'
import { type BankPart, PRACTICE_SIZE } from '#domain/question/practice-scope.ts'
import type { Http } from '../http/http.ts'
import { questionOf } from './question.mapper.ts'

const partQuery = (part: BankPart) => ({
  PageSize: PRACTICE_SIZE,
  Sort: part.sort,
  StageId: part.stage,
  SubjectId: part.subject,
  VersionId: part.version,
  BookId: part.book,
  ChapterId: part.chapter,
  KnowId: part.knowledge,
  questionType: part.kind,
  difficultyLevel: part.level,
  year: part.year,
  ...(part.area !== '' && { area: part.area }),
  ...(part.source !== '' && { source: part.source }),
})

/** Spec §7 questionbankdetails, getquestioninfo. */
export const axiosPracticeQuestions = (http: Http): PracticeQuestionPort => ({
  questions: async (scope, signal) => {
    if (scope.kind === 'section') {
      const read = await http.call(getQuestionInfo, { query: { SectionId: scope.sectionId } }, signal)
      return read.ok ? success(read.value.map(questionOf)) : read
    }
    const query =
      scope.kind === 'bank' ? partQuery(scope.part) : { PageSize: scope.ids.length, Ids: scope.ids.join(',') }
    const read = await http.call(getQuestionBankDetails, { query: { PageIndex: 1, ...query } }, signal)
    return read.ok ? success((read.value.Items ?? []).map(questionOf)) : read
  },
})
