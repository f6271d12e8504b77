import { accountActs } from './account-acts.ts'
import type { Act } from './act.ts'
import { administrationActs } from './administration-acts.ts'
import { consoleActs } from './console-acts.ts'
import { fileActs } from './file-acts.ts'
import { filmActs } from './film-acts.ts'
import { liveActs } from './live-acts.ts'
import { officeActs } from './office-acts.ts'
import { paperActs } from './paper-acts.ts'
import { publishedActs } from './published-acts.ts'
import { questionActs } from './question-acts.ts'
import { recordActs } from './record-acts.ts'
import { rosterActs } from './roster-acts.ts'
import { sessionActs } from './session-acts.ts'
import { studioActs } from './studio-acts.ts'

/** Every act, each time about things of new names: no two tests meet. */
export const acts = (): readonly Act[] => [
  ...accountActs(),
  ...administrationActs(),
  ...consoleActs(),
  ...fileActs(),
  ...filmActs(),
  ...liveActs(),
  ...officeActs(),
  ...paperActs(),
  ...publishedActs(),
  ...questionActs(),
  ...recordActs(),
  ...rosterActs(),
  ...sessionActs(),
  ...studioActs(),
]
