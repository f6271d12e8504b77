import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { access, constants, realpath } from 'node:fs/promises'
import { delimiter, dirname, isAbsolute, join } from 'node:path'

type Command = readonly [string, ...string[]]

/** Files and folders that a sandboxed program may access besides the system's programs, as absolute paths. */
export interface Reach {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

/** Wraps a command so that it can access only those. */
export type Sandbox = (command: Command, reach: Reach) => Command

/** Where there is no sandbox, a program may do what the server may. */
export const unboxed: Sandbox = (command) => command

/** Programs and libraries of the system. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store'] as const
/** What programs read of the settings of the system: where fonts and libraries are, names, the time. Nothing of servers, no key. */
const SETTINGS = [
  ...['fonts', 'libreoffice', 'alternatives', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d'],
  ...['passwd', 'group', 'nsswitch.conf', 'localtime', 'timezone'],
].map((name) => `/etc/${name}`)
const CACHES = ['/var/cache/fontconfig', '/var/lib/libreoffice'] as const
const OF_SYSTEM = [...SYSTEM, ...SETTINGS, ...CACHES]

const SHUT_IN = [
  // No network, no other process in sight, no right of root; it ends with whoever began it.
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...['--clearenv', '--setenv', 'PATH', '/usr/local/bin:/usr/bin:/bin', '--setenv', 'HOME', '/tmp'],
  ...['--setenv', 'LANG', 'C.UTF-8', '--proc', '/proc', '--dev', '/dev'],
  ...OF_SYSTEM.flatMap((place) => ['--ro-bind-try', place, place]),
  ...['--tmpfs', '/tmp'],
]

const isBeneath = (place: string, folder: string): boolean => place.startsWith(`${folder}/`)
const isIn = (place: string, folder: string): boolean => place === folder || isBeneath(place, folder)

const realPlace = (place: string): string | null => {
  try {
    return realpathSync(place)
  } catch {
    return null
  }
}

/** Below /opt each program has a folder of its own, with its libraries; elsewhere it is the one that it lies in. */
const homeOf = (program: string): string => {
  const home = /^\/opt\/[^/]+/.exec(program)?.[0] ?? dirname(program)
  return home === '/' ? program : home
}

interface Homes {
  readonly shown: readonly string[]
  /** Those below what is hidden: shown in it. */
  readonly within: readonly string[]
}

/** Of a program that is none of the system's: by its name, and where that leads. */
const homesOf = (program: string, hidden: readonly string[]): Homes => {
  const shown: string[] = []
  const within: string[] = []
  if (!isAbsolute(program)) return { shown, within }
  for (const place of new Set([program, realPlace(program) ?? program])) {
    if (hidden.some((folder) => isBeneath(place, folder))) {
      const home = dirname(place)
      within.push(hidden.some((folder) => isIn(folder, home)) ? place : home)
    } else if (!SYSTEM.some((folder) => isBeneath(place, folder))) shown.push(homeOf(place))
  }
  return { shown, within }
}

/** Where a hidden folder would be seen, also by another name: /lib is often the one below /usr. */
const sightsOf = (hidden: readonly string[], shown: readonly string[]): string[] =>
  [...new Set(shown)].flatMap((place) => {
    const real = realPlace(place)
    if (real === null) return []
    return hidden
      .filter((folder) => isBeneath(folder, real) && !hidden.some((other) => isBeneath(folder, other)))
      .map((folder) => `${place}${folder.slice(real.length)}`)
  })

const boxed =
  (bwrap: string, hides: readonly string[]): Sandbox =>
  (command, { reads, writes }) => {
    // Looked at each time: the data directory comes to be with the first start.
    const hidden = [...new Set(hides.flatMap((place) => realPlace(place) ?? []))]
    const homes = homesOf(command[0], hidden)
    const masks = sightsOf(hidden, [...OF_SYSTEM, ...homes.shown])
    return [
      bwrap,
      ...SHUT_IN,
      ...homes.shown.flatMap((place) => ['--ro-bind', place, place]),
      ...masks.flatMap((place) => ['--tmpfs', place]),
      ...[...homes.within, ...reads].flatMap((place) => ['--ro-bind', place, place]),
      ...writes.flatMap((place) => ['--bind', place, place]),
      ...[...masks, '/'].flatMap((place) => ['--remount-ro', place]),
      ...['--chdir', '/tmp', '--'],
      ...command,
    ]
  }

const holds = (sandbox: Sandbox): Promise<boolean> =>
  new Promise((resolve) => {
    const [program, ...args] = sandbox(['true'], { reads: [], writes: [] })
    const child = spawn(program, args, { stdio: 'ignore', timeout: 10_000 })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

interface Sought {
  /** A program, a name on the PATH, or `off`. */
  readonly named: string
  /** Folders of which no program may see more than the files that it is given: the product and its data. */
  readonly hidden: readonly string[]
  readonly path?: string
}

/**
 * Bubblewrap by the named program, else the first of that name on the PATH, where a try shows that this system lets it shut a
 * program in: many containers do not. Null for none, and for `off`.
 */
export const findSandbox = async ({
  named,
  hidden,
  path = process.env['PATH'] ?? '',
}: Sought): Promise<Sandbox | null> => {
  if (named === 'off') return null
  const places = isAbsolute(named) ? [named] : path.split(delimiter).map((folder) => join(folder, named))
  for (const place of places) {
    const found = await access(place, constants.X_OK).then(
      () => realpath(place),
      () => null,
    )
    if (found === null) continue
    const sandbox = boxed(found, hidden)
    return (await holds(sandbox)) ? sandbox : null
  }
  return null
}
