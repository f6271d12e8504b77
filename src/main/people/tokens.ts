import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { PeoplePort } from '#application/people/people.port.ts'
import { token } from '../tokens.ts'

export const PEOPLE_PORT = token<PeoplePort>('PeoplePort')
export const PEOPLE_LOGIC = token<OfficeLogic['people']>('logic people')
