import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { diskFolder, type NewFolder } from './memory-folder.ts'

/** A PostgreSQL of the tests' own, reached by a socket in its folder. */
export interface TestPostgres {
  /** The address of a database of this cluster. */
  address(database: string): string
  /** Ends the server and leaves its data; SIGINT is a fast stop, SIGQUIT an immediate one. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>
  /** Starts it again on the same data. */
  start(): Promise<void>
  /** Runs a statement while nothing else in this process runs. */
  runSync(database: string, statement: string): void
  /** Ends the server and leaves what it has in this folder, from which another one may begin. */
  keep(folder: string): Promise<void>
  stop(): Promise<void>
}

const MISSING =
  'The server tests need a real PostgreSQL: install it (Debian: apt-get install postgresql), ' +
  'name its folder in PG_BIN, or give a running one in TEST_DATABASE_URL.'

const numeric = (folder: string): number => Number.parseInt(folder, 10) || 0

const candidates = (): string[] => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => numeric(b) - numeric(a)) : []
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return [
    process.env['PG_BIN'] ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    onPath.status === 0 ? onPath.stdout.trim() : '',
  ].filter(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** PostgreSQL refuses to run as root, so root starts it as somebody else. */
const owner = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!found) throw new Error(`${MISSING} As root it also needs the user postgres or nobody.`)
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** What the binaries say of themselves; data are for those that made them. */
export const postgresVersion = (): string => {
  const [bin] = candidates()
  return bin === undefined
    ? MISSING
    : execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
}

const giveTo = ({ uid, gid }: { uid: number; gid: number }, folder: string): void => {
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, path), uid, gid)
}

const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
}

const untilReady = async (child: ChildProcess, folder: string, log: () => string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended at once:\n${log()}`)
    if (existsSync(join(folder, '.s.PGSQL.5432')) && log().includes('ready to accept connections')) return
    await pause(50)
  }
  throw new Error(`PostgreSQL did not become ready:\n${log()}`)
}

/** Settings under which an answered commit outlasts the server, as a PostgreSQL comes. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } as const

/**
 * Starts a throw-away cluster from the system's binaries, which forgets its last commits when it is killed unless `change` says
 * otherwise; throws with what to install when there are none. It is empty, or begins with what another one has kept.
 */
export const startPostgres = async (
  change: Partial<Record<keyof typeof SETTINGS, string>> = {},
  newFolder: NewFolder = diskFolder,
  kept?: string,
): Promise<TestPostgres> => {
  const [bin] = candidates()
  if (!bin) throw new Error(MISSING)
  const who = owner()
  const folder = newFolder('zhiyuan-pg-')
  if (who) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const surroundings = { ...who, env: { ...process.env, LC_ALL: 'C.UTF-8' }, cwd: folder }
  if (kept === undefined) {
    const how = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N']
    execFileSync(join(bin, 'initdb'), how, { ...surroundings, stdio: 'pipe' })
  } else {
    cpSync(kept, data, { recursive: true })
    // It starts over no folder that others may read.
    chmodSync(data, 0o700)
    if (who) giveTo(who, data)
  }
  const settings = Object.entries({ ...SETTINGS, ...change }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  let child: ChildProcess | null = null
  // A run that is broken off leaves nothing behind, as far as it can still say so.
  const lastWord = () => child?.kill('SIGINT')
  process.once('exit', lastWord)
  const launch = async (): Promise<void> => {
    let log = ''
    child = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...surroundings,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
    })
    await untilReady(child, folder, () => log)
  }
  const end: TestPostgres['end'] = async (signal) => {
    const ending = child
    child = null
    if (ending === null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }
  const start = async (): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await launch()
      } catch (error) {
        // The processes of a killed server take a moment to notice, and hold its memory for so long.
        if (tries >= 100 || !String(error).includes('shared memory block')) throw error
        await pause(50)
      }
    }
  }
  await launch()
  const address = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  return {
    address,
    end,
    start,
    runSync: (database, statement) => {
      execFileSync(join(bin, 'psql'), ['-q', '-h', folder, '-U', 'postgres', '-c', statement, database])
    },
    keep: async (target) => {
      await end('SIGINT')
      cpSync(data, target, { recursive: true })
    },
    stop: async () => {
      process.off('exit', lastWord)
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
