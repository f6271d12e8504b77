import type { ChosenFileStore } from '#application/session/chosen-file.port.ts'
import { token } from '../tokens.ts'

export const CHOSEN_FILE_STORE = token<ChosenFileStore>('ChosenFileStore')
