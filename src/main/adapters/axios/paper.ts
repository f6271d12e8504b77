import type { ContainerModule } from 'inversify'
import { browserPaper } from '../browser/paper.ts'
import { wirePaper } from '../wire/paper.ts'

/** What of the set papers need. */
export const axiosPaper: readonly ContainerModule[] = [browserPaper, wirePaper]
