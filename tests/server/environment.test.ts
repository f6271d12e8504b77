import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { configurationText, readConfiguration } from '#server/config/configuration.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { inProject } from '#server/config/project-root.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-configuration-'))
afterAll(() => rmSync(folder, { recursive: true }))

const DEFAULTS = {
  databaseUrl: null,
  port: 8080,
  host: null,
  dataDirectory: inProject('data'),
  configFile: inProject('config/config.json'),
  clientDirectory: inProject('dist/client'),
  sessionTtlSeconds: 28_800,
  sessionMaxSeconds: 2_592_000,
  sessionsPerUser: 20,
  erasureWaitDays: 7,
  dataFileDays: 7,
  commentsPerMinute: 10,
  trustProxy: false,
  pageOrigins: [],
  pictureHosts: [],
  securityContacts: [],
  accelLocation: null,
  bucket: null,
  direct: null,
  clamd: null,
  soffice: 'soffice',
  ffmpeg: 'ffmpeg',
  bwrap: 'bwrap',
  metrics: null,
  tracing: null,
  backup: { key: null, keyFile: null },
  logLevel: 'warn',
  seed: 'demo',
}

test('nothing set, or set to nothing, gives the defaults', () => {
  expect(readEnvironment({})).toEqual(DEFAULTS)
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', SEED: '' })).toEqual(DEFAULTS)
})

test('everything can be set', () => {
  const all = {
    DATABASE_URL: 'postgresql://a:b@db/zhiyuan',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/zhiyuan',
    CONFIG_FILE: '/etc/zhiyuan.json',
    CLIENT_DIR: '/srv/client',
    SESSION_TTL_SECONDS: '3600',
    SESSION_MAX_SECONDS: '86400',
    SESSIONS_PER_USER: '3',
    ERASURE_WAIT_DAYS: '15',
    DATA_FILE_DAYS: '3',
    COMMENTS_PER_MINUTE: '0',
    TRUST_PROXY: '10.0.0.1',
    PAGE_ORIGINS: 'https://a.school.cn, http://b.school.cn:8443',
    SECURITY_CONTACT: 'mailto:security@school.cn, https://school.cn/security',
    ACCEL_LOCATION: '/stored',
    S3_BUCKET: 'school',
    S3_ENDPOINT: 'https://oss-cn-hangzhou.aliyuncs.com',
    S3_REGION: 'cn-hangzhou',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PATH_STYLE: 'false',
    S3_PROVIDER: 'oss',
    S3_STS_ENDPOINT: 'https://sts.cn-hangzhou.aliyuncs.com',
    S3_STS_ROLE_ARN: 'acs:ram::1:role/upload',
    S3_PUBLIC_ENDPOINT: 'https://oss-cn-hangzhou.aliyuncs.com',
    CLAMD: 'clamd.school.cn:3310',
    SOFFICE: 'off',
    BWRAP: 'off',
    PICTURE_HOSTS: 'img.school.cn, cdn.school.cn:8443',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.2',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.3:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=1',
    BACKUP_KEY: 'age-key',
    LOG_LEVEL: 'debug',
    SEED: 'none',
  }
  expect(readEnvironment(all)).toEqual({
    databaseUrl: all.DATABASE_URL,
    port: 0,
    host: '127.0.0.1',
    dataDirectory: '/srv/zhiyuan',
    configFile: '/etc/zhiyuan.json',
    clientDirectory: '/srv/client',
    sessionTtlSeconds: 3600,
    sessionMaxSeconds: 86_400,
    sessionsPerUser: 3,
    erasureWaitDays: 15,
    dataFileDays: 3,
    commentsPerMinute: 0,
    trustProxy: '10.0.0.1',
    pageOrigins: ['https://a.school.cn', 'http://b.school.cn:8443'],
    pictureHosts: ['img.school.cn', 'cdn.school.cn:8443'],
    securityContacts: ['mailto:security@school.cn', 'https://school.cn/security'],
    accelLocation: '/stored',
    bucket: {
      bucket: 'school',
      endpoint: 'https://oss-cn-hangzhou.aliyuncs.com',
      region: 'cn-hangzhou',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      pathStyle: false,
    },
    direct: {
      provider: 'oss',
      endpoint: 'https://oss-cn-hangzhou.aliyuncs.com',
      sts: { endpoint: 'https://sts.cn-hangzhou.aliyuncs.com', roleArn: 'acs:ram::1:role/upload' },
    },
    clamd: { host: 'clamd.school.cn', port: 3310 },
    soffice: 'off',
    ffmpeg: 'ffmpeg',
    bwrap: 'off',
    metrics: { host: '10.0.0.2', port: 9464 },
    tracing: { url: 'http://10.0.0.3:4318/v1/traces', headers: 'x-key=1' },
    backup: { key: 'age-key', keyFile: null },
    logLevel: 'debug',
    seed: 'none',
  })
})

test('clamd is named by its socket, or by an address of either kind', () => {
  expect(readEnvironment({ CLAMD: '/run/clamav/clamd.ctl' }).clamd).toEqual({ path: '/run/clamav/clamd.ctl' })
  expect(readEnvironment({ CLAMD: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 })
})

test('nothing is sent to a collector where that is switched off', () => {
  const there = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.3:4318' }
  expect(readEnvironment({ ...there, OTEL_SDK_DISABLED: 'false' }).tracing).not.toBeNull()
  expect(readEnvironment({ ...there, OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull()
})

test('every wrong variable is named with what is expected, and no value is repeated', () => {
  const wrong = {
    DATABASE_URL: 'mysql://root:secret@db',
    PORT: '80800',
    SEED: 'full',
    SESSION_TTL_SECONDS: 'soon',
    ACCEL_LOCATION: '/stored/../etc',
    TRUST_PROXY: 'everybody',
    S3_ENDPOINT: 'oss',
    S3_PATH_STYLE: 'yes',
    LOG_LEVEL: 'loud',
    CLAMD: 'clamd.school.cn',
    COMMENTS_PER_MINUTE: '-1',
    PAGE_ORIGINS: 'https://a.school.cn/',
    PICTURE_HOSTS: '*.school.cn',
    SECURITY_CONTACT: 'http://school.cn/security',
  }
  const error = (() => {
    try {
      readEnvironment(wrong)
    } catch (thrown) {
      return String(thrown)
    }
    return ''
  })()
  for (const name of Object.keys(wrong)) expect(error).toContain(`${name}: 应为`)
  expect(error).not.toContain('secret')
})

test.each([
  '*',
  'null',
  'https://*.school.cn',
  'a.school.cn',
  'https://a.school.cn/page',
  'https://A.school.cn',
])('no origin is made of %s', (value) => {
  expect(() => readEnvironment({ PAGE_ORIGINS: `https://b.school.cn,${value}` })).toThrow('PAGE_ORIGINS: ')
})

const written = (text: string): string => {
  const file = join(folder, 'config.json')
  writeFileSync(file, text)
  return file
}

test('the configuration that comes with the product is right', async () => {
  expect(await readConfiguration(inProject('config/config.json'))).toMatchObject({ productName: '知源课堂' })
})

test('without a file everything is as by default', async () => {
  const missing = join(folder, 'missing.json')
  expect((await readConfiguration(missing)).productName).toBe('知源课堂')
  expect((await configurationText(missing)).text).toBe('{}')
})

test.each([
  ['{', '不是有效的 JSON'],
  ['{"productName": ""}', 'productName: 应为'],
  ['{"player": {"scriptUrls": ["ftp://x"]}}', 'player.scriptUrls.0: 应为'],
  ['{"prodctName": "x"}', 'prodctName: 没有这个配置项'],
])('a wrong configuration is named: %s', async (text, message) => {
  await expect(readConfiguration(written(text))).rejects.toThrow(message)
})

test('keys for browsers need a bucket', () => {
  expect(() => readEnvironment({ S3_STS_ENDPOINT: 'https://sts.school.cn' })).toThrow(
    'S3_STS_ENDPOINT: 还需要 S3_BUCKET',
  )
})

test('a bucket without its keys is said to be without them', () => {
  expect(() => readEnvironment({ S3_BUCKET: 'school', S3_ACCESS_KEY_ID: 'key' })).toThrow(
    'S3_BUCKET: 还需要 S3_ACCESS_KEY_ID 和 S3_SECRET_ACCESS_KEY',
  )
})
