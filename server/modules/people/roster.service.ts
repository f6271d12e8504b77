import { performance } from 'node:perf_hooks'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type getRoster,
  type getRosterEntries,
  type getRosterReport,
  ROSTER_KIND,
  ROSTER_STATE,
} from '#contract/roster.ts'
import type { Db } from '../../db/database.ts'
import { inTurns } from '../../db/in-turns.ts'
import type { RosterDoubt } from '../../db/schema/roster.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import type { Roster } from '../../import/roster.ts'
import type { ReadRosterFile } from '../../import/roster-in-worker.ts'
import type { Clock } from '../../runtime/clock.ts'
import { administratorRepository } from './administrator.repository.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'
import { type Administrator, administers } from './person-rights.ts'
import { type EntryRow, type RosterRow, rosterRepository } from './roster.repository.ts'
import { type KeepAccounts, OPERATOR, ROSTER_MISSING, rosterBatches } from './roster-batches.ts'
import { rosterChoiceRepository } from './roster-choice.repository.ts'
import { compareRoster } from './roster-compare.ts'
import { entryDto, remarksOf, rosterDto, type SummaryDto } from './roster-dto.ts'
import { rosterPasswords } from './roster-passwords.ts'
import type { TeachersRenamed } from './teacher-words.ts'

const PAGE_SIZE = 20
const MAX_LINES = 20_000
/** Members of the schools of a roster that are looked through for those who are gone. */
const MAX_MEMBERS = 20_000
/** After which a call answers how far it is. */
const ANSWER_MS = 500
const REPORT_BATCH = 500
const KEEP_MS = 86_400_000

const UNDER_WAY = refuse(CODE.conflict, '名册正在应用，请先等它完成')
const NO_NAMESAKE = refuse(CODE.fieldError, '这一行没有问到这个同名的人，请重新比对')
const TOO_MANY = refuse(CODE.fieldError, `名册超过 ${MAX_LINES} 行，请分成几个文件`)

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly forgetSessions: (userId: number) => void
  readonly readFile: ReadRosterFile
  /** What first passwords are sealed with while they wait to be told. */
  readonly secret: Buffer
  readonly teachersRenamed: TeachersRenamed
}

/** Rosters: compared with who is there, chosen from, and applied in batches (R-people-7, docs/decisions/0356). */
export const rosterService = ({ db, clock, forgetSessions, readFile, secret, teachersRenamed }: Needs) => {
  const turn = inTurns(db)
  const rosters = rosterRepository(db, turn)
  const { sealed, opened } = rosterPasswords(secret)

  const summary = async (roster: RosterRow): Promise<SummaryDto> =>
    rosterDto(roster, await rosters.tally(roster.id))

  const administrator = (userId: number) => administratorRepository(db).find(userId)

  /** One's own roster of this id, kept no longer than a day. */
  const own = async (userId: number, asked: number): Promise<RosterRow | Refusal> => {
    if ((await administrator(userId)) === null) return PERSON_REFUSAL.notAdministrator
    const id = asId(asked)
    const roster = id === null ? null : await rosters.find({ userId, id })
    return roster === null || isOld(roster) ? ROSTER_MISSING : roster
  }

  const isOld = ({ createdAt }: RosterRow): boolean => clock().getTime() - createdAt.getTime() > KEEP_MS

  /**
   * Makes room for another roster of the same person. False where one is being applied, or was applied since `seen`: the first
   * passwords of its accounts are told by it alone.
   */
  const makeRoom = (userId: number, seen: RosterRow | null): Promise<boolean> =>
    db.transaction(async (tx) => {
      const held = rosterRepository(tx)
      const isFree = (it: RosterRow) =>
        isOld(it) ||
        it.state === ROSTER_STATE.compared ||
        (it.state === ROSTER_STATE.applied && it.id === seen?.id && it.state === seen.state)
      if (!(await held.holdOf(userId)).every(isFree)) return false
      await held.remove({ userId })
      return true
    })

  /** Writes what a roster says beside who is there. */
  const compare = async (
    by: Administrator,
    fileName: string,
    roster: Roster,
    answered: readonly RosterDoubt[] = [],
  ): Promise<RosterRow> => {
    const schools = await rosters.findSchools([...new Set(roster.people.map(({ school }) => school))])
    const seen = [...schools.values()].filter((id) => administers(by, id))
    const members = await rosters.findMembers(seen, MAX_MEMBERS)
    const known = await rosters.findByMobile([...new Set(roster.people.map(({ mobile }) => mobile))])
    const present = { known, members, schools, roles: await rosters.findRoles() }
    const { entries, sameCount } = compareRoster(by, roster, present, answered)
    const userId = by.userId === 0 ? null : by.userId
    const row = {
      userId,
      fileName,
      state: ROSTER_STATE.compared,
      remarks: remarksOf(roster, members === null ? MAX_MEMBERS : null),
      sameCount,
      createdAt: clock(),
    }
    const id = await rosters.add(row)
    await rosters.addEntries(id, entries)
    return { ...row, id }
  }

  const applyBatch = rosterBatches({ db, clock, turn, forgetSessions, sealed, teachersRenamed })

  return {
    /** For the command on the server's machine, which makes the schools that a roster names. */
    compareAsOperator: (roster: Roster) => compare(OPERATOR, '', roster, ['newSchool']),

    applyAsOperator: (id: number, keep: KeepAccounts) => applyBatch(id, null, keep),

    async compare(
      userId: number,
      organisationId: number,
      fileName: string,
      bytes: Uint8Array,
    ): Promise<SummaryDto | Refusal> {
      const by = await administrator(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const [only = 0, ...more] = by.schoolIds
      const schoolId = asId(organisationId === 0 && more.length === 0 ? only : organisationId)
      if (schoolId === null) return PERSON_REFUSAL.noSchool
      if (schoolId !== 0 && !administers(by, schoolId)) return PERSON_REFUSAL.foreignSchool
      const before = await rosters.find({ userId })
      if (before?.state === ROSTER_STATE.applying && !isOld(before)) return UNDER_WAY
      const school = schoolId === 0 ? '' : await rosters.findSchoolName(schoolId)
      if (school === null) return PERSON_REFUSAL.noSchool
      const roles = [...(await rosters.findRoles()).keys()]
      const answer = await readFile({ bytes, school, roles })
      if ('refused' in answer) return refuse(CODE.fieldError, answer.refused)
      if (answer.roster.people.length + answer.roster.refused.length > MAX_LINES) return TOO_MANY
      if (!(await makeRoom(userId, before))) return UNDER_WAY
      return summary(await compare(by, fileName, answer.roster))
    },

    async open(userId: number): Promise<SentBy<typeof getRoster> | Refusal> {
      if ((await administrator(userId)) === null) return PERSON_REFUSAL.notAdministrator
      const roster = await rosters.find({ userId })
      return { Roster: roster === null || isOld(roster) ? null : await summary(roster) }
    },

    async entries(
      userId: number,
      asked: PageAsked & { readonly Id: number; readonly Kind: number },
    ): Promise<SentBy<typeof getRosterEntries> | Refusal> {
      const roster = await own(userId, asked.Id)
      if (roster instanceof Refusal) return roster
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const kind = (await rosters.tally(roster.id)).find((row) => row.kind === asked.Kind)
      const items = await rosters.findPage(roster.id, asked.Kind, page)
      return pageDto(items.map(entryDto), kind?.total ?? 0, page)
    },

    async choose(
      userId: number,
      asked: {
        readonly Id: number
        readonly Kind: number
        readonly Entries: readonly number[]
        readonly IsChosen: boolean
        readonly SameAs?: number | undefined
      },
    ): Promise<SummaryDto | Refusal> {
      const roster = await own(userId, asked.Id)
      if (roster instanceof Refusal) return roster
      const refusal = await db.transaction(async (tx) => {
        const held = await rosterRepository(tx).hold(roster.id)
        if (held === null) return ROSTER_MISSING
        if (held.state !== ROSTER_STATE.compared) return UNDER_WAY
        const choices = rosterChoiceRepository(tx)
        if (asked.SameAs !== undefined) {
          const [entry = 0, ...more] = asked.Entries
          const isAnswered = more.length === 0 && (await choices.answer(roster.id, entry, asked.SameAs))
          if (!isAnswered) return NO_NAMESAKE
        }
        if (asked.Kind !== ROSTER_KIND.refused)
          await choices.choose(roster.id, asked.Kind, asked.Entries, asked.IsChosen)
        return null
      })
      return refusal ?? summary(roster)
    },

    async apply(userId: number, asked: number): Promise<SummaryDto | Refusal> {
      const roster = await own(userId, asked)
      if (roster instanceof Refusal) return roster
      const until = performance.now() + ANSWER_MS
      do {
        const done = await applyBatch(roster.id, userId, null)
        if (done instanceof Refusal) return done
        if (done === 0) break
      } while (performance.now() < until)
      const now = await rosters.find({ userId, id: roster.id })
      return now === null ? ROSTER_MISSING : summary(now)
    },

    async report(userId: number, asked: number): Promise<SentBy<typeof getRosterReport> | Refusal> {
      const roster = await own(userId, asked)
      if (roster instanceof Refusal) return roster
      const rows: EntryRow[] = []
      for (;;) {
        const batch = await rosters.findAfter(roster.id, rows.at(-1)?.id ?? 0, REPORT_BATCH)
        rows.push(...batch)
        if (batch.length < REPORT_BATCH) break
      }
      return { Items: rows.map((row) => ({ ...entryDto(row), Password: opened(row.firstPassword) })) }
    },

    async close(userId: number, asked: number): Promise<true | Refusal> {
      const roster = await own(userId, asked)
      if (roster === ROSTER_MISSING) return true
      if (roster instanceof Refusal) return roster
      return (await makeRoom(userId, roster)) ? true : UNDER_WAY
    },

    /** For the command: forgets a roster and all of it. */
    forget: (id: number): Promise<void> => rosters.remove({ id }),

    /** Forgets rosters of yesterday with their first passwords; answers how many. */
    sweep: (): Promise<number> => rosters.sweep(new Date(clock().getTime() - KEEP_MS)),
  }
}

export type RosterService = ReturnType<typeof rosterService>
