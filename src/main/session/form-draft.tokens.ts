import type { FormDraftStore } from '#application/session/form-draft.port.ts'
import { token } from '../tokens.ts'

export const FORM_DRAFT_STORE = token<FormDraftStore>('FormDraftStore')
