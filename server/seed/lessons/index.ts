import { arts } from './arts.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { geography } from './geography.ts'
import { humanities } from './humanities.ts'
import { liveHumanities } from './live-humanities.ts'
import { math } from './math.ts'
import { physics } from './physics.ts'
import type { LessonScript } from './types.ts'

/** The scripts of all films that were made for one lesson. */
export const LESSON_SCRIPTS: readonly LessonScript[] = [
  ...chinese,
  ...math,
  ...english,
  ...physics,
  ...chemistry,
  ...biology,
  ...humanities,
  ...geography,
  ...arts,
  ...liveHumanities,
]
