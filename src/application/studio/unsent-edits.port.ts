import type { UnsentEdits } from '#domain/studio/course-draft.ts'
import type { OutboxStore } from '../kernel/outbox-store.port.ts'

/** Whether edits of a course were left unsent in this browser, by whomever; known without the code of the studio. */
export type HasUnsentEdits = () => boolean

export type UnsentEditsStore = OutboxStore<UnsentEdits>
