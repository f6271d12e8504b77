import { withVersions } from '../answers/versions.ts'
import { withHandouts } from '../handouts/resources.ts'
import { art } from './art/index.ts'
import { biology } from './biology/index.ts'
import { chemistry } from './chemistry/index.ts'
import { chinese } from './chinese/index.ts'
import { english } from './english/index.ts'
import { geography } from './geography/index.ts'
import { history } from './history/index.ts'
import { it } from './it/index.ts'
import { math } from './math/index.ts'
import { music } from './music/index.ts'
import { physics } from './physics/index.ts'
import { politics } from './politics/index.ts'
import { sports } from './sports/index.ts'
import type { SubjectContent } from './types.ts'

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
