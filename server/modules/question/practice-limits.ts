import { CODE } from '#contract/envelope.ts'
import type { StorageUse } from '../../db/storage-use.ts'
import { refuse } from '../../http/envelope.ts'

/** Answers that a user keeps of practices (docs/decisions/0171-per-user-limits.md). */
export const MAX_ANSWERS: StorageUse = { rows: 50_000, bytes: 32 * 1024 * 1024 }

/** What practices asked that were handed in: a tenth as many as answers, for a practice asks ten and more. */
export const MAX_PRACTICES: StorageUse = { rows: 5_000, bytes: 16 * 1024 * 1024 }

/** Beyond either of them. */
export const PRACTICES_FULL = refuse(CODE.noRoom, '你的练习记录已满，这次练习不能再保存')
