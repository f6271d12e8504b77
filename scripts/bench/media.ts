import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { openEmbedded } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { addressSecretRepository } from '#server/modules/file/address-secret.repository.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { hasNginx, startNginx } from '#tests/support/nginx.ts'
import { type ServedBuild, serveBuild } from '#tests/support/served-build.ts'
import { answers, freePort } from '../start/port.mjs'
import { loadRanges, type Offered } from './media/load.ts'
import { portOf } from './port-of.ts'
import { processorMs, residentMegabytes } from './resources.ts'
import { inTurn, type Measured } from './rounds.ts'
import { printTable } from './table.ts'

const FOLDER = resolve('.cache/bench/media')
const FILM = 'bench/film.mp4'
const SIZE = 128 * 1024 * 1024
const RANGES = { '64 KiB': 64 * 1024, '1 MiB': 1024 * 1024 } as const
const TARGET = '0.80'
const PRODUCT = 'the server'

interface Server extends Offered {
  readonly name: string
  readonly pid: number
}

/** Ranges of one film at 32 readers: the product, bare Node and nginx, in turn. */
export const bench = async (): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true })
  const path = await keepFilm()
  const stops: (() => Promise<unknown>)[] = []
  try {
    const served = await serveBuild({ DATA_DIR: join(FOLDER, 'own'), SEED: 'none' })
    stops.push(served.stop)
    const bare = await serveBare()
    stops.push(bare.stop)
    const servers: Server[] = [
      { name: 'bare Node', port: bare.port, path: '/', pid: bare.process.pid ?? 0 },
      { name: PRODUCT, port: portOf(served.url), path, pid: served.process.pid ?? 0 },
    ]
    if (hasNginx()) {
      const behind = await serveBuild({
        DATA_DIR: join(FOLDER, 'behind'),
        SEED: 'none',
        ACCEL_LOCATION: '/stored',
      })
      stops.push(behind.stop)
      const stores = { seed: seedFilesFolder(), data: join(FOLDER, 'own/files') }
      const nginx = await startNginx({ server: portOf(behind.url), ...stores })
      stops.unshift(nginx.stop)
      const port = portOf(nginx.url)
      servers.push({ name: 'nginx alone', port, path: `/plain/${FILM}`, pid: nginx.pid })
      servers.push({ name: 'nginx before the server', port, path, pid: behind.process.pid ?? 0 })
    } else console.error('nginx is not on the PATH: left out')
    for (const [title, bytes] of Object.entries(RANGES)) await compare(title, bytes, servers)
  } finally {
    for (const stop of stops) await stop()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

/** A film in the data of two servers; resolves to the address under which both hand it out. */
const keepFilm = async (): Promise<string> => {
  const place = join(FOLDER, 'own/files', FILM)
  mkdirSync(join(place, '..'), { recursive: true })
  writeFileSync(place, randomBytes(SIZE))
  const database = await openEmbedded({ folder: join(FOLDER, 'own/db') })
  await prepareDatabase(database, 'none', new Date())
  const row = { sha256: randomBytes(32), size: SIZE, mime: 'video/mp4', suffix: 'mp4', isPublic: false }
  const [kept] = await database.db
    .insert(file)
    .values({ ...row, store: 'data', path: FILM })
    .returning()
  const secret = await addressSecretRepository(database.db).hold()
  await database.close()
  cpSync(join(FOLDER, 'own/db'), join(FOLDER, 'behind/db'), { recursive: true })
  symlinkSync(join(FOLDER, 'own/files'), join(FOLDER, 'behind/files'), 'junction')
  const { addressOf } = fileAddresses(secret, () => new Date())
  return addressOf({ id: kept?.id ?? 0, name: 'film.mp4', use: 'inline' })
}

const serveBare = async (): Promise<Omit<ServedBuild, 'url'> & { readonly port: number }> => {
  const port = await freePort()
  const film = join(FOLDER, 'own/files', FILM)
  const args = ['--import', 'tsx', 'scripts/bench/media/bare.ts', String(port), film, String(SIZE)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await answers(port, '127.0.0.1')
  return { port, process: child, stop: () => ended(child) }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('close', () => done())
    child.kill('SIGTERM')
  })

const compare = async (title: string, bytes: number, servers: readonly Server[]): Promise<void> => {
  const used = servers.map((): Used => ({ answers: 0, processorMs: 0, megabytes: [] }))
  const watched = servers.map((server, index) => async () => {
    const before = processorMs(server.pid)
    const round = await loadRanges(server, bytes, SIZE)
    const { answers: many, processorMs: ms, megabytes } = used[index] ?? NOTHING
    used[index] = {
      answers: many + round.answers,
      processorMs: ms + processorMs(server.pid) - before,
      megabytes: [...megabytes, await residentMegabytes(server.pid)],
    }
    return round
  })
  const results = await inTurn(watched)
  const [bare] = results
  printTable(
    [
      `ranges of ${title}, 32 readers`,
      'a second',
      'MB/s',
      'of bare',
      'target',
      'p50 ms',
      'p99 ms',
      'ms of processor for 1000',
      'MB after each round',
    ],
    servers.flatMap(({ name }, index) => {
      const [result, of] = [results[index], used[index]]
      return result && of && bare ? [line(name, bytes, result, bare, of)] : []
    }),
  )
  for (const [index, { wrong }] of results.entries())
    if (wrong > 0) console.error(`${servers[index]?.name}: ${wrong} answers were wrong`)
}

/** What a server took for its answers: who reads them takes as much again, and may be what is slow. */
interface Used {
  readonly answers: number
  readonly processorMs: number
  readonly megabytes: readonly number[]
}

const NOTHING: Used = { answers: 0, processorMs: 0, megabytes: [] }

const line = (name: string, bytes: number, result: Measured, bare: Measured, used: Used): string[] => [
  name,
  result.perSecond.toFixed(0),
  ((result.perSecond * bytes) / 1e6).toFixed(0),
  (result.perSecond / bare.perSecond).toFixed(2),
  name === PRODUCT ? TARGET : '',
  result.p50.toFixed(1),
  result.p99.toFixed(1),
  ((used.processorMs / used.answers) * 1000).toFixed(0),
  used.megabytes.map((it) => it.toFixed(0)).join(' '),
]
