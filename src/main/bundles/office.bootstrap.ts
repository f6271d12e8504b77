import type { Container, ContainerModule } from 'inversify'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import { PEOPLE_LOGIC } from '../people/tokens.ts'
import { officeModules } from './office.ts'

/** The statecharts of a school's office, bound to their ports. */
export const openOffice = (container: Container, adapters: readonly ContainerModule[]): OfficeLogic => {
  container.load(...officeModules, ...adapters)
  return { people: container.get(PEOPLE_LOGIC) }
}
