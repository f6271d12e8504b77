import { ACCOUNT_ACTS } from './account-acts.ts'
import type { Act } from './act.ts'
import { FILE_ACTS } from './file-acts.ts'
import { OFFICE_ACTS } from './office-acts.ts'

export const ACTS: readonly Act[] = [...OFFICE_ACTS, ...FILE_ACTS, ...ACCOUNT_ACTS]
