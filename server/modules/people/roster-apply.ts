import { ROSTER_FIELD, ROSTER_KIND, ROSTER_OUTCOME } from '#contract/roster.ts'
import type { Queries } from '../../db/database.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { Reader } from '../content/pinyin.ts'
import { newLongFirstPassword } from '../session/first-password.ts'
import { hashLongFirstPassword, wirePassword } from '../session/password.ts'
import { namePinyinOf } from './name-pinyin.ts'
import { type PersonRow, personRepository } from './person.repository.ts'
import { type Administrator, administers, rightsOver } from './person-rights.ts'
import { type EntryResult, type EntryRow, rosterRepository } from './roster.repository.ts'
import { type ChangedAccount, type Joining, rosterApplyRepository } from './roster-apply.repository.ts'
import { answeredEntry } from './roster-dto.ts'
import { schoolRepository } from './school.repository.ts'
import type { TeachersRenamed } from './teacher-words.ts'

const LEFT = {
  taken: '这个手机号刚刚有了账号，请重新比对',
  changed: '这个人的资料刚刚被别人修改过，请重新比对',
  gone: '这个账号已经不在了',
  noSchool: '学校已经不在了，请重新比对',
  noRight: '你已不能修改这个账号',
  twice: '名册里的另一行已经是这个人了，请重新比对',
} as const

interface Applying {
  readonly tx: Queries
  readonly by: Administrator
  readonly now: Date
  readonly read: Reader
  readonly teachersRenamed: TeachersRenamed
}

/** What became of entries, and whose sessions are over. */
export interface Applied {
  readonly results: readonly EntryResult[]
  readonly ended: readonly number[]
}

const resultOf = (entry: EntryRow, change: Partial<EntryResult> = {}): EntryResult => ({
  id: entry.id,
  outcome: ROSTER_OUTCOME.done,
  reason: '',
  userId: entry.userId,
  firstPassword: null,
  ...change,
})

const left = (entry: EntryRow, reason: string): EntryResult =>
  resultOf(entry, { outcome: ROSTER_OUTCOME.left, reason })

/** Whether somebody had an account when the roster was compared. */
const isKnown = ({ content }: EntryRow): boolean => content.rowVersion > 0

/** Whether somebody signs in with another number then. */
const renumbers = ({ content }: EntryRow): boolean =>
  content.changes.some(({ field }) => field === ROSTER_FIELD.mobile)

/** Applies some entries of a roster, each whole or not at all, with the rights and the people of now (R-people-7). */
export const applyEntries = async (
  { tx, by, now, read, teachersRenamed }: Applying,
  asked: readonly EntryRow[],
): Promise<Applied> => {
  const entries = asked.map(answeredEntry)
  const writes = rosterApplyRepository(tx)
  const people = personRepository(tx)
  const results: EntryResult[] = []
  const joining: Joining[] = []
  const noted: { act: string; userId: number; schoolId: number | null; detail: Record<string, string> }[] = []

  const known = entries.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  await people.hold(by.userId, ...known)
  const persons = new Map((await rosterRepository(tx).findByIds(known)).map((it) => [it.id, it]))
  const newSchools = by.isPlatform
    ? entries.flatMap(({ content }) => content.schools.flatMap(({ id, name }) => (id === 0 ? [name] : [])))
    : []
  const held = await schoolRepository(tx).holdByName([...new Set(newSchools)])
  const made = new Map(
    held.flatMap(({ id, name, closedAt }) => (closedAt === null ? [[name, id] as const] : [])),
  )
  const named = entries.flatMap(({ content }) => content.schools.map(({ id }) => id)).filter((id) => id !== 0)
  const numbers = await rosterRepository(tx).findByMobile(
    entries.flatMap((entry) => (renumbers(entry) ? [entry.content.mobile] : [])),
  )
  const changed = new Set<number>()
  const there = new Set([...(await people.findSchoolIds([...new Set(named)])), ...made.values()])

  /** The schools of an entry as they are now; a reason where one of them cannot be joined. */
  const schoolsOf = ({ content }: EntryRow) => {
    const schools = content.schools.map(({ id, name, canVerify }) => ({
      id: id === 0 ? (made.get(name) ?? 0) : id,
      canVerify,
    }))
    if (schools.some(({ id }) => !there.has(id))) return LEFT.noSchool
    return schools.every(({ id }) => administers(by, id)) ? schools : LEFT.noRight
  }

  const addAll = async (added: readonly EntryRow[]): Promise<void> => {
    const ready = added.flatMap((entry) => {
      const schools = schoolsOf(entry)
      if (typeof schools !== 'string') return [{ entry, schools, password: newLongFirstPassword() }]
      results.push(left(entry, schools))
      return []
    })
    const ids = await writes.addAccounts(
      ready.map(({ entry: { content }, password }) => ({
        name: content.name,
        namePinyin: namePinyinOf(read, content.name),
        mobile: content.mobile,
        title: content.title,
        avatarUrl: '',
        roleId: content.roleId,
        passwordHash: hashLongFirstPassword(wirePassword(password)),
        mustChangePassword: true,
      })),
    )
    for (const { entry, schools, password } of ready) {
      const userId = ids.get(entry.content.mobile)
      if (userId === undefined) {
        results.push(left(entry, LEFT.taken))
        continue
      }
      for (const { id, canVerify } of schools) joining.push({ userId, organisationId: id, canVerify })
      const detail = { schools: schools.map(({ id }) => id).join(' '), roster: String(entry.importId) }
      noted.push({ act: 'person.add', userId, schoolId: schools[0]?.id ?? null, detail })
      results.push(resultOf(entry, { userId, firstPassword: password }))
    }
  }

  const personOf = (entry: EntryRow): PersonRow | string => {
    const person = persons.get(entry.userId ?? 0)
    if (person === undefined) return LEFT.gone
    if (changed.has(person.id)) return LEFT.twice
    if (!rightsOver(by, person).isSeen) return LEFT.noRight
    return person.rowVersion === entry.content.rowVersion ? person : LEFT.changed
  }

  const changeOne = (entry: EntryRow): ChangedAccount | null => {
    const { content } = entry
    const person = personOf(entry)
    const schools = schoolsOf(entry)
    const fields = content.changes.map(({ field }) => field)
    const ofAccount = fields.some((field) => field !== ROSTER_FIELD.school && field !== ROSTER_FIELD.review)
    const reason = [person, schools].find((it) => typeof it === 'string')
    if (typeof person === 'string' || typeof schools === 'string') {
      results.push(left(entry, String(reason)))
      return null
    }
    if (renumbers(entry) && numbers.has(content.mobile)) {
      results.push(left(entry, LEFT.taken))
      return null
    }
    if (ofAccount && !rightsOver(by, person).canEdit) {
      results.push(left(entry, LEFT.noRight))
      return null
    }
    changed.add(person.id)
    for (const { id, canVerify } of schools)
      joining.push({ userId: person.id, organisationId: id, canVerify })
    const words = Object.entries(ROSTER_FIELD).flatMap(([word, field]) =>
      fields.includes(field) ? [word] : [],
    )
    noted.push({
      act: 'person.save',
      userId: person.id,
      schoolId: rightsOver(by, person).schools[0]?.id ?? null,
      detail: { changed: words.join(' '), roster: String(entry.importId) },
    })
    results.push(resultOf(entry))
    return {
      id: person.id,
      name: content.name,
      pinyin: namePinyinOf(read, content.name),
      title: content.title,
      role: content.roleId,
      mobile: renumbers(entry) ? content.mobile : null,
      enable: fields.includes(ROSTER_FIELD.access),
    }
  }

  const endOne = (entry: EntryRow): readonly number[] => {
    const person = personOf(entry)
    const reason = typeof person === 'string' ? person : LEFT.noRight
    if (typeof person === 'string' || !rightsOver(by, person).canDisable) {
      results.push(left(entry, reason))
      return []
    }
    const schoolId = rightsOver(by, person).schools[0]?.id ?? null
    noted.push({
      act: 'person.disable',
      userId: person.id,
      schoolId,
      detail: { roster: String(entry.importId) },
    })
    results.push(resultOf(entry))
    return [person.id]
  }

  const gone = entries.filter(({ kind }) => kind === ROSTER_KIND.gone)
  const others = entries.filter(({ kind }) => kind !== ROSTER_KIND.gone)
  await addAll(others.filter((entry) => !isKnown(entry)))
  const accounts = others.filter(isKnown).flatMap((entry) => changeOne(entry) ?? [])
  await writes.changeAccounts(accounts)
  const renamed = accounts.filter(({ id, name }) => persons.get(id)?.name !== name)
  await teachersRenamed(
    tx,
    renamed.map(({ id }) => id),
  )
  await writes.join(joining)
  const ended = gone.flatMap(endOne)
  await writes.disable(ended, now)
  await auditRepository(tx).noteAll(
    noted.map(({ act, userId, schoolId, detail }) => ({
      at: now,
      userId: by.userId === 0 ? null : by.userId,
      organisationId: schoolId,
      act,
      subject: `user:${userId}`,
      detail,
    })),
  )
  return { results, ended }
}
