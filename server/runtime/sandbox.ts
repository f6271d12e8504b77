import { spawn } from 'node:child_process'
import { access, constants, realpath } from 'node:fs/promises'
import { delimiter, dirname, isAbsolute, join } from 'node:path'

type Command = readonly [string, ...string[]]

/** What a program is given of the disk beside the system's own programs: files and folders, by whole paths. */
export interface Reach {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

/** A command as it is run so that it reaches no more than that. */
export type Sandbox = (command: Command, reach: Reach) => Command

/** Where there is no sandbox, a program may do what the server may. */
export const unboxed: Sandbox = (command) => command

/** Programs, their libraries, fonts and settings of the system; none of the school's data lie there. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/etc', '/opt', '/nix/store'] as const
const CACHES = ['/var/cache/fontconfig', '/var/lib/libreoffice'] as const

const SHUT_IN = [
  // No network, no other process in sight, no right of root; it ends with whoever began it.
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...['--clearenv', '--setenv', 'PATH', '/usr/local/bin:/usr/bin:/bin', '--setenv', 'HOME', '/tmp'],
  ...['--setenv', 'LANG', 'C.UTF-8', '--proc', '/proc', '--dev', '/dev'],
  ...[...SYSTEM, ...CACHES].flatMap((place) => ['--ro-bind-try', place, place]),
  ...['--tmpfs', '/tmp'],
]

const isBeneath = (place: string, folder: string): boolean => place.startsWith(`${folder}/`)

const boxed =
  (bwrap: string): Sandbox =>
  (command, { reads, writes }) => {
    const [program] = command
    const home = dirname(program)
    const elsewhere =
      isAbsolute(program) && !SYSTEM.some((folder) => isBeneath(program, folder)) ? [home] : []
    return [
      bwrap,
      ...SHUT_IN,
      ...[...elsewhere, ...reads].flatMap((place) => ['--ro-bind', place, place]),
      ...writes.flatMap((place) => ['--bind', place, place]),
      ...['--chdir', '/tmp', '--'],
      ...command,
    ]
  }

const holds = (bwrap: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [program, ...args] = boxed(bwrap)(['true'], { reads: [], writes: [] })
    const child = spawn(program, args, { stdio: 'ignore', timeout: 10_000 })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

/**
 * Bubblewrap by the named program, else the first of that name on the PATH, where a try shows that this system lets it shut a
 * program in: many containers do not. Null for none, and for `off`.
 */
export const findSandbox = async (
  named: string,
  path = process.env['PATH'] ?? '',
): Promise<Sandbox | null> => {
  if (named === 'off') return null
  const places = isAbsolute(named) ? [named] : path.split(delimiter).map((folder) => join(folder, named))
  for (const place of places) {
    const found = await access(place, constants.X_OK).then(
      () => realpath(place),
      () => null,
    )
    if (found !== null) return (await holds(found)) ? boxed(found) : null
  }
  return null
}
