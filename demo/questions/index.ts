import { arts } from './arts.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { geography } from './geography.ts'
import { history } from './history.ts'
import { it } from './it.ts'
import { math } from './math.ts'
import { physics } from './physics.ts'
import { politics } from './politics.ts'
import type { FilmQuestions } from './types.ts'

/** What the films ask. */
export const FILM_QUESTIONS: FilmQuestions = {
  ...chinese,
  ...math,
  ...english,
  ...physics,
  ...chemistry,
  ...biology,
  ...politics,
  ...history,
  ...geography,
  ...arts,
  ...it,
}
