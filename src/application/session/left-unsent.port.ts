import type { OutboxWork } from '#domain/connection/waiting-work.ts'

/** Whether this browser stores unsent work of any user; answered without loading the code of the outbox. */
export type LeftUnsent = (work: Exclude<OutboxWork, 'learning'>) => boolean
