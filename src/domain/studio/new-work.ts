import type { Organisation } from '../session/organisation.ts'

/** A course or a plan that is begun: its name, and whose it is. */
export interface NewWork {
  readonly organisationId: number
  readonly name: string
}

/** The school that was chosen, or the first where it is none of the user's (any more); 0 without a school. */
export const schoolOf = (schools: readonly Organisation[], chosen: number): number =>
  schools.some(({ id }) => id === chosen) ? chosen : (schools[0]?.id ?? 0)

/** As it is begun; null for one without a name. */
export const readyToBegin = ({ organisationId, name }: NewWork): NewWork | null =>
  name.trim() === '' ? null : { organisationId, name: name.trim() }

/** What is kept of it in the browser; null where it is as it was at first. */
export const keptOf = (work: NewWork, schools: readonly Organisation[]): NewWork | null =>
  work.name === '' && work.organisationId === schoolOf(schools, 0) ? null : work
