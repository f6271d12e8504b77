import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { answers, freePort } from '../../scripts/start/port.mjs'
import { run } from '../../scripts/support/run.ts'
import { diskFolder, type NewFolder } from './memory-folder.ts'

const SERVER = join('dist', 'server')

export interface ServedBuild {
  /** Without a slash at the end. */
  readonly url: string
  readonly process: ChildProcess
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** A server of the build as a process; it may not answer yet. */
export interface LaunchedBuild {
  readonly process: ChildProcess
  /** Rejects when the process ends before it answers. */
  readonly answering: Promise<void>
  /** Told to stop, or killed at once. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts what `npm run build` made, as `npm start` does, at a port of this machine and over this folder. */
export const launchBuild = (
  port: number,
  dataDirectory: string,
  environment: NodeJS.ProcessEnv = {},
): LaunchedBuild => {
  if (!existsSync(join('dist', '.server-stamp')) || !existsSync(join('dist', '.client-stamp'))) {
    throw new Error('nothing is built yet: npm run build')
  }
  const server = spawn(process.execPath, [join(SERVER, 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
    },
  })
  let isEnding = false
  const gone = new Promise<void>((resolve) => {
    server.once('close', (code, signal) => {
      if (!isEnding) process.stderr.write(`the server ended by itself (${code ?? signal})\n`)
      resolve()
    })
  })
  const answering = Promise.race([
    answers(port, '127.0.0.1').then(() => true),
    gone.then(() => isEnding),
  ]).then((isWell) => {
    if (!isWell) throw new Error(`the server ended with ${server.exitCode} before it answered`)
  })
  return {
    process: server,
    answering,
    end: async (signal) => {
      isEnding = true
      server.kill(signal)
      await gone
    },
  }
}

/**
 * Serves what `npm run build` made as `npm start` does, on a free port of this machine, over data of its own: a copy of a template that
 * is made once for each build of the server, in a new folder on the disk or where `newFolder` says, unless the environment names one
 * (DATA_DIR).
 */
export const serveBuild = async (
  environment: NodeJS.ProcessEnv = {},
  newFolder: NewFolder = diskFolder,
): Promise<ServedBuild> => {
  const own = environment['DATA_DIR']
  const dataDirectory = own ?? newFolder('zhiyuan-data-')
  if (!own) cpSync(await dataTemplate(), dataDirectory, { recursive: true })
  const port = await freePort()
  const server = launchBuild(port, dataDirectory, environment)
  await server.answering
  return {
    url: `http://127.0.0.1:${port}`,
    process: server.process,
    stop: async () => {
      await server.end('SIGTERM')
      if (!own) rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** A data folder of the demonstration, made once for each build of the server, to be copied. */
export const dataTemplate = async (): Promise<string> => {
  const stamp = readFileSync(join('dist', '.server-stamp'), 'utf8').slice(0, 16)
  const template = join('.cache', 'data-template', stamp)
  if (existsSync(template)) return template
  rmSync(join('.cache', 'data-template'), { recursive: true, force: true })
  mkdirSync(join('.cache', 'data-template'), { recursive: true })
  const { code, stdout, stderr } = await run(process.execPath, [join(SERVER, 'prepare.js')], {
    env: { ...process.env, DATABASE_URL: '', SEED: 'demo', DATA_DIR: join(process.cwd(), `${template}.new`) },
  })
  if (code !== 0) throw new Error(`the data could not be prepared:\n${stdout}${stderr}`)
  renameSync(`${template}.new`, template)
  return template
}
