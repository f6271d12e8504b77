import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { arts } from './arts.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { geography } from './geography.ts'
import { history } from './history.ts'
import { it } from './it.ts'
import { math } from './math.ts'
import { mathSenior } from './math-senior.ts'
import { physics } from './physics.ts'
import { politics } from './politics.ts'
import type { LiveQuestions } from './types.ts'

/** The room that is always open asks what the course that it is taken from asks, as far as it can be chosen. */
const chosen = (math['math-primary-percent-live'] ?? [])
  .flat()
  .filter(({ type }) => type !== QUESTION_TYPE.blanks)
  .slice(0, 8)

/** What the live lessons ask. */
export const LIVE_QUESTIONS: LiveQuestions = {
  ...chinese,
  ...math,
  ...mathSenior,
  ...english,
  ...physics,
  ...chemistry,
  ...biology,
  ...politics,
  ...history,
  ...geography,
  ...arts,
  ...it,
  'math-primary-demo-live': [chosen],
}
