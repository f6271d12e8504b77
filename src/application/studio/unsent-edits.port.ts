import type { UnsentEdits } from '#domain/studio/course-draft.ts'
import type { OutboxStore } from '../kernel/outbox-store.port.ts'

export type UnsentEditsStore = OutboxStore<UnsentEdits>
