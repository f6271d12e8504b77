import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { OutboxStore } from '../kernel/outbox-store.port.ts'

/** Whether answers were left unsent in this browser, by whomever; known without the code of a lesson. */
export type HasUnsentAnswers = () => boolean

export type UnsentAnswerStore = OutboxStore<UnsentAnswer>
