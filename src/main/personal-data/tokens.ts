import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { PersonalDataPort } from '#application/personal-data/personal-data.port.ts'
import type { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import { token } from '../tokens.ts'

export const PERSONAL_DATA_PORT = token<PersonalDataPort>('PersonalDataPort')
export const PERSONAL_DATA_LOGIC = token<typeof personalDataMachine>('logic personalData')
export const ACCOUNT_KEEPING_LOGIC = token<OfficeLogic['accountKeeping']>('logic accountKeeping')
