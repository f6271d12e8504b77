import { pageReadingMachine } from './page-reading.ts'
import type { Question } from './question.ts'

/** 错题本: questions whose last answer was wrong, a page at a time. */
export const wrongQuestionsMachine = pageReadingMachine<Question>('wrongQuestions')
