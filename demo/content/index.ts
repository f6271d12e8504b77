import { withVersions } from '../answers/versions.ts'
import { withHandouts } from '../handouts/resources.ts'
import { art } from './art/index.js'
import { biology } from './biology/index.js'
import { chemistry } from './chemistry/index.js'
import { chinese } from './chinese/index.js'
import { english } from './english/index.js'
import { geography } from './geography/index.js'
import { history } from './history/index.js'
import { it } from './it/index.js'
import { math } from './math/index.js'
import { music } from './music/index.js'
import { physics } from './physics/index.js'
import { politics } from './politics/index.js'
import { sports } from './sports/index.js'
import type { SubjectContent } from './types.js'

/** The whole catalogue, in the order in which subjects are shown. */
export const subjects: readonly SubjectContent[] = [
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
]
  .map(withVersions)
  .map(withHandouts)
