import type { UnsentWritingStore } from '#application/writing/unsent-writing.port.ts'
import type { WritingDesk } from '#application/writing/writing-desk.ts'
import { token } from '../tokens.ts'

export const UNSENT_WRITING_STORE = token<UnsentWritingStore>('UnsentWritingStore')
export const WRITING_DESK = token<WritingDesk>('WritingDesk')
