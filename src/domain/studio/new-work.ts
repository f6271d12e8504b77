import type { Organisation } from '../session/organisation.ts'

/** The form for a new course or plan: name and school. */
export interface NewWork {
  readonly organisationId: number
  readonly name: string
}

/** The chosen school, or the first one if the user does not belong to it (any more); 0 without a school. */
export const schoolOf = (schools: readonly Organisation[], chosen: number): number =>
  schools.some(({ id }) => id === chosen) ? chosen : (schools[0]?.id ?? 0)

/** The completed form; null without a name. */
export const readyToBegin = ({ organisationId, name }: NewWork): NewWork | null =>
  name.trim() === '' ? null : { organisationId, name: name.trim() }

/** What to store of the form in the browser; null if it is unchanged. */
export const keptOf = (work: NewWork, schools: readonly Organisation[]): NewWork | null =>
  work.name === '' && work.organisationId === schoolOf(schools, 0) ? null : work
