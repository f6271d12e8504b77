import type { OutboxWork } from '#domain/connection/waiting-work.ts'

/** Whether work was left unsent in this browser, by whomever; known without the code of its outbox. */
export type LeftUnsent = (work: Exclude<OutboxWork, 'learning'>) => boolean
