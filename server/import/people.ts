import { randomInt } from 'node:crypto'
import { eq, inArray, max, sql } from 'drizzle-orm'
import type { Db, Queries } from '../db/database.ts'
import { appUser } from '../db/schema/app-user.ts'
import { membership } from '../db/schema/membership.ts'
import { organisation } from '../db/schema/organisation.ts'
import { role } from '../db/schema/role.ts'
import { hashPassword, wirePassword } from '../modules/session/password.ts'
import { inBatches } from './in-batches.ts'
import type { RosterPerson } from './roster.ts'

export interface NewAccount {
  readonly person: RosterPerson
  /** Printed once and not stored; the database holds only its argon2id hash. */
  readonly password: string
}

export interface PeopleImported {
  readonly added: readonly NewAccount[]
  /** Had an account already, and are now members of a further school. */
  readonly joined: readonly RosterPerson[]
  /** Had an account and were members already: nothing changed. */
  readonly known: readonly RosterPerson[]
}

/** Without letters and digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 10

const newPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const schoolsNamed = async (tx: Queries, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (names.length === 0) return new Map()
  await tx
    .insert(organisation)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(organisation)
    .where(inArray(organisation.name, [...names]))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/**
 * Gives everybody of a roster an account and a school, in pieces. Who has an account keeps name, password and role; the same
 * roster again changes nothing, and brings the rest where it broke. `keep` gets the new passwords of each piece; where it
 * cannot keep them, that piece is undone.
 */
export const importPeople = async (
  db: Db,
  people: readonly RosterPerson[],
  keep: (accounts: readonly NewAccount[]) => Promise<void>,
): Promise<PeopleImported> => {
  const accounts = new Map<RosterPerson, { password: string; passwordHash: string }>()
  const mobiles = people.map(({ mobile }) => mobile)
  const knownBefore =
    mobiles.length === 0
      ? []
      : await db.select({ mobile: appUser.mobile }).from(appUser).where(inArray(appUser.mobile, mobiles))
  const isKnown = new Set(knownBefore.map(({ mobile }) => mobile))
  // Made before the transaction: argon2id takes its time, and no transaction is to wait for it.
  for (const person of people) {
    if (isKnown.has(person.mobile)) continue
    // A further line of the same person is a further school.
    isKnown.add(person.mobile)
    const password = newPassword()
    accounts.set(person, { password, passwordHash: await hashPassword(wirePassword(password)) })
  }
  const outcome = { added: [] as NewAccount[], joined: [] as RosterPerson[], known: [] as RosterPerson[] }
  const schools = await schoolsNamed(db, [...new Set(people.map(({ school }) => school))])
  const roles = new Map((await db.select().from(role)).map(({ id, name }) => [name, id]))
  await inBatches(people, async (piece) => {
    const { added, joined, known } = await db.transaction(async (tx) => {
      const made = { added: [] as NewAccount[], joined: [] as RosterPerson[], known: [] as RosterPerson[] }
      for (const person of piece) {
        const account = accounts.get(person)
        const organisationId = schools.get(person.school)
        if (organisationId === undefined) throw new Error(`the school of line ${person.line} was not written`)
        const userId = await accountOf(
          tx,
          person,
          roles.get(person.role) ?? null,
          account?.passwordHash ?? null,
        )
        const isNew = await joinSchool(tx, { userId, organisationId, canVerify: person.canVerify })
        if (account !== undefined) made.added.push({ person, password: account.password })
        else (isNew ? made.joined : made.known).push(person)
      }
      // Before the commit: an account without a password file could not be used.
      if (made.added.length > 0) await keep(made.added)
      return made
    })
    outcome.added.push(...added)
    outcome.joined.push(...joined)
    outcome.known.push(...known)
  })
  return outcome
}

const accountOf = async (
  tx: Queries,
  { name, mobile, title }: RosterPerson,
  roleId: number | null,
  passwordHash: string | null,
): Promise<number> => {
  if (passwordHash !== null) {
    const values = { name, mobile, title, avatarUrl: '', roleId, passwordHash }
    const [made] = await tx.insert(appUser).values(values).returning({ id: appUser.id })
    if (made) return made.id
  }
  const [found] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.mobile, mobile))
  if (!found) throw new Error('an account went away while the roster was read')
  return found.id
}

const joinSchool = async (
  tx: Queries,
  member: Pick<typeof membership.$inferInsert, 'userId' | 'organisationId' | 'canVerify'>,
): Promise<boolean> => {
  const [last] = await tx
    .select({ sort: max(membership.sort) })
    .from(membership)
    .where(eq(membership.userId, member.userId))
  const joined = await tx
    .insert(membership)
    .values({ ...member, sort: (last?.sort ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ one: sql`1` })
  return joined.length > 0
}
