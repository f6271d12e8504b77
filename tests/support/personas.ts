import { DEMO_PASSWORD, type PersonaSeed, PERSONAS as SEEDED } from '#demo/seed/people.ts'

export interface Persona {
  readonly account: string
  readonly password: string
  readonly name: string
}

export type PersonaKey = PersonaSeed['key']

/** What somebody signs in with. */
export type Credentials = Pick<Persona, 'account' | 'password'>

/** The accounts of the demonstration school, by what they are there to show. */
export const PERSONAS = Object.fromEntries(
  SEEDED.map(({ key, mobile, name }) => [key, { account: mobile, password: DEMO_PASSWORD, name }]),
) as Readonly<Record<PersonaKey, Persona>>

/** A persona of the demonstration, or whoever has such an account. */
export type Somebody = PersonaKey | Credentials

export const credentialsOf = (who: Somebody): Credentials => (typeof who === 'string' ? PERSONAS[who] : who)
