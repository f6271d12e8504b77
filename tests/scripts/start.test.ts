import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newDatabase } from '../../scripts/start/new-database.mjs'
import { missingPackages } from '../../scripts/start/packages.mjs'
import { freePort, isFree } from '../../scripts/start/port.mjs'
import { isBuilt, keepStamp, sourceStamp } from '../../scripts/start/source-stamp.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zhiyuan-start-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('the look at node_modules', () => {
  beforeEach(() => {
    write('package.json', { dependencies: { app: '^1.0.0' }, devDependencies: { tool: '2.0.0' } })
    write('package-lock.json', {
      packages: { 'node_modules/app': { version: '1.2.0' }, 'node_modules/tool': { version: '2.0.0' } },
    })
  })

  it('asks for an installation where there is none', () => {
    expect(missingPackages(root, 'product')?.at(-1)).toBe('The packages are not installed yet. Run: npm ci')
  })

  it('names the package that is missing or of another version', () => {
    write('node_modules/app/package.json', { version: '1.1.0' })
    expect(missingPackages(root, 'all')?.at(-1)).toBe('- app: 1.1.0 instead of 1.2.0')
  })

  it('needs no development package to run, but to build', () => {
    write('node_modules/app/package.json', { version: '1.2.0' })
    expect(missingPackages(root, 'product')).toBeNull()
    expect(missingPackages(root, 'all')?.at(-1)).toBe('- tool: missing')
    write('node_modules/tool/package.json', { version: '2.0.0' })
    expect(missingPackages(root, 'all')).toBeNull()
  })
})

describe('the stamp of the sources', () => {
  beforeEach(() => {
    write('src/main/main.tsx', 'start()')
    write('demo/files/lesson.mp4', 'film')
    mkdirSync(join(root, 'dist'))
  })

  it('holds until a source changes, whatever the clock says', () => {
    const stamp = sourceStamp(root)
    keepStamp(root, 'client', stamp)
    write('src/main/main.tsx', 'start()')
    expect(isBuilt(root, 'client', sourceStamp(root))).toBe(true)
    expect(isBuilt(root, 'server', sourceStamp(root))).toBe(false)
    write('src/main/main.tsx', 'start(1)')
    expect(isBuilt(root, 'client', sourceStamp(root))).toBe(false)
  })

  it('sees a moved and a new file, and not the files of the seed', () => {
    const stamp = sourceStamp(root)
    write('demo/files/lesson.mp4', 'another film')
    expect(sourceStamp(root)).toBe(stamp)
    cpSync(join(root, 'src/main/main.tsx'), join(root, 'src/main/other.tsx'))
    const copied = sourceStamp(root)
    rmSync(join(root, 'src/main/main.tsx'))
    expect(new Set([stamp, copied, sourceStamp(root)]).size).toBe(3)
  })
})

describe('the look at the port', () => {
  it('knows a taken port from a free one', async () => {
    const port = await freePort()
    expect(await isFree(port, '127.0.0.1')).toBe(true)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    expect(await isFree(port, '127.0.0.1')).toBe(false)
    await new Promise((resolve) => server.close(resolve))
  })

  it.each([
    Number.NaN,
    -1,
    80.5,
    70_000,
  ])('leaves %d, which is no port, to the server to refuse', async (port) => {
    expect(await isFree(port, '127.0.0.1')).toBe(true)
  })
})

describe('an empty database that a start makes in dist', () => {
  it('is removed once its start is gone, and stays while that is under way', async () => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(ended, 'close')
    const [left, used] = [`dist/empty-database-${ended.pid}`, `dist/empty-database-${process.ppid}`]
    for (const folder of [left, used]) write(`${folder}/PG_VERSION`, '18')
    mkdirSync(join(root, 'data', 'db'), { recursive: true })
    vi.stubEnv('DATA_DIR', '')
    expect(await newDatabase(root)).toBeNull()
    expect([left, used].map((folder) => existsSync(join(root, folder)))).toEqual([false, true])
  })
})

it('a build ends with the start that asked for it, which has been refused meanwhile', async () => {
  write(
    'vite.server.config.ts',
    "console.log('building'); setInterval(() => undefined, 1000); export default new Promise(() => undefined)",
  )
  const child = spawn(process.execPath, [join(process.cwd(), 'scripts/start/bundle.mjs'), 'server'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  await once(child.stdout ?? child, 'data')
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([1, null])
})
