import type { AuditLogPort } from '#application/people/audit-log.port.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { NewPersonDraftStore, PeoplePort, PersonDraftStore } from '#application/people/people.port.ts'
import type { RolesPort } from '#application/people/roles.port.ts'
import type { RosterPort } from '#application/people/roster.port.ts'
import type { SchoolsPort } from '#application/people/schools.port.ts'
import type { auditLogMachine } from '#domain/people/audit-log.machine.ts'
import { token } from '../tokens.ts'

export const PEOPLE_PORT = token<PeoplePort>('PeoplePort')
export const PERSON_DRAFT_STORE = token<PersonDraftStore>('PersonDraftStore')
export const NEW_PERSON_DRAFT_STORE = token<NewPersonDraftStore>('NewPersonDraftStore')
export const ROLES_PORT = token<RolesPort>('RolesPort')
export const ROLES_LOGIC = token<OfficeLogic['roles']>('logic roles')
export const SCHOOLS_PORT = token<SchoolsPort>('SchoolsPort')
export const SCHOOLS_LOGIC = token<OfficeLogic['schools']>('logic schools')
export const ROSTER_PORT = token<RosterPort>('RosterPort')
export const AUDIT_LOG_PORT = token<AuditLogPort>('AuditLogPort')
export const AUDIT_LOG_LOGIC = token<typeof auditLogMachine>('logic auditLog')
export const PERSON_EDITOR_LOGIC = token<OfficeLogic['personEditor']>('logic personEditor')
export const NEW_PERSON_LOGIC = token<OfficeLogic['newPerson']>('logic newPerson')
export const PEOPLE_LOGIC = token<OfficeLogic['people']>('logic people')
export const ROSTER_LOGIC = token<OfficeLogic['roster']>('logic roster')
