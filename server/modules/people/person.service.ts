import type { SentBy } from '#contract/call.ts'
import type { addPerson, getPerson, resetPersonPassword } from '#contract/people.ts'
import type { Db, Queries } from '../../db/database.ts'
import type { Refusal } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'
import { mobileOf } from '../../import/mobile-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { loadReader } from '../content/pinyin.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { ownFileRepository } from '../private-file/own-file.repository.ts'
import { newFirstPassword } from '../session/first-password.ts'
import { removeLostFactor } from '../session/lost-factor.repository.ts'
import { wirePassword } from '../session/password.ts'
import { secondFactorRepository } from '../session/second-factor.repository.ts'
import { administratorRepository } from './administrator.repository.ts'
import { namePinyinOf } from './name-pinyin.ts'
import { type AccountChange, type PersonRow, personRepository } from './person.repository.ts'
import {
  changesOf,
  changesSchools,
  type PersonAsked,
  quotaAsked,
  refusalOfChange,
  schoolsAsked,
} from './person-change.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'
import { type Administrator, administers, rightsOver } from './person-rights.ts'
import { rosterRepository } from './roster.repository.ts'
import { readTeacherAnew, TEACHER_WORDS } from './teacher-words.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  /** Room for own files of who has no other, in bytes. */
  readonly usualQuota: number
  /** Sessions of a person are looked up anew from now on. */
  readonly forgetSessions: (userId: number) => void
  /** The stored form of a password of the wire, in the row of all that checks passwords. */
  readonly hashPassword: (onTheWire: string) => Promise<string>
  readonly jobs: Pick<JobQueue, 'enqueue' | 'wake'>
}

interface Acting {
  readonly by: Administrator
  readonly person: PersonRow
  readonly tx: Queries
  readonly people: ReturnType<typeof personRepository>
  /** Writes the account and notes the act. */
  change(act: string, values: AccountChange, detail: Readonly<Record<string, string>>): Promise<void>
}

type NewPerson = Pick<PersonAsked, 'Name' | 'Title' | 'RoleId' | 'Schools'> & { readonly Mobile: string }

/** One person in the hands of an administrator: what is changed is what was seen (R-people-2). */
export const personService = ({ db, clock, usualQuota, forgetSessions, hashPassword, jobs }: Needs) => {
  /** With both accounts held, so that of two administrators who end each other one is refused. */
  const act = async <T>(
    userId: number,
    seen: { readonly Id: number; readonly RowVersion: number },
    work: (acting: Acting) => Promise<T | Refusal>,
  ): Promise<T | Refusal> =>
    db.transaction(async (tx) => {
      const people = personRepository(tx)
      await people.hold(userId, seen.Id)
      const by = await administratorRepository(tx).find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const person = await people.find(seen.Id)
      if (person === null || !rightsOver(by, person).isSeen) return PERSON_REFUSAL.missing
      const change: Acting['change'] = async (name, values, detail) => {
        await people.write(person.id, person.rowVersion, values)
        await auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: rightsOver(by, person).schools[0]?.id ?? null,
          act: name,
          subject: `user:${person.id}`,
          detail,
        })
      }
      return work({ by, person, tx, people, change })
    })

  const areSchools = async (people: ReturnType<typeof personRepository>, ids: readonly number[]) =>
    (await people.findSchoolIds(ids)).length === ids.length

  return {
    async read(userId: number, asked: number): Promise<SentBy<typeof getPerson> | Refusal> {
      const id = asId(asked)
      const by = await administratorRepository(db).find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const people = personRepository(db)
      const person = id === null ? null : await people.find(id)
      if (person === null) return PERSON_REFUSAL.missing
      const rights = rightsOver(by, person)
      if (!rights.isSeen) return PERSON_REFUSAL.missing
      const own = ownFileRepository(db, person.id)
      const { devices, seenAt } = await people.findUse(person.id, clock())
      return {
        Id: person.id,
        RowVersion: person.rowVersion,
        Name: person.name,
        Mobile: person.mobile ?? '',
        Title: person.title,
        RoleId: person.roleId ?? 0,
        PlatformRight: person.platformRight,
        IsDisabled: person.disabledAt !== null,
        IsFirstPassword: person.mustChangePassword,
        HasSecondFactor: await secondFactorRepository(db).isOn(person.id),
        Schools: rights.schools.map((it) => ({
          Id: it.id,
          Name: it.name,
          IsCanVerify: it.canVerify,
          CanAdminister: it.canAdminister,
        })),
        IsElsewhere: rights.isElsewhere,
        IsSelf: rights.isSelf,
        CanEdit: rights.canEdit,
        CanDisable: rights.canDisable,
        CanReset: rights.canReset,
        UsedSize: await own.usedBytes(),
        QuotaSize: await own.quotaBytes(usualQuota),
        QuotaGigabytes: person.quotaGigabytes ?? 0,
        DeviceCount: devices,
        SeenTime: seenAt?.toISOString() ?? '',
      }
    },

    async save(userId: number, asked: PersonAsked): Promise<true | Refusal> {
      const namePinyin = namePinyinOf(await loadReader(), asked.Name)
      let isRenamed = false
      const done = await act<true>(userId, asked, async ({ by, person, tx, people, change }) => {
        const refusal = refusalOfChange(by, person, asked)
        if (refusal !== null) return refusal
        if (person.rowVersion !== asked.RowVersion) return PERSON_REFUSAL.changed
        const wanted = schoolsAsked(asked.Schools)
        if (asked.RoleId !== 0 && !(await people.isRole(asked.RoleId))) return PERSON_REFUSAL.noRole
        if (
          !(await areSchools(
            people,
            wanted.map(({ id }) => id),
          ))
        )
          return PERSON_REFUSAL.noSchool
        const held = rightsOver(by, person).schools
        const changed: string[] = changesOf(person, asked)
        if (changesSchools(held, wanted)) changed.push('schools')
        if (changed.length === 0) return true
        await people.replaceSchools(
          person.id,
          held.map(({ id }) => id),
          wanted,
        )
        const { Name: name, Title: title, PlatformRight: platformRight } = asked
        await change(
          'person.save',
          {
            name,
            namePinyin,
            title,
            roleId: asked.RoleId || null,
            platformRight,
            quotaGigabytes: quotaAsked(person, asked),
          },
          { changed: changed.join(' ') },
        )
        isRenamed = person.name !== name
        if (isRenamed) await readTeacherAnew(jobs, tx, person.id)
        return true
      })
      if (isRenamed) jobs.wake(TEACHER_WORDS)
      return done
    },

    async setDisabled(
      userId: number,
      asked: { readonly Id: number; readonly RowVersion: number; readonly IsDisabled: boolean },
    ): Promise<true | Refusal> {
      const done = await act<true>(userId, asked, async ({ by, person, people, change }) => {
        const { isSelf, canDisable } = rightsOver(by, person)
        if (isSelf) return PERSON_REFUSAL.self
        if (!canDisable) return PERSON_REFUSAL.noAccountRight
        if ((person.disabledAt !== null) === asked.IsDisabled) return true
        if (person.rowVersion !== asked.RowVersion) return PERSON_REFUSAL.changed
        if (asked.IsDisabled) await people.endSessions(person.id, clock())
        await change(
          asked.IsDisabled ? 'person.disable' : 'person.enable',
          { disabledAt: asked.IsDisabled ? clock() : null },
          {},
        )
        return true
      })
      forgetSessions(asked.Id)
      return done
    },

    async resetPassword(
      userId: number,
      asked: { readonly Id: number; readonly RowVersion: number },
    ): Promise<SentBy<typeof resetPersonPassword> | Refusal> {
      const password = newFirstPassword()
      const passwordHash = await hashPassword(wirePassword(password))
      const done = await act(userId, asked, async ({ by, person, people, change }) => {
        const { isSelf, canReset } = rightsOver(by, person)
        if (isSelf) return PERSON_REFUSAL.self
        if (!canReset) return PERSON_REFUSAL.noAccountRight
        if (person.rowVersion !== asked.RowVersion) return PERSON_REFUSAL.changed
        await people.endSessions(person.id, clock())
        await change('person.resetPassword', { passwordHash, mustChangePassword: true }, {})
        return { Password: password }
      })
      forgetSessions(asked.Id)
      return done
    },

    /** For whoever lost both the app and the recovery codes: the next sign-in takes the password alone. */
    async removeSecondFactor(
      userId: number,
      asked: { readonly Id: number; readonly RowVersion: number },
    ): Promise<true | Refusal> {
      const done = await act<true>(userId, asked, async ({ by, person, tx, change }) => {
        const { isSelf, canReset } = rightsOver(by, person)
        if (isSelf) return PERSON_REFUSAL.ownFactor
        if (!canReset) return PERSON_REFUSAL.noAccountRight
        if (!(await secondFactorRepository(tx).isOn(person.id))) return true
        if (person.rowVersion !== asked.RowVersion) return PERSON_REFUSAL.changed
        await removeLostFactor(tx, person.id, clock())
        await change('person.removeSecondFactor', {}, {})
        return true
      })
      forgetSessions(asked.Id)
      return done
    },

    async add(userId: number, asked: NewPerson): Promise<SentBy<typeof addPerson> | Refusal> {
      const mobile = mobileOf(asked.Mobile)
      if (mobile === null) return PERSON_REFUSAL.notMobile
      const password = newFirstPassword()
      const passwordHash = await hashPassword(wirePassword(password))
      const namePinyin = namePinyinOf(await loadReader(), asked.Name)
      return db.transaction(async (tx) => {
        const people = personRepository(tx)
        await people.hold(userId)
        const by = await administratorRepository(tx).find(userId)
        if (by === null) return PERSON_REFUSAL.notAdministrator
        const wanted = schoolsAsked(asked.Schools)
        const ids = wanted.map(({ id }) => id)
        if (ids.some((id) => !administers(by, id))) return PERSON_REFUSAL.foreignSchool
        if (ids.length === 0 && !by.isPlatform) return PERSON_REFUSAL.chooseSchool
        if (!(await areSchools(people, ids))) return PERSON_REFUSAL.noSchool
        if (asked.RoleId !== 0 && !(await people.isRole(asked.RoleId))) return PERSON_REFUSAL.noRole
        const id = await people.add({
          mobile,
          name: asked.Name,
          namePinyin,
          title: asked.Title,
          avatarUrl: '',
          roleId: asked.RoleId || null,
          passwordHash,
          mustChangePassword: true,
        })
        if (id === null) {
          const holder = (await rosterRepository(tx).findByMobile([mobile])).get(mobile)
          const isSeen = holder !== undefined && rightsOver(by, holder).isSeen
          return isSeen ? PERSON_REFUSAL.there : PERSON_REFUSAL.taken
        }
        await people.replaceSchools(id, [], wanted)
        await auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: ids[0] ?? null,
          act: 'person.add',
          subject: `user:${id}`,
          detail: { schools: ids.join(' ') },
        })
        return { Id: id, Password: password }
      })
    },
  }
}

export type PersonService = ReturnType<typeof personService>
