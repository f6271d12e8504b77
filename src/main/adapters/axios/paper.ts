import type { ContainerModule } from 'inversify'
import { browserPaper } from '../browser/paper.ts'
import { wirePaper } from '../wire/paper.ts'

/** Adapters for papers. */
export const axiosPaper: readonly ContainerModule[] = [browserPaper, wirePaper]
