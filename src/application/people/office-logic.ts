import type { peopleMachine } from '#domain/people/people.machine.ts'

/** The statecharts of a school's office, for administrators: fetched with the first of its pages, for `useActorRef`. */
export interface OfficeLogic {
  readonly people: typeof peopleMachine
}
