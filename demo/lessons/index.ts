import { arts } from './arts.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { geography } from './geography.ts'
import { humanities } from './humanities.ts'
import { liveChemistry } from './live-chemistry.ts'
import { liveChinese } from './live-chinese.ts'
import { liveHistory } from './live-history.ts'
import { liveMath } from './live-math.ts'
import { liveOthers } from './live-others.ts'
import { livePhysics } from './live-physics.ts'
import { livePolitics } from './live-politics.ts'
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
  ...liveChemistry,
  ...liveChinese,
  ...liveHistory,
  ...liveMath,
  ...liveOthers,
  ...livePhysics,
  ...livePolitics,
]
