import type { RosterPort } from '#application/people/roster.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { ROSTER_KINDS, ROSTER_PAGE_SIZE, type Roster } from '#domain/people/roster.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { type MemoryPerson, peopleOf, rolesOf } from '../memory/people.backend.ts'
import { forbidden, type Scope, scopeOf } from './people-scope.memory.ts'
import { answeredIn, chosenIn } from './roster-choice.memory.ts'
import { compareInMemory, linesOf, type MemoryEntry } from './roster-compare.memory.ts'

interface OpenRoster {
  readonly id: number
  readonly owner: number
  readonly fileName: string
  readonly stage: Roster['stage']
  readonly same: number
  readonly entries: readonly MemoryEntry[]
  readonly passwords: ReadonlyMap<number, string>
}

/** Entries that one call applies, so that there is something to go on with. */
const BATCH = 2

const MISSING = failed({
  kind: 'rejected',
  reason: 'missing',
  message: '没有找到这份名册，可能已经收起',
} as const)
const UNDER_WAY = failed({
  kind: 'rejected',
  reason: 'conflict',
  message: '名册正在应用，请先等它完成',
} as const)
const NO_NAMESAKE = failed({
  kind: 'rejected',
  reason: 'invalid',
  message: '这一行没有问到这个同名的人，请重新比对',
} as const)
const UNREADABLE = failed({
  kind: 'rejected',
  reason: 'invalid',
  message: '名册里没有找到“姓名”和“手机号”两列',
} as const)

const DATA = new WeakMap<MemoryBackend, OpenRoster[]>()

const rostersOf = (backend: MemoryBackend): OpenRoster[] => {
  const rosters = DATA.get(backend) ?? []
  DATA.set(backend, rosters)
  return rosters
}

const summaryOf = ({ id, fileName, stage, same, entries, passwords }: OpenRoster): Roster => ({
  id,
  fileName,
  stage,
  remarks: [],
  same,
  kinds: ROSTER_KINDS.map((kind) => {
    const some = entries.filter((entry) => entry.kind === kind)
    return { kind, total: some.length, chosen: some.filter(({ chosen }) => chosen).length }
  }).filter(({ total }) => total > 0),
  done: entries.filter(({ outcome }) => outcome === 'done').length,
  left: entries.filter(({ outcome }) => outcome === 'left').length,
  passwords: passwords.size > 0,
})

/** Rosters of the demonstration, read from CSV. */
export const memoryRoster = (backend: MemoryBackend, caller: Caller): RosterPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (scope: Scope) => Result<T, Failure>) =>
    backend.request({
      call: `roster.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const scope = scopeOf(backend, id)
        return scope === null ? forbidden('你没有管理人员的权限') : answer(scope)
      },
    })
  const own = ({ by }: Scope, id?: number) =>
    rostersOf(backend).find((it) => it.owner === by.id && (id === undefined || it.id === id))
  const put = (before: OpenRoster, change: Partial<OpenRoster>): OpenRoster => {
    const rosters = rostersOf(backend)
    const now = { ...before, ...change }
    rosters[rosters.indexOf(before)] = now
    return now
  }
  /** The first password of a new account; null for who had one. */
  const write = (becomes: MemoryPerson): string | null => {
    const people = peopleOf(backend)
    const at = people.findIndex(({ id }) => id === becomes.id)
    if (at !== -1) {
      people[at] = { ...becomes, rowVersion: becomes.rowVersion + 1 }
      const sessions = becomes.disabled ? backend.sessionsOf({ id: becomes.id } as CurrentUser) : []
      for (const { token } of sessions) backend.closeSession(token)
      return null
    }
    const id = Math.max(...people.map((it) => it.id)) + 1
    people.push({ ...becomes, id })
    return `chuci-${1000 + id}`
  }

  return {
    open: (signal) =>
      ask('open', signal, (scope) => {
        const roster = own(scope)
        return success(roster === undefined ? null : summaryOf(roster))
      }),

    compare: async ({ file, organisationId }, signal) => {
      const text = await file.content.text()
      return ask('compare', signal, (scope) => {
        const [only = 0, ...more] = scope.platform ? [] : scope.ids
        const schoolId = organisationId === 0 && more.length === 0 ? only : organisationId
        if (schoolId !== 0 && !scope.ids.includes(schoolId)) return forbidden('你不能管理这所学校')
        const before = own(scope)
        if (before?.stage === 'applying') return UNDER_WAY
        const lines = linesOf(text, scope.schools.find(({ id }) => id === schoolId)?.name ?? '')
        if (lines === null) return UNREADABLE
        const rosters = rostersOf(backend)
        if (before !== undefined) rosters.splice(rosters.indexOf(before), 1)
        const made: OpenRoster = {
          id: Math.max(0, ...rosters.map(({ id }) => id), before?.id ?? 0) + 1,
          owner: scope.by.id,
          fileName: file.name,
          stage: 'compared',
          passwords: new Map(),
          ...compareInMemory(scope, lines, peopleOf(backend), rolesOf(backend)),
        }
        rosters.push(made)
        return success(summaryOf(made))
      })
    },

    entries: ({ id, kind, page }, signal) =>
      ask('entries', signal, (scope) => {
        const roster = own(scope, id)
        if (roster === undefined) return MISSING
        const some = roster.entries.filter((entry) => entry.kind === kind)
        const from = (page - 1) * ROSTER_PAGE_SIZE
        const items = some
          .slice(from, from + ROSTER_PAGE_SIZE)
          .map(({ becomes: _, answers: __, byOne: ___, ...entry }) => entry)
        return success({ index: page, size: ROSTER_PAGE_SIZE, total: some.length, items })
      }),

    choose: ({ id, kind, entries, chosen, sameAs }, signal) =>
      ask('choose', signal, (scope) => {
        const roster = own(scope, id)
        if (roster === undefined) return MISSING
        if (roster.stage !== 'compared') return UNDER_WAY
        const answered = answeredIn(roster.entries, entries, sameAs)
        return answered === null
          ? NO_NAMESAKE
          : success(summaryOf(put(roster, { entries: chosenIn(answered, kind, entries, chosen) })))
      }),

    apply: (id, signal) =>
      ask('apply', signal, (scope) => {
        const roster = own(scope, id)
        if (roster === undefined) return MISSING
        const next = roster.entries
          .filter(({ chosen, outcome }) => chosen && outcome === 'none')
          .slice(0, BATCH)
        const passwords = new Map(roster.passwords)
        for (const { id: entry, becomes } of next) {
          const password = becomes === null ? null : write(becomes)
          if (password !== null) passwords.set(entry, password)
        }
        const entries = roster.entries.map((entry) =>
          next.includes(entry) ? { ...entry, outcome: 'done' as const } : entry,
        )
        const isOver = !entries.some(({ chosen, outcome }) => chosen && outcome === 'none')
        return success(summaryOf(put(roster, { entries, passwords, stage: isOver ? 'applied' : 'applying' })))
      }),

    report: (id, signal) =>
      ask('report', signal, (scope) => {
        const roster = own(scope, id)
        if (roster === undefined) return MISSING
        return success(
          roster.entries.map(({ becomes: _, answers: __, byOne: ___, ...entry }) => ({
            ...entry,
            password: roster.passwords.get(entry.id) ?? '',
          })),
        )
      }),

    close: (id, signal) =>
      ask('close', signal, (scope) => {
        const roster = own(scope, id)
        if (roster === undefined) return success(true)
        if (roster.stage === 'applying') return UNDER_WAY
        const rosters = rostersOf(backend)
        rosters.splice(rosters.indexOf(roster), 1)
        return success(true)
      }),
  }
}
