import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/config/environment.ts'
import { startedPrograms } from '#tests/support/started.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

let written = 0
/** A file with this text, readable by its owner alone. */
const fileWith = (text: string): string => {
  written += 1
  const path = join(folder, `secret-${written}`)
  writeFileSync(path, text)
  chmodSync(path, 0o400)
  return path
}

const messageOf = (variables: Readonly<Record<string, string>>): string => {
  try {
    readEnvironment(variables)
  } catch (error) {
    return String(error)
  }
  return ''
}

describe('a secret in a file', () => {
  test('is taken as if it stood in its variable, without the white space around it', () => {
    const read = readEnvironment({
      DATABASE_URL_FILE: fileWith('postgres://a:b@db/zhiyuan\n'),
      S3_BUCKET: 'school',
      S3_ACCESS_KEY_ID_FILE: fileWith('  key\r\n'),
      S3_SECRET_ACCESS_KEY_FILE: fileWith('secret\n\n'),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS_FILE: fileWith('authorization=Bearer%20a\n'),
      OTEL_EXPORTER_OTLP_TRACES_HEADERS_FILE: fileWith('x-school=1'),
    })
    expect(read).toMatchObject({
      databaseUrl: 'postgres://a:b@db/zhiyuan',
      bucket: { accessKeyId: 'key', secretAccessKey: 'secret' },
      tracing: { headers: 'authorization=Bearer%20a,x-school=1' },
      // A database of one's own is not filled with the demonstration.
      seed: 'none',
    })
  })

  test('counts as absent where its variable is empty', () => {
    expect(readEnvironment({ DATABASE_URL_FILE: '', S3_ACCESS_KEY_ID_FILE: '' })).toEqual(readEnvironment({}))
    expect(
      readEnvironment({ DATABASE_URL: '', DATABASE_URL_FILE: fileWith('postgres://db') }).databaseUrl,
    ).toBe('postgres://db')
  })

  test.each([
    'DATABASE_URL',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
    'BACKUP_KEY',
  ])('and %s itself are one too many', (name) => {
    const told = messageOf({ [name]: 'postgres://first', [`${name}_FILE`]: fileWith('postgres://second') })
    expect(told).toContain(`${name}_FILE: 和 ${name} 只能给出一个`)
    expect(told).not.toMatch(/first|second/)
  })

  test('that is not there, is a folder, is empty or is wrong is named, all at once, and no value is repeated', () => {
    const [missing, empty] = [join(folder, 'missing'), fileWith(' \n')]
    const told = messageOf({
      DATABASE_URL_FILE: fileWith('mysql://root:hidden@db'),
      S3_ACCESS_KEY_ID_FILE: missing,
      S3_SECRET_ACCESS_KEY_FILE: empty,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: folder,
    })
    expect(told.split('\n').slice(1)).toEqual([
      `  S3_ACCESS_KEY_ID_FILE: 找不到文件：${missing} (cannot be read)`,
      `  S3_SECRET_ACCESS_KEY_FILE: 文件是空的：${empty} (the file is empty)`,
      `  OTEL_EXPORTER_OTLP_HEADERS_FILE: 应当是一个文件，这里是文件夹：${folder} (cannot be read)`,
      '  DATABASE_URL_FILE: 应为 postgres:// 开头的地址',
    ])
  })

  test('of backups is not read by who starts the server', () => {
    const keyFile = join(folder, 'of-somebody-else')
    expect(readEnvironment({ BACKUP_KEY_FILE: keyFile }).backup).toEqual({ key: null, keyFile })
  })

  test('stands in the documentation', () => {
    const documented = readFileSync('docs/variables.md', 'utf8')
    for (const name of [
      'DATABASE_URL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'OTEL_EXPORTER_OTLP_HEADERS',
    ])
      expect(documented).toContain(`\`${name}_FILE\``)
  })
})

test('a server whose secret cannot be read says so in a line, and does not start', async () => {
  const programs = await startedPrograms('zhiyuan-secret-start-')
  try {
    const started = programs.run('main', { DATABASE_URL_FILE: '/nowhere/url', PORT: '0' })
    expect(await started.ended).toBe(1)
    expect(started.seen.text.trim().split('\n')).toEqual([
      '环境变量有误 (wrong environment variable):',
      '  DATABASE_URL_FILE: 找不到文件：/nowhere/url (cannot be read)',
    ])
  } finally {
    programs.remove()
  }
}, 240_000)
