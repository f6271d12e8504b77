import type { ChosenFileStore } from '#application/session/chosen-file.port.ts'
import type { ChosenFiles } from '#application/session/chosen-files.ts'
import { token } from '../tokens.ts'

export const CHOSEN_FILE_STORE = token<ChosenFileStore>('ChosenFileStore')
export const CHOSEN_FILES = token<ChosenFiles>('ChosenFiles')
