import { ContainerModule } from 'inversify'
import { provideAuditLog } from '#application/people/audit-log.provide.ts'
import {
  provideNewPerson,
  providePeople,
  providePersonEditor,
  provideRoles,
  provideRoster,
  provideSchools,
} from '#application/people/people.provide.ts'
import { CHOSEN_FILES } from '../session/chosen-file.tokens.ts'
import {
  AUDIT_LOG_LOGIC,
  AUDIT_LOG_PORT,
  NEW_PERSON_DRAFT_STORE,
  NEW_PERSON_LOGIC,
  PEOPLE_LOGIC,
  PEOPLE_PORT,
  PERSON_DRAFT_STORE,
  PERSON_EDITOR_LOGIC,
  ROLES_LOGIC,
  ROLES_PORT,
  ROSTER_LOGIC,
  ROSTER_PORT,
  SCHOOLS_LOGIC,
  SCHOOLS_PORT,
} from './tokens.ts'

export const peopleModule = new ContainerModule(({ bind }) => {
  bind(PERSON_EDITOR_LOGIC).toResolvedValue(providePersonEditor, [PEOPLE_PORT, PERSON_DRAFT_STORE])
  bind(AUDIT_LOG_LOGIC).toResolvedValue(provideAuditLog, [AUDIT_LOG_PORT])
  bind(NEW_PERSON_LOGIC).toResolvedValue(provideNewPerson, [PEOPLE_PORT, NEW_PERSON_DRAFT_STORE])
  bind(ROSTER_LOGIC).toResolvedValue(provideRoster, [PEOPLE_PORT, ROSTER_PORT, CHOSEN_FILES])
  bind(ROLES_LOGIC).toResolvedValue(provideRoles, [ROLES_PORT])
  bind(SCHOOLS_LOGIC).toResolvedValue(provideSchools, [PEOPLE_PORT, SCHOOLS_PORT])
  bind(PEOPLE_LOGIC).toResolvedValue(providePeople, [PEOPLE_PORT])
})
