import { accountActs } from './account-acts.ts'
import type { Act } from './act.ts'
import { fileActs } from './file-acts.ts'
import { officeActs } from './office-acts.ts'
import { publishedActs } from './published-acts.ts'
import { recordActs } from './record-acts.ts'
import { sessionActs } from './session-acts.ts'

/** Every act, each time about things of new names: no two tests meet. */
export const acts = (): readonly Act[] => [
  ...accountActs(),
  ...fileActs(),
  ...officeActs(),
  ...publishedActs(),
  ...recordActs(),
  ...sessionActs(),
]
