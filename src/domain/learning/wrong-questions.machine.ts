import type { Question } from '../question/question.ts'
import { pageReadingMachine } from './page-reading.ts'

/** 错题本: questions whose last answer was wrong, a page at a time. */
export const wrongQuestionsMachine = pageReadingMachine<Question>('wrongQuestions')
