import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access, copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Sandbox, unboxed } from '../../runtime/sandbox.ts'

/** A presentation that takes longer is not worth the wait, or was made to take for ever. */
const TIMEOUT_MS = 60_000

/** 4 GiB of addresses: ten times what a large presentation needs, and not the machine. */
const MAX_KIBIBYTES = 4 * 1024 * 1024

/** What a document brings along neither runs nor fetches: no macros, no links out, no proxy that leads anywhere. */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${[
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['/org.openoffice.Inet/Settings', 'ooInetProxyType', '2'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
]
  .map(
    ([path, name, value]) =>
      `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('\n')}
</oor:items>
`

/** LibreOffice's program: the named one, else the first `soffice` on the PATH; null when it is not there or `off`. */
export const findOffice = async (named: string, path = process.env['PATH'] ?? ''): Promise<string | null> => {
  if (named === 'off') return null
  const places = isAbsolute(named) ? [named] : path.split(delimiter).map((folder) => join(folder, named))
  for (const place of places) {
    const runs = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (runs) return place
  }
  return null
}

const killGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in this moment.
  }
}

/** Runs to the end, or until the signal ends it with everything that it started. */
const run = (command: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const limited = ['-c', `ulimit -v ${MAX_KIBIBYTES}; exec "$0" "$@"`, ...command]
    const child = spawn('/bin/sh', limited, { stdio: 'ignore', detached: true })
    const stop = () => killGroup(child.pid)
    signal.addEventListener('abort', stop)
    child.on('error', reject)
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (code === 0) resolve()
      else reject(new Error(`the conversion ended with ${code ?? 'a time-out'}`))
    })
  })

/** Makes a PDF of an office file; rejects when that cannot be done or the signal says to stop. */
export type ConvertToPdf = (from: string, to: string, signal: AbortSignal) => Promise<void>

interface OfficeOptions {
  readonly timeoutMs?: number
  readonly sandbox?: Sandbox
}

/** By LibreOffice, in a folder of its own that nothing outlives: no lock beside the file, no profile, no history. */
export const officeConversion =
  (program: string, { timeoutMs = TIMEOUT_MS, sandbox = unboxed }: OfficeOptions = {}): ConvertToPdf =>
  async (from, to, signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'zhiyuan-office-'))
    try {
      await mkdir(join(folder, 'profile/user'), { recursive: true })
      await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), PROFILE)
      await copyFile(from, join(folder, 'slides.pptx'))
      const profile = pathToFileURL(join(folder, 'profile')).href
      const still = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo']
      const task = ['--convert-to', 'pdf:impress_pdf_Export', '--outdir', folder, join(folder, 'slides.pptx')]
      const command = [program, `-env:UserInstallation=${profile}`, ...still, ...task] as const
      await run(
        sandbox(command, { reads: [], writes: [folder] }),
        AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      )
      await mkdir(dirname(to), { recursive: true })
      // Whole or not at all, also where the temporary folder is another disk.
      await copyFile(join(folder, 'slides.pdf'), `${to}.part`)
      await rename(`${to}.part`, to)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
