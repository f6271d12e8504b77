import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configurationFile } from '#contract/configuration.ts'
import { hostFor, readEnvironment } from '#server/config/environment.ts'
import { lockDataDirectory } from '#server/db/data-directory-lock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { contentPolicy } from '#server/plugins/security-headers.ts'
import { putDemonstration } from '#tests/support/started.ts'

/** Opening a database takes seconds on a busy machine. */
const BUSY_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-defaults-'))
afterAll(() => rmSync(folder, { recursive: true }))

const DATABASE_URL = 'postgresql://a:b@db/zhiyuan'

// Everybody knows the password of the demonstration accounts.
test.each([
  ['the embedded database', {}, 'demo'],
  ['a database of the school', { DATABASE_URL }, 'none'],
  ['a database of the school, when asked for', { DATABASE_URL, SEED: 'demo' }, 'demo'],
  ['the embedded database, when not wanted', { SEED: 'none' }, 'none'],
])('the demonstration school in %s', (_, variables, seed) => {
  expect(readEnvironment(variables).seed).toBe(seed)
})

// With it, the server is for this machine alone until somebody says otherwise.
test.each([
  [{}, true, '127.0.0.1'],
  [{}, false, '0.0.0.0'],
  [{ HOST: '0.0.0.0' }, true, '0.0.0.0'],
  [{ HOST: '127.0.0.1' }, false, '127.0.0.1'],
])('with %o and the demonstration school %s it listens on %s', (variables, isDemo, host) => {
  expect(hostFor(readEnvironment(variables).host, isDemo)).toBe(host)
})

test.each([
  ['false', false],
  ['0', false],
  ['true', 1],
  ['2', 2],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('TRUST_PROXY=%s never trusts what the client itself says', (TRUST_PROXY, trusted) => {
  expect(readEnvironment({ TRUST_PROXY }).trustProxy).toBe(trusted)
})

test.each([
  'yes',
  '10.0.0.300',
  '10.0.0.1/8/9',
  '*',
  ',',
])('TRUST_PROXY=%s is named as wrong', (TRUST_PROXY) => {
  expect(() => readEnvironment({ TRUST_PROXY })).toThrow('TRUST_PROXY: ')
})

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe.skipIf(process.platform === 'win32')('the data are for nobody else on this machine:', () => {
  test('a data directory that is made', async () => {
    const made = join(folder, 'made')
    const { release } = await lockDataDirectory(made)
    release()
    expect(rightsOf(made)).toBe('700')
  })

  test('a database in a folder that was open to all', { timeout: BUSY_MS }, async () => {
    const widely = join(folder, 'widely')
    await putDemonstration(widely)
    chmodSync(join(widely, 'db'), 0o777)
    const database = await openDatabase(readEnvironment({ DATA_DIR: widely }))
    await database.close()
    expect(rightsOf(join(widely, 'db'))).toBe('700')
  })
})

const refused = (file: object) =>
  z.safeParse(configurationFile, file).error?.issues.map(({ path }) => path.join('.'))

// What a policy cannot say would stop every answer, or open it to everybody.
test.each([
  [{ player: { scriptUrls: ['https://cdn.cn/a.js;script-src'] } }, 'player.scriptUrls.0'],
  [{ player: { scriptUrls: ['https://cdn.cn/a,b.js'] } }, 'player.scriptUrls.0'],
  [{ player: { scriptUrls: ['https://*'] } }, 'player.scriptUrls.0'],
  [{ player: { scriptUrls: ['https://[cdn/a.js'] } }, 'player.scriptUrls.0'],
  [{ player: { styleUrl: "https://cdn.cn/'unsafe'.css" } }, 'player.styleUrl'],
  [{ apiHost: 'http://*' }, 'apiHost'],
  [{ apiHost: 'http://[' }, 'apiHost'],
  [{ apiHost: 'http://a;b' }, 'apiHost'],
])('the configuration %j is refused by its field', (file, field) => {
  expect(refused(file)).toEqual([field])
})

test('addresses with a port, an IPv6 host or a query can be configured', () => {
  const file = z.parse(configurationFile, {
    apiHost: 'http://[::1]:8080/base',
    player: { scriptUrls: ['https://cdn.cn:8443/{version}/a.js?v=1'], styleUrl: '/a.css' },
  })
  const policy = contentPolicy(file)
  expect(policy['script-src']).toEqual(["'self'", 'https://cdn.cn:8443/2.21.0/a.js'])
  expect(policy['connect-src']).toEqual(["'self'", 'http://[::1]:8080'])
})
