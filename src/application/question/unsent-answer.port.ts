import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { OutboxStore } from '../kernel/outbox-store.port.ts'

export type UnsentAnswerStore = OutboxStore<UnsentAnswer>
