import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildParts } from './start/build-parts.mjs'
import { databaseVariable, dataDirectory, newDatabase } from './start/new-database.mjs'
import { missingPackages } from './start/packages.mjs'
import { isFree } from './start/port.mjs'
import { filesToPrecompress } from './start/precompress.mjs'
import { isBuilt, sourceStamp } from './start/source-stamp.mjs'
import { letOthersGoFirst } from './start/yielding.mjs'
import { adapterSetOf } from './vite/adapter-set.mjs'

const root = process.cwd()
const began = performance.now()

/** `npm start`: builds what changed, prepares the data once, serves everything on one port from this very process. */
export const main = async () => {
  process.env['NODE_ENV'] ??= 'production'
  adapterSetOf(process.env['VITE_ADAPTERS'])
  const port = Number(process.env['PORT'] || 8080)
  await refuseTakenPort(port, process.env['HOST'] || '0.0.0.0')

  const stamp = sourceStamp(root)
  const stale = /** @type {const} */ (['server', 'client']).filter((part) => !isBuilt(root, part, stamp))
  if (stale.length > 0) await build(stale, stamp)

  const { listening } = /** @type {{ readonly listening: Promise<string> }} */ (
    await import(builtUrl('main.js'))
  )
  announce(port, await listening)
  if (filesToPrecompress(join(root, 'dist', 'client')).length > 0) compressMeanwhile()
}

/**
 * The data are made while the client is being built: both take a while, and only the server must be there first, and while it is being
 * built an empty database comes about. What ends earlier leaves a core, on which this process reads what the server needs.
 * @param {readonly ('server' | 'client')[]} stale
 * @param {string} stamp of the sources
 */
const build = async (stale, stamp) => {
  requireBuildTools()
  console.log('正在构建 (building) …')
  const empty = newDatabase(root)
  const building = buildParts(root, stale, stamp)
  if (!(await building.server)) process.exit(1)
  const client = building.client.then((isDone) => isDone || process.exit(1))
  const folder = await empty
  const data = step(['--enable-source-maps', 'dist/server/prepare.js', ...(folder === null ? [] : [folder])])
  await Promise.race([client, data])
  await Promise.all([client, data, import(builtUrl('app.js'))])
  // Where the data lie on another disk it has not been moved there.
  if (folder !== null) rmSync(folder, { recursive: true, force: true })
}

/** @param {string} name of a file of the built server */
const builtUrl = (name) => pathToFileURL(join(root, 'dist', 'server', name)).href

/**
 * @param {number} port
 * @param {string} host
 */
const refuseTakenPort = async (port, host) => {
  if (await isFree(port, host)) return
  console.error(
    [
      '',
      `  端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口：`,
      `  Port ${port} is taken. Stop the program that uses it, or choose another port:`,
      '',
      process.platform === 'win32'
        ? `    set PORT=${port + 1} && npm start`
        : `    PORT=${port + 1} npm start`,
      '',
    ].join('\n'),
  )
  process.exit(1)
}

const requireBuildTools = () => {
  const lacking = missingPackages(root, 'all')
  if (lacking === null) return
  console.error(`\n${lacking.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}

/**
 * Best compression is as much work as all the rest of the build, and the server compresses what it sends without: so it
 * follows once the server answers, behind whatever else the machine has to do, and ends with the server. What is left then is
 * done at the next start.
 */
const compressMeanwhile = () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'compress'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('error', (error) => console.error(error.message))
  process.on('exit', () => child.kill())
  letOthersGoFirst(child, constants.priority.PRIORITY_LOW)
}

/**
 * Runs one short-lived Node process to its end; ends this one when it fails, since it has said why.
 * @param {string[]} args
 * @returns {Promise<void>}
 */
const step = (args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    child.on('close', (code, signal) => (code === 0 && signal === null ? done() : process.exit(code ?? 1)))
  })

/**
 * @param {number} port
 * @param {string} host
 */
const announce = (port, host) => {
  const data = databaseVariable() ?? dataDirectory(root)
  const lines = [
    '',
    `  知源课堂 已启动（${((performance.now() - began) / 1000).toFixed(1)} 秒）`,
    '',
    ...addresses(port, host).map((address) => `    ${address}`),
    ...(process.env['HOST'] ? [] : onlyHere(host)),
    '',
    `  数据 (data)    ${data}`,
    '  停止 (stop)    Ctrl+C',
    '',
  ]
  console.log(lines.join('\n'))
}

/**
 * With the demonstration accounts the server is for this machine alone, unless HOST says otherwise.
 * @param {string} host
 */
const onlyHere = (host) =>
  host === '127.0.0.1'
    ? [
        '',
        '  只有本机能打开：演示账号的密码是公开的。要让别的电脑也能打开：HOST=0.0.0.0 npm start',
        '  This machine only, since the demo password is public; for others too: HOST=0.0.0.0 npm start',
      ]
    : []

/**
 * @param {number} port
 * @param {string} host
 */
const addresses = (port, host) => {
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`]
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
  return [`http://localhost:${port}`, ...others]
}
