import { DEMO_PASSWORD, type PersonaSeed, PERSONAS as SEEDED } from '#demo/seed/people.ts'

export interface Persona {
  readonly account: string
  readonly password: string
  readonly name: string
}

export type PersonaKey = PersonaSeed['key']

/** The accounts of the demonstration school, by what they are there to show. */
export const PERSONAS = Object.fromEntries(
  SEEDED.map(({ key, mobile, name }) => [key, { account: mobile, password: DEMO_PASSWORD, name }]),
) as Readonly<Record<PersonaKey, Persona>>
