import type { Db } from '../db/database.ts'
import { loadReader } from '../modules/content/pinyin.ts'
import { namePinyinOf } from '../modules/people/name-pinyin.ts'
import { newFirstPassword } from '../modules/session/first-password.ts'
import { hashPassword, wirePassword } from '../modules/session/password.ts'
import { inBatches } from './in-batches.ts'
import { peopleRepository } from './people.repository.ts'
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
  const stored = peopleRepository(db)
  const isKnown = new Set(await stored.findKnown(people.map(({ mobile }) => mobile)))
  const read = await loadReader()
  // Made before the transaction: argon2id takes its time, and no transaction is to wait for it.
  for (const person of people) {
    if (isKnown.has(person.mobile)) continue
    // A further line of the same person is a further school.
    isKnown.add(person.mobile)
    const password = newFirstPassword()
    accounts.set(person, { password, passwordHash: await hashPassword(wirePassword(password)) })
  }
  const outcome = { added: [] as NewAccount[], joined: [] as RosterPerson[], known: [] as RosterPerson[] }
  const schools = await stored.holdSchools([...new Set(people.map(({ school }) => school))])
  const roles = await stored.findRoles()
  await inBatches(people, async (piece) => {
    const { added, joined, known } = await db.transaction(async (tx) => {
      const repository = peopleRepository(tx)
      const made = { added: [] as NewAccount[], joined: [] as RosterPerson[], known: [] as RosterPerson[] }
      for (const person of piece) {
        const account = accounts.get(person)
        const organisationId = schools.get(person.school)
        if (organisationId === undefined) throw new Error(`the school of line ${person.line} was not written`)
        const { name, mobile, title } = person
        const userId =
          account === undefined
            ? await repository.findAccount(mobile)
            : await repository.addAccount({
                name,
                mobile,
                title,
                avatarUrl: '',
                roleId: roles.get(person.role) ?? null,
                passwordHash: account.passwordHash,
                namePinyin: namePinyinOf(read, name),
                mustChangePassword: true,
              })
        const isNew = await repository.join({ userId, organisationId, canVerify: person.canVerify })
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
