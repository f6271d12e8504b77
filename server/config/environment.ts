import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { MetricsPlace } from '../plugins/metrics.ts'
import type { TracingPlace } from '../plugins/tracing.ts'
import type { ClamdPlace } from '../storage/clamd.ts'
import type { DirectSettings } from '../storage/open-storage.ts'
import type { S3Settings } from '../storage/s3-bucket.ts'
import { inProject } from './project-root.ts'
import { withSecretFiles } from './secret-files.ts'

// Each says what is expected: zod/mini has no words of its own.
const text = (fallback: string) => z._default(z.string(), fallback)
const wholeNumber = (fallback: number, least: number, most: number) => {
  const told = `应为 ${least} 至 ${most} 之间的整数`
  return z._default(
    z.coerce.number(told).check(z.int(told), z.minimum(least, told), z.maximum(most, told)),
    fallback,
  )
}
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `应为 ${values.join('、')} 之一`)
const written = (shape: RegExp, told: string) => z.optional(z.string().check(z.regex(shape, told)))
const listOf = (fits: (entry: string) => boolean, told: string) =>
  z._default(z.string().check(z.refine((value) => listIn(value).every(fits), told)), '')

const isNetwork = (entry: string): boolean => {
  const [address = '', bits = '0', more] = entry.trim().split('/')
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more === undefined
}

/**
 * What the framework is told to trust; null for nonsense. `true` is one proxy and never "whoever": every proxy writes
 * the address that it sees behind what the client sent, and only the last entries are not the client's own words.
 */
const asTrust = (value: string): boolean | number | string | null => {
  if (value === 'false' || value === '0') return false
  if (value === 'true') return 1
  if (/^\d$/.test(value)) return Number(value)
  return value.split(',').every(isNetwork) ? value : null
}

const listIn = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** As a browser says it: scheme, host and port, and nothing behind them; never a pattern. */
const isOrigin = (entry: string): boolean =>
  /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry && !entry.includes('*')

/** As an address has it: lower case, a port only where it is not the usual one; never a pattern. */
const isHost = (entry: string): boolean => /^(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/.test(entry)

/** As security.txt names whom to tell (RFC 9116): a URI, and no web page without TLS. */
const isContact = (entry: string): boolean =>
  /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(entry) && URL.canParse(entry)

const schema = z.object({
  /** A PostgreSQL to use; without it the embedded database in DATA_DIR. */
  DATABASE_URL: written(/^postgres(ql)?:\/\//, '应为 postgres:// 开头的地址'),
  PORT: wholeNumber(8080, 0, 65535),
  /** 0.0.0.0: the whole school network; 127.0.0.1: this machine only. Left out, it depends on what the database holds. */
  HOST: z.optional(z.string()),
  DATA_DIR: text('data'),
  /** The runtime configuration that the page reads as /config.json (R-product-3). */
  CONFIG_FILE: text('config/config.json'),
  /** The built client; nothing is served when the folder is missing. */
  CLIENT_DIR: text('dist/client'),
  /** Seconds without a request after which a session ends. */
  SESSION_TTL_SECONDS: wholeNumber(8 * 3600, 60, 90 * 86400),
  /** Seconds after a sign-in at which a session ends, however much it is used. */
  SESSION_MAX_SECONDS: wholeNumber(30 * 86400, 3600, 365 * 86400),
  /** Open sessions (devices) that an account has, where administrators set no other number; 0 for any number. R-session-18. */
  SESSIONS_PER_USER: wholeNumber(20, 0, 1000),
  /** Days between the wish to have an account erased and the deed, in which it can be taken back. */
  ERASURE_WAIT_DAYS: wholeNumber(7, 1, 90),
  /** Days for which a file with a person's data can be fetched. */
  DATA_FILE_DAYS: wholeNumber(7, 1, 90),
  /** Comments that one user may write in a minute; 0 for any number. */
  COMMENTS_PER_MINUTE: wholeNumber(10, 0, 1_000_000),
  /** How many reverse proxies stand before the server (`true` is one), or their addresses, comma separated. */
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine((value) => asTrust(value) !== null, '应为 true、false、代理的层数（0 至 9）或代理的地址'),
      ),
    'false',
  ),
  /** Pages of other hosts that may call this API: their origins, comma separated (docs/configuration.md). */
  PAGE_ORIGINS: listOf(isOrigin, '应为 https://host 这样的来源，逗号分隔，末尾没有斜杠'),
  /** Sites whose pictures may be fetched into texts (urltobase): host or host:port, comma separated; none by default. */
  PICTURE_HOSTS: listOf(isHost, '应为小写的 host 或 host:port，逗号分隔'),
  /** Whom to tell of a weakness, for /.well-known/security.txt, comma separated; without it there is no such page. */
  SECURITY_CONTACT: listOf(isContact, '应为 mailto:、https:// 或 tel: 开头的联系方式，逗号分隔'),
  /** X-Accel-Redirect: the internal location of the proxy that stands for the stores; without it this server reads them. */
  ACCEL_LOCATION: written(/^(\/[\w-]+)+$/, '应为 /stored 这样的路径'),
  /** An S3-compatible store for what people upload; without S3_BUCKET it is kept in DATA_DIR. */
  S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  /** Of a store of one's own; left out for Amazon's. */
  S3_ENDPOINT: written(/^https?:\/\/[^\s?#]+$/, '应为 http:// 或 https:// 开头的地址'),
  S3_REGION: text('us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** `false`: the bucket's name stands in the host, as Aliyun wants it. */
  S3_PATH_STYLE: z._default(oneOf(['true', 'false']), 'true'),
  /** Who gives browsers keys to send to the bucket themselves (AssumeRole); without it uploads go through this server. */
  S3_STS_ENDPOINT: written(/^https?:\/\/[^\s?#]+$/, '应为 http:// 或 https:// 开头的地址'),
  /** The role of those keys; stores that know no roles (MinIO) take any. */
  S3_STS_ROLE_ARN: text('arn:aws:iam::000000000000:role/upload'),
  /** `oss`: Aliyun's own signature for what browsers send, and its own token service. */
  S3_PROVIDER: z._default(oneOf(['s3', 'oss']), 's3'),
  /** Where browsers reach the store, if that is another address than the server's. */
  S3_PUBLIC_ENDPOINT: written(/^https?:\/\/[^\s?#]+$/, '应为 http:// 或 https:// 开头的地址'),
  /** ClamAV's daemon, which looks through every file that is brought in: host:port, or the path of its socket. */
  CLAMD: written(/^(\/\S+|(\[[\da-f:]+\]|[\w.-]+):\d{1,5})$/i, '应为 host:port 或套接字的路径'),
  /** LibreOffice's program, which makes presentations visible in the browser; `off` for none. */
  SOFFICE: text('soffice'),
  /** The program that makes films ready for any line, with ffprobe beside it; `off` for none. */
  FFMPEG: text('ffmpeg'),
  /** Bubblewrap, in which LibreOffice and ffmpeg are shut in with the one file; `off` for none. */
  BWRAP: text('bwrap'),
  /** Where figures for Prometheus are read, on a port of its own; 0 for nowhere. */
  METRICS_PORT: wholeNumber(0, 0, 65535),
  METRICS_HOST: text('127.0.0.1'),
  /** A collector of OpenTelemetry that spans are sent to; without it nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: written(/^https?:\/\/[^\s?#]+$/, '应为 http:// 或 https:// 开头的地址'),
  /** The same, whole, for traces alone. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: written(/^https?:\/\/[^\s?#]+$/, '应为 http:// 或 https:// 开头的地址'),
  /** What a collector is to see of us, `name=value`, comma separated: for all that is sent to it, and for traces alone. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: z.optional(z.string()),
  /** `true`: nothing is sent, whatever else is set. */
  OTEL_SDK_DISABLED: z.optional(z.string()),
  /** What `npm run backup` encrypts with and `npm run restore` decrypts with: a passphrase, or keys of age. */
  BACKUP_KEY: z.optional(z.string()),
  /** The file that holds it instead. */
  BACKUP_KEY_FILE: z.optional(z.string()),
  /** `info` writes a line a request. */
  LOG_LEVEL: z._default(oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'warn'),
  /**
   * `demo` fills an empty database once with the demonstration school, `none` leaves it empty. Left out: `demo` for the
   * embedded database, `none` for one that DATABASE_URL names, since everybody knows the password of the demo accounts.
   */
  SEED: z.optional(oneOf(['demo', 'none'])),
})

export interface Environment {
  readonly databaseUrl: string | null
  readonly port: number
  /** Null: as `hostFor` says. */
  readonly host: string | null
  readonly dataDirectory: string
  readonly configFile: string
  readonly clientDirectory: string
  readonly sessionTtlSeconds: number
  readonly sessionMaxSeconds: number
  readonly sessionsPerUser: number
  readonly erasureWaitDays: number
  readonly dataFileDays: number
  readonly commentsPerMinute: number
  readonly trustProxy: boolean | number | string
  readonly pageOrigins: readonly string[]
  readonly pictureHosts: readonly string[]
  readonly securityContacts: readonly string[]
  readonly accelLocation: string | null
  /** Null: uploads are kept on the disk of this machine. */
  readonly bucket: S3Settings | null
  /** Null: uploads go through this server. */
  readonly direct: DirectSettings | null
  /** Null: no file is looked through. */
  readonly clamd: ClamdPlace | null
  readonly soffice: string
  readonly ffmpeg: string
  readonly bwrap: string
  /** Null: no figures are kept. */
  readonly metrics: MetricsPlace | null
  /** Null: no spans are made. */
  readonly tracing: TracingPlace | null
  /** Where the key of backups is; both null for none. */
  readonly backup: { readonly key: string | null; readonly keyFile: string | null }
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL']
  readonly seed: 'demo' | 'none'
}

/** Everybody knows the password of the demonstration accounts: unless HOST is set, they stay on this machine. */
export const hostFor = (said: string | null, isDemo: boolean): string =>
  said ?? (isDemo ? '127.0.0.1' : '0.0.0.0')

/** Names every variable that is wrong; its value stays out of the message, since it may be a secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

const bucketIn = (it: z.output<typeof schema>): S3Settings | null => {
  if (it.S3_BUCKET === undefined) return null
  if (it.S3_ACCESS_KEY_ID === undefined || it.S3_SECRET_ACCESS_KEY === undefined)
    throw new EnvironmentError(
      '环境变量有误 (wrong environment variable):\n  S3_BUCKET: 还需要 S3_ACCESS_KEY_ID 和 S3_SECRET_ACCESS_KEY',
    )
  return {
    bucket: it.S3_BUCKET,
    endpoint: it.S3_ENDPOINT ?? null,
    region: it.S3_REGION,
    accessKeyId: it.S3_ACCESS_KEY_ID,
    secretAccessKey: it.S3_SECRET_ACCESS_KEY,
    pathStyle: it.S3_PATH_STYLE === 'true',
  }
}

const directIn = (it: z.output<typeof schema>): DirectSettings | null => {
  if (it.S3_STS_ENDPOINT === undefined) return null
  if (it.S3_BUCKET === undefined)
    throw new EnvironmentError(
      '环境变量有误 (wrong environment variable):\n  S3_STS_ENDPOINT: 还需要 S3_BUCKET',
    )
  return {
    provider: it.S3_PROVIDER,
    endpoint: it.S3_PUBLIC_ENDPOINT ?? null,
    sts: { endpoint: it.S3_STS_ENDPOINT, roleArn: it.S3_STS_ROLE_ARN },
  }
}

const clamdIn = (said: string | undefined): ClamdPlace | null => {
  if (said === undefined) return null
  if (said.startsWith('/')) return { path: said }
  const at = said.lastIndexOf(':')
  return { host: said.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(said.slice(at + 1)) }
}

const tracingIn = (it: z.output<typeof schema>): TracingPlace | null => {
  const base = it.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  const url = it.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? null : `${base}/v1/traces`)
  if (url === null || it.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null
  // Of two of one name the later holds.
  const headers = [it.OTEL_EXPORTER_OTLP_HEADERS ?? [], it.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? []].flat()
  return { url, headers: headers.join(',') }
}

/** Reads the environment and the files of its secrets once; empty variables count as absent. */
export const readEnvironment = (variables: NodeJS.ProcessEnv = process.env): Environment => {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const { variables: whole, faults, setBy } = withSecretFiles(present)
  const parsed = z.safeParse(schema, whole)
  const wrong = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${setBy(path.join('.'))}: ${message}`,
  )
  if (!parsed.success || faults.length > 0)
    throw new EnvironmentError(
      ['环境变量有误 (wrong environment variable):', ...faults, ...wrong].join('\n  '),
    )
  const it = parsed.data
  return {
    databaseUrl: it.DATABASE_URL ?? null,
    port: it.PORT,
    host: it.HOST ?? null,
    dataDirectory: inProject(it.DATA_DIR),
    configFile: inProject(it.CONFIG_FILE),
    clientDirectory: inProject(it.CLIENT_DIR),
    sessionTtlSeconds: it.SESSION_TTL_SECONDS,
    sessionMaxSeconds: it.SESSION_MAX_SECONDS,
    sessionsPerUser: it.SESSIONS_PER_USER,
    erasureWaitDays: it.ERASURE_WAIT_DAYS,
    dataFileDays: it.DATA_FILE_DAYS,
    commentsPerMinute: it.COMMENTS_PER_MINUTE,
    trustProxy: asTrust(it.TRUST_PROXY) ?? false,
    pageOrigins: listIn(it.PAGE_ORIGINS),
    pictureHosts: listIn(it.PICTURE_HOSTS),
    securityContacts: listIn(it.SECURITY_CONTACT),
    accelLocation: it.ACCEL_LOCATION ?? null,
    bucket: bucketIn(it),
    direct: directIn(it),
    clamd: clamdIn(it.CLAMD),
    soffice: it.SOFFICE,
    ffmpeg: it.FFMPEG,
    bwrap: it.BWRAP,
    metrics: it.METRICS_PORT === 0 ? null : { host: it.METRICS_HOST, port: it.METRICS_PORT },
    tracing: tracingIn(it),
    backup: { key: it.BACKUP_KEY ?? null, keyFile: it.BACKUP_KEY_FILE ?? null },
    logLevel: it.LOG_LEVEL,
    seed: it.SEED ?? (it.DATABASE_URL ? 'none' : 'demo'),
  }
}
