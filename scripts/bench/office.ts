import { mkdirSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { getManaged, getPeople, MAX_PEOPLE_LISTED } from '#contract/people.ts'
import { applyRoster, compareRoster, ROSTER_FILE_FIELD, ROSTER_STATE } from '#contract/roster.ts'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { type Database, openEmbedded, openPostgres } from '#server/db/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { accounts } from '#tests/support/server.ts'
import { createDatabase } from '#tests/support/test-databases.ts'
import { signIn } from './list/rows.ts'
import { addManyPeople, personAt } from './office/many-people.ts'
import { measureWorld } from './office/world.ts'
import { printTable } from './table.ts'

const PEOPLE = 200_000
const LINES = 5000
const ASKED = 300
const AT_ONCE = 4
const SEARCH_MS = 150
const COMPARED_MS = 5000
const APPLIED_MS = 10_000
const WAIT_MS = 200
const SETTINGS = { SEED: 'demo' }
const FOLDER = '.cache/bench/office-data'
const WORLD_FOLDER = '.cache/bench/office-world'

const SEARCHES: readonly (readonly [string, object])[] = [
  ['first page', {}],
  ['a part of a name', { Keyword: '伟芳' }],
  ['initials', { Keyword: 'wwf' }],
  ['pinyin', { Keyword: 'zhangmin' }],
  ['last digits', { Keyword: '0007' }],
  ['a school', { OrgId: 1001 }],
  ['a name in a school', { Keyword: '王', OrgId: 1001 }],
  ['the last page that is listed', { PageIndex: MAX_PEOPLE_LISTED / 20 }],
]

const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const shown = (times: readonly number[], target: number): readonly string[] => [
  ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0)),
  String(target),
]

const ALL = ['postgresql', 'embedded']

export const check = (named: readonly string[]): void => {
  const unknown = named.find((name) => !ALL.includes(name))
  if (unknown !== undefined) throw new Error(`there is no ${unknown}: name of ${ALL.join(', ')}`)
}

/**
 * 200,000 people searched, a roster of 5,000 compared and applied while others ask, and a world of 500 courses brought in and written out; on
 * both databases or the one named.
 */
export const bench = async (named: readonly string[]): Promise<void> => {
  const wants = (engine: string) => named.length === 0 || named.includes(engine)
  if (wants('postgresql')) await onPostgres()
  if (wants('embedded')) await onEmbedded()
}

const fill = async (database: Database): Promise<void> => {
  await prepareDatabase(database, 'demo', new Date())
  await addManyPeople(database.db, PEOPLE)
  await database.close()
}

const onPostgres = async (): Promise<void> => {
  const postgres = await startPostgres()
  try {
    const place = { address: postgres.address('%s'), template: '' }
    const { url } = await createDatabase(place, 'office', 'template0')
    await fill(openPostgres(url, { statementSeconds: 600 }))
    await measure('PostgreSQL', { ...SETTINGS, DATABASE_URL: url })
    const empty = await createDatabase(place, 'world', 'template0')
    await measureWorld('PostgreSQL', WORLD_FOLDER, { DATABASE_URL: empty.url })
  } finally {
    await postgres.stop()
  }
}

const onEmbedded = async (): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  try {
    await fill(await openEmbedded({ folder: `${FOLDER}/db` }))
    await measure('Embedded', { ...SETTINGS, DATA_DIR: FOLDER })
    await measureWorld('Embedded', WORLD_FOLDER, {})
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

type Ask = (path: string, body?: object | FormData) => Promise<unknown>

const askOf = (url: string, token: string): Ask => {
  const authorization = `Bearer ${token}`
  return async (path, body) => {
    const isForm = body instanceof FormData
    const type: Record<string, string> = isForm ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(body === undefined ? {} : type) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const { Code, Data, Message } = z.parse(
      z.object({ Code: z.number(), Data: z.unknown(), Message: z.string() }),
      await answer.json(),
    )
    if (Code !== 200) throw new Error(`${path}: ${Message}`)
    return Data
  }
}

const dataOf = <C extends Call>(call: C, data: unknown) => z.parse(call.data, data) as z.output<C['data']>

const search = async (ask: Ask, body: object): Promise<readonly number[]> => {
  const times: number[] = []
  const worker = async () => {
    while (times.length < ASKED) {
      const from = performance.now()
      await ask(getPeople.path, body)
      times.push(performance.now() - from)
    }
  }
  await ask(getPeople.path, body)
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return times
}

/** Half of its people are new, half have an account and get another title. */
const roster = (): FormData => {
  const lines = Array.from({ length: LINES }, (_, at) =>
    at % 2 === 0
      ? `${personAt(at).name},${17_000_000_000 + at},第1测量学校,,教师`
      : `${personAt((at - 1) * 100).name},${15_000_000_000 + (at - 1) * 100 * 7},第1测量学校,一级教师,教师`,
  )
  const form = new FormData()
  form.append(ROSTER_FILE_FIELD, new Blob([['姓名,手机号,学校,职称,角色', ...lines].join('\n')]), '名册.csv')
  return form
}

const measure = async (engine: string, environment: NodeJS.ProcessEnv): Promise<void> => {
  const served = await serveBuild(environment)
  try {
    const ask = askOf(served.url, await signIn(served.url, accounts.platformAdministrator))
    const rows: string[][] = []
    for (const [name, body] of SEARCHES) rows.push([name, ...shown(await search(ask, body), SEARCH_MS)])
    printTable(
      [`${engine}: ${PEOPLE.toLocaleString('en')} people`, 'p50', 'p99', 'longest ms', 'target'],
      rows,
    )

    const waits: number[] = []
    let isOver = false
    const asking = (async () => {
      while (!isOver) {
        const from = performance.now()
        await ask(getManaged.path)
        waits.push(performance.now() - from)
      }
    })()
    const began = performance.now()
    const compared = dataOf(compareRoster, await ask(compareRoster.path, roster()))
    const comparedMs = performance.now() - began
    const from = performance.now()
    let now = compared
    while (now.State !== ROSTER_STATE.applied)
      now = dataOf(applyRoster, await ask(applyRoster.path, { Id: compared.Id }))
    const appliedMs = performance.now() - from
    isOver = true
    await asking
    printTable(
      [`${engine}: a roster of ${LINES.toLocaleString('en')}`, 'ms', 'target'],
      [
        ['compared', comparedMs.toFixed(0), String(COMPARED_MS)],
        [`applied (${now.DoneCount} done, ${now.LeftCount} left)`, appliedMs.toFixed(0), String(APPLIED_MS)],
        ['p99 of a call meanwhile', percentile(waits, 0.99).toFixed(0), String(WAIT_MS)],
        ['longest call meanwhile', percentile(waits, 1).toFixed(0), String(WAIT_MS)],
      ],
    )
  } finally {
    await served.stop()
  }
}
