import type { UnsentWriting } from '#domain/writing/unsent-writing.ts'
import type { OutboxStore } from '../kernel/outbox-store.port.ts'

export type UnsentWritingStore = OutboxStore<UnsentWriting>
