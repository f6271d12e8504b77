import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wayOfCommand } from '../../scripts/start/server-command.mjs'
import { keepStamp, sourceStamp } from '../../scripts/start/source-stamp.mjs'

let root = ''
const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zhiyuan-command-'))
  write('package.json', { dependencies: { app: '^1.0.0' }, devDependencies: { tool: '2.0.0' } })
  write('package-lock.json', {
    packages: { 'node_modules/app': { version: '1.2.0' }, 'node_modules/tool': { version: '2.0.0' } },
  })
  write('server/cli/backup.ts', 'backup()')
  write('node_modules/app/package.json', { version: '1.2.0' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const putTools = () => write('node_modules/tool/package.json', { version: '2.0.0' })
const build = () => {
  write('dist/server/backup.js', 'backup()')
  keepStamp(root, 'server', sourceStamp(root))
}

const BUILT = { node: ['dist/server/backup.js'] }
const FROM_SOURCE = { node: ['--import', 'tsx', 'server/cli/backup.ts'] }

it('runs as it is built while that is of the sources as they are, with the development packages or without', () => {
  build()
  expect(wayOfCommand(root, 'backup')).toEqual(BUILT)
  putTools()
  expect(wayOfCommand(root, 'backup')).toEqual(BUILT)
})

it('runs from its source where a developer has changed something or built nothing', () => {
  putTools()
  expect(wayOfCommand(root, 'backup')).toEqual(FROM_SOURCE)
  build()
  write('server/cli/backup.ts', 'backup(1)')
  expect(wayOfCommand(root, 'backup')).toEqual(FROM_SOURCE)
})

it('runs as it was built where nothing could translate the sources, and says so', () => {
  build()
  write('server/cli/backup.ts', 'backup(1)')
  const remark: unknown = expect.stringContaining('dist/server')
  expect(wayOfCommand(root, 'backup')).toEqual({ ...BUILT, remark })
})

it('names in one line what is missing where it can be run in no way', () => {
  const lacks: unknown = expect.stringMatching(
    /^缺少 dist\/server\/backup\.js：.*npm ci --include=dev.*npm run build.*$/,
  )
  expect(wayOfCommand(root, 'backup')).toEqual({ lacks })
})
