import { randomBytes } from 'node:crypto'
import { ROSTER_FIELD, ROSTER_KIND, ROSTER_OUTCOME } from '#contract/roster.ts'
import type { Db } from '../db/database.ts'
import { Refusal } from '../http/envelope.ts'
import { rosterRepository } from '../modules/people/roster.repository.ts'
import { rosterService } from '../modules/people/roster.service.ts'
import { renamedAtOnce } from '../modules/people/teacher-words.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Roster, RosterPerson } from './roster.ts'

export interface NewAccount {
  readonly person: Pick<RosterPerson, 'name' | 'mobile' | 'school'>
  /** Printed once and not stored; the database holds only its hash. */
  readonly password: string
}

/** What a roster says of somebody who is there already. */
export interface RosterNews {
  readonly place: string
  readonly name: string
  readonly mobile: string
  /** What would become another, or why it is left alone. */
  readonly text: string
}

export interface PeopleCompared {
  readonly added: number
  readonly changed: readonly RosterNews[]
  /** People of whom it says what is so already. */
  readonly known: number
  /** Not applied by the command: administrators look at them on the screen. */
  readonly doubtful: readonly RosterNews[]
  /** Members of its schools who are not in it; the command leaves them alone. */
  readonly gone: number
}

export interface PeopleImported extends PeopleCompared {
  readonly accounts: readonly NewAccount[]
  /** Chosen and not done: somebody else was faster. */
  readonly left: readonly RosterNews[]
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

const FIELD_WORDS: Readonly<Record<number, string>> = {
  [ROSTER_FIELD.name]: '姓名',
  [ROSTER_FIELD.title]: '职称',
  [ROSTER_FIELD.role]: '角色',
  [ROSTER_FIELD.school]: '加入学校',
  [ROSTER_FIELD.review]: '审核资料',
  [ROSTER_FIELD.access]: '账号',
}

const LOOKED_AT = 1000

/** A roster beside who is there, for the length of `work`; forgotten afterwards, whatever became of it. */
const compared = async <T>(
  { db, clock }: Needs,
  roster: Roster,
  work: (
    id: number,
    service: ReturnType<typeof rosterService>,
    found: PeopleCompared,
    rosters: ReturnType<typeof rosterRepository>,
  ) => Promise<T>,
): Promise<T> => {
  const readFile = () => Promise.reject(new Error('the command reads its file itself'))
  // Here passwords are handed over at once and none is kept: what they would be sealed with is nobody's.
  const service = rosterService({
    db,
    clock,
    forgetSessions: () => undefined,
    readFile,
    secret: randomBytes(32),
    teachersRenamed: renamedAtOnce,
  })
  const rosters = rosterRepository(db)
  const { id, sameCount } = await service.compareAsOperator(roster)
  try {
    const found = { added: 0, gone: 0, changed: [] as RosterNews[], doubtful: [] as RosterNews[] }
    for (let last = 0; ; ) {
      const piece = await rosters.findAfter(id, last, LOOKED_AT)
      for (const { kind, chosen, content } of piece) {
        const { place, name, mobile, changes, reasons } = content
        const words = changes.map(
          ({ field, from, to }) => `${FIELD_WORDS[field] ?? ''}：${from === '' ? to : `${from} → ${to}`}`,
        )
        const news = { place, name, mobile, text: [...words, ...reasons].join('；') }
        if (kind === ROSTER_KIND.gone) found.gone += 1
        else if (chosen && content.rowVersion === 0) found.added += 1
        else if (chosen) found.changed.push(news)
        else if (kind !== ROSTER_KIND.refused) found.doubtful.push(news)
      }
      last = piece.at(-1)?.id ?? 0
      if (piece.length < LOOKED_AT) break
    }
    return await work(id, service, { ...found, known: sameCount }, rosters)
  } finally {
    await service.forget(id)
  }
}

/** What a roster would change; nothing is changed. */
export const comparePeople = (needs: Needs, roster: Roster): Promise<PeopleCompared> =>
  compared(needs, roster, async (_, __, found) => found)

/**
 * Applies a roster as the screen does with what it has chosen by itself: new people, changed ones, and schools that there are not
 * yet. `keep` gets the new passwords of each piece; where it cannot keep them, that piece is undone.
 */
export const importPeople = (
  needs: Needs,
  roster: Roster,
  keep: (accounts: readonly NewAccount[]) => Promise<void>,
): Promise<PeopleImported> =>
  compared(needs, roster, async (id, service, found) => {
    const accounts: NewAccount[] = []
    const left: RosterNews[] = []
    for (;;) {
      const done = await service.applyAsOperator(id, async (pieces) => {
        const made = pieces.flatMap(({ entry: { content }, result }) =>
          result.firstPassword === null
            ? []
            : [
                {
                  person: {
                    name: content.name,
                    mobile: content.mobile,
                    school: content.schoolNames.join('、'),
                  },
                  password: result.firstPassword,
                },
              ],
        )
        // Before the commit: an account without a password file could not be used.
        if (made.length > 0) await keep(made)
        accounts.push(...made)
        for (const { entry, result } of pieces)
          if (result.outcome === ROSTER_OUTCOME.left) {
            const { place, name, mobile } = entry.content
            left.push({ place, name, mobile, text: result.reason })
          }
      })
      if (done instanceof Refusal) throw new Error(done.message)
      if (done === 0) return { ...found, accounts, left }
    }
  })
