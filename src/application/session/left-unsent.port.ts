import type { WaitingWork } from '#domain/connection/trouble.ts'

/** Whether work was left unsent in this browser, by whomever; known without the code of its outbox. */
export type LeftUnsent = (work: Exclude<WaitingWork, 'learning'>) => boolean
