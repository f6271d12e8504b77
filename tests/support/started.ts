import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '#server/config/project-root.ts'
import { openEmbedded } from '#server/db/database.ts'
import { builtServer } from './built-server.ts'
import { memoryFolder } from './memory-folder.ts'
import { BANNERS } from './server-client.ts'
import { embeddedTemplate } from './test-databases.ts'

/** A program of the server as a process of its own. */
export interface Started {
  readonly child: ChildProcess
  /** What it has said until now. */
  readonly seen: { text: string }
  /** With its exit code, once it is gone and has said everything. */
  readonly ended: Promise<number | null>
}

/** How it is started. */
export interface How {
  readonly args?: readonly string[]
  /** Arguments of Node. */
  readonly node?: readonly string[]
  /** As `npm run dev` does, without a build. */
  readonly fromSource?: boolean
  readonly uid?: number
  readonly gid?: number
}

/** Starts programs as they are built, over a folder of a test file's own; `remove` ends those that still run. */
export const startedPrograms = async (prefix: string) => {
  const folder = memoryFolder(prefix)
  const program = await builtServer()
  const running = new Set<ChildProcess>()

  const run = (
    script: string,
    environment: Readonly<Record<string, string>>,
    { args = [], node = [], fromSource = false, ...who }: How = {},
  ): Started => {
    const file = fromSource ? ['--import', 'tsx', `server/${script}.ts`] : [program(script)]
    const child = spawn(process.execPath, [...node, ...file, ...args], {
      ...who,
      cwd: inProject('.'),
      // Whatever of the client lies built here is no part of it.
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        CLIENT_DIR: join(folder, 'no-client'),
        ...environment,
      },
    })
    running.add(child)
    const seen = { text: '' }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        seen.text += String(chunk)
      })
    const ended = once(child, 'close').then(([code]) => {
      running.delete(child)
      return code as number | null
    })
    return { child, seen, ended }
  }

  return {
    folder,
    run,
    remove: () => {
      for (const child of running) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What an installation with the demonstration has after its first start, which takes longer than all that follows. */
export const putDemonstration = async (dataDirectory: string): Promise<void> => {
  mkdirSync(dataDirectory, { recursive: true })
  const folder = join(dataDirectory, 'db')
  const database = await openEmbedded({ folder, template: await embeddedTemplate(), unsynced: true })
  await database.close()
}

/** Until a call is answered; rejects with what the server said when it ends before. */
export const untilAnswers = async (url: string, { ended, seen }: Started, search = ''): Promise<void> => {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const answered = await fetch(`${url}${BANNERS}${search}`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
  throw new Error(`the server ended before it answered:\n${seen.text}`)
}

/** Whether anybody listens there. */
export const doorOf = (url: string): Promise<'open' | 'closed'> =>
  fetch(url).then(
    () => 'open',
    () => 'closed',
  )
