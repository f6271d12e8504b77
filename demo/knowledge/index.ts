import type { SubjectKey } from '../content/types.ts'
import { art } from './art.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { geography } from './geography.ts'
import { history } from './history.ts'
import { it } from './it.ts'
import { math } from './math.ts'
import { music } from './music.ts'
import { physics } from './physics.ts'
import { politics } from './politics.ts'
import { sports } from './sports.ts'
import type { Knowledge } from './types.ts'

/** The tree of knowledge points, beside the books: what a content is about, whichever book it follows. */
export const knowledge: Readonly<Record<SubjectKey, Knowledge>> = {
  chinese,
  math,
  english,
  physics,
  chemistry,
  biology,
  politics,
  history,
  geography,
  music,
  art,
  sports,
  it,
}
