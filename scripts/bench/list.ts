import { mkdirSync, rmSync } from 'node:fs'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { openEmbedded, openPostgres } from '#server/db/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { createDatabase } from '#tests/support/test-databases.ts'
import { serveBare } from './list/bare-server.ts'
import { load } from './list/load.ts'
import { addManyContents } from './list/many-contents.ts'
import { recordStatements } from './list/recorded.ts'
import { isRowName, ROW_NAMES, type Row, type RowName, rowsFor, signIn } from './list/rows.ts'
import { WAYS } from './list/ways.ts'
import { portOf } from './port-of.ts'
import { residentMegabytes } from './resources.ts'
import { inTurn, type Measured, measured } from './rounds.ts'
import { printTable } from './table.ts'

const MANY = 100_000
/** One teacher writes as many comments as many teachers would. */
const SETTINGS = { SEED: 'demo', COMMENTS_PER_MINUTE: '0' }
const FOLDER = '.cache/bench/list-data'

const ENGINES = ['postgresql', 'embedded']

export const check = (named: readonly string[]): void => {
  const known = [...ENGINES, ...ROW_NAMES]
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`there is no ${unknown}: name of ${known.join(', ')}`)
}

/**
 * 100,000 resources beside the seed: what the product answers a second, and beside it a bare route with the same SQL; on both
 * databases and of every row, or of what is named.
 */
export const bench = async (named: readonly string[]): Promise<void> => {
  const wants = (engine: string) => !ENGINES.some((it) => named.includes(it)) || named.includes(engine)
  const names = named.filter(isRowName)
  if (wants('postgresql')) await onPostgres(names)
  if (wants('embedded')) await onEmbedded(names)
}

const chosen = (rows: readonly Row[], names: readonly RowName[]): readonly Row[] =>
  names.length === 0 ? rows : rows.filter(({ name }) => names.includes(name))

const onPostgres = async (names: readonly RowName[]): Promise<void> => {
  const postgres = await startPostgres()
  try {
    const place = { address: postgres.address('%s'), template: '' }
    const { url } = await createDatabase(place, 'bench', 'template0')
    const database = openPostgres(url, { statementSeconds: 600 })
    const began = performance.now()
    await prepareDatabase(database, 'demo', new Date())
    await addManyContents(database.db, MANY, new Date())
    say(`PostgreSQL: ${MANY.toLocaleString('en')} contents beside the seed`, began)
    await database.close()
    await comparePostgres(url, names)
  } finally {
    await postgres.stop()
  }
}

/** Measures the product over a loaded PostgreSQL, and the bare server beside it. */
export const comparePostgres = async (url: string, names: readonly RowName[]): Promise<void> => {
  const database = openPostgres(url)
  const rows = chosen(await rowsFor(database.db), names)
  const statements = await recordStatements(url, rows)
  await database.close()
  const served = await serveBuild({ ...SETTINGS, DATABASE_URL: url })
  const bare = await serveBare({ databaseUrl: url, statements })
  const lines: string[][] = []
  const waits: string[][] = []
  const own: string[] = []
  try {
    const token = await signIn(served.url)
    for (const row of rows) {
      const [product, ...least] = await inTurn([
        () => load(portOf(served.url), { ...row, token }),
        ...WAYS.map((way) => () => load(bare.port, { method: 'GET', path: `/${way}/${row.name}` })),
      ])
      if (product) {
        lines.push(line(row, product, least))
        waits.push([row.title, ...[product, ...least].flatMap(waited), row.p99.toFixed(0)])
      }
      if (product && product.wrong > 0) console.error(`${row.title}: ${product.wrong} answers were wrong`)
      own.push((await residentMegabytes(served.process.pid ?? 0)).toFixed(0))
    }
  } finally {
    await Promise.all([served.stop(), bare.stop()])
  }
  printTable(
    [
      'PostgreSQL, 32 connections',
      'a second',
      ...WAYS.map((way) => `bare, ${way}`),
      ...WAYS.map((way) => `of ${way}`),
      'target',
      'MB',
    ],
    lines.map((cells, index) => [...cells, own[index] ?? '']),
  )
  // Beside what the machine gives to the least there can be in the same minute, the product's part of a wait is seen.
  printTable(
    ['milliseconds', ...['product', ...WAYS].flatMap((who) => [`${who}: p50`, 'p99']), 'target'],
    waits,
  )
}

const onEmbedded = async (names: readonly RowName[]): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const database = await openEmbedded({ folder: `${FOLDER}/db` })
  const began = performance.now()
  await prepareDatabase(database, 'demo', new Date())
  await addManyContents(database.db, MANY, new Date())
  say(`Embedded: ${MANY.toLocaleString('en')} contents beside the seed`, began)
  const rows = chosen(await rowsFor(database.db), names)
  await database.close()
  const served = await serveBuild({ ...SETTINGS, DATA_DIR: FOLDER })
  const lines: string[][] = []
  try {
    const token = await signIn(served.url)
    for (const row of rows) {
      const { perSecond, p50, p99, wrong } = measured([await load(portOf(served.url), { ...row, token })])
      lines.push([
        row.title,
        perSecond.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        String(wrong),
        (await residentMegabytes(served.process.pid ?? 0)).toFixed(0),
      ])
    }
  } finally {
    await served.stop()
    rmSync(FOLDER, { recursive: true, force: true })
  }
  printTable(['embedded, 32 connections', 'a second', 'p50 ms', 'p99 ms', 'errors', 'MB'], lines)
}

const line = (row: Row, product: Measured, bare: readonly Measured[]): string[] => [
  row.title,
  product.perSecond.toFixed(0),
  ...bare.map(({ perSecond }) => perSecond.toFixed(0)),
  ...bare.map(({ perSecond }) => (product.perSecond / perSecond).toFixed(2)),
  row.share.toFixed(1),
]

const waited = ({ p50, p99 }: Measured): string[] => [p50.toFixed(1), p99.toFixed(1)]

const say = (what: string, began: number): void =>
  console.log(`${what}, loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`)
