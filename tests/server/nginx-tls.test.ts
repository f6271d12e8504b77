import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import axios from 'axios'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBaseTree } from '#contract/catalogue.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { login } from '#contract/session.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { ADDRESS_THROTTLE } from '#server/modules/session/login-throttle.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { addGuessedAccounts } from '#tests/support/guessed-accounts.ts'
import { type Certificate, hasNginx, type Nginx, selfSigned, startNginx } from '#tests/support/nginx.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { freePort } from '../../scripts/start/port.mjs'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-nginx-tls-'))
const tls = hasNginx() && process.platform === 'linux' ? selfSigned(folder) : null
if (tls === null) process.stderr.write('nginx or openssl is not on the PATH: TLS in front is not tested\n')

const secret = Buffer.alloc(32, 7)
const HSTS = 'max-age=31536000; includeSubDomains'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
  /** The address from which it is asked; all of 127.0.0.0/8 are this machine. */
  readonly from?: string
}

const ca = (): Buffer => readFileSync((tls as Certificate).certificate)

const ask = (url: string, { method = 'GET', headers = {}, body, from }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      ca: ca(),
      agent: false as const,
      ...(from ? { localAddress: from } : {}),
    }
    const asked = httpsRequest(url, options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8'),
        })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })

/** The client of the page, with the one certificate that the test trusts. */
const clientBehind = (url: string) => {
  const send = axios.getAdapter('http')
  return createHttp({
    baseUrl: url,
    token: () => null,
    expired: () => undefined,
    adapter: (config) => send({ ...config, httpsAgent: new Agent({ ca: ca() }) }),
  })
}

describe.skipIf(tls === null)('the whole of docs/nginx.conf', () => {
  let database: Database
  let app: FastifyInstance
  let nginx: Nginx
  let narrow: Nginx
  let url = ''
  let film = ''

  beforeAll(async () => {
    const places = { seed: join(folder, 'seed'), data: join(folder, 'data') }
    for (const place of Object.values(places)) mkdirSync(place)
    database = await openUsualDatabase()
    writeFileSync(join(places.data, 'film.mp4'), '0123456789')
    const [kept] = await database.db
      .insert(file)
      .values({
        sha256: Buffer.from('film behind TLS'),
        size: 10,
        mime: 'video/mp4',
        suffix: 'mp4',
        path: 'film.mp4',
        isPublic: false,
        store: 'data',
      })
      .returning()
    film = fileAddresses(secret, () => new Date()).addressOf({
      id: kept?.id ?? 0,
      name: '课.mp4',
      use: 'inline',
    })
    app = await buildTestApp(database, {
      fileAddressSecret: secret,
      storage: folderStorage(places),
      handOver: '/stored',
      trustProxy: 1,
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const behind = { ...places, server: (app.server.address() as AddressInfo).port, tls: tls as Certificate }
    nginx = await startNginx(behind)
    narrow = await startNginx({ ...behind, burst: 3 })
    url = nginx.url
  })
  afterAll(async () => {
    await Promise.all([nginx.stop(), narrow.stop()])
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('who opens a page without TLS is led to it; a call without TLS is refused', async () => {
    const page = await fetch(`${nginx.clearUrl}/list?a=1`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://localhost/list?a=1'])
    const call = await fetch(nginx.clearUrl + login.path, { method: 'POST', body: '{}', redirect: 'manual' })
    expect([call.status, await call.json()]).toEqual([
      400,
      { Code: 400, Data: null, Message: '请使用 https 访问' },
    ])
  })

  test.each([
    ['TLSv1.3', 'TLSv1.3'],
    ['TLSv1.2', 'TLSv1.2'],
    ['TLSv1.1', null],
    ['TLSv1', null],
  ] as const)('a client that speaks %s gets %s', async (version, spoken) => {
    const { port } = new URL(url)
    const got = await new Promise<string | null>((resolve) => {
      const socket = connect({
        host: '127.0.0.1',
        port: Number(port),
        ca: ca(),
        minVersion: version,
        maxVersion: version,
        // A client that would take old ciphers too.
        ciphers: 'DEFAULT@SECLEVEL=0',
      })
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol())
        socket.end()
      })
      socket.once('error', () => resolve(null))
    })
    expect(got).toBe(spoken)
  })

  /** The cipher that a client gets which offers these, in this order; null where there is none. */
  const cipherOf = (version: 'TLSv1.2' | 'TLSv1.3', offered: readonly string[]) =>
    new Promise<string | null>((resolve) => {
      const socket = connect({
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        ca: ca(),
        minVersion: version,
        maxVersion: version,
        ciphers: [...offered, ...(version === 'TLSv1.2' ? ['@SECLEVEL=0'] : [])].join(':'),
      })
      socket.once('secureConnect', () => {
        resolve(socket.getCipher().name)
        socket.end()
      })
      socket.once('error', () => resolve(null))
    })

  const STRONG = [
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
  ]

  // The certificate here is of an elliptic curve: for what needs one of RSA, the list of docs/nginx.conf is read.
  test.each([
    ['CBC', 'ECDHE-ECDSA-AES256-SHA384'],
    ['CBC with SHA-1', 'ECDHE-ECDSA-AES128-SHA'],
    ['a short tag', 'ECDHE-ECDSA-AES256-CCM8'],
    ['no authentication', 'AECDH-AES256-SHA'],
  ])('a client that knows only what is weak gets nothing: %s', async (_, weak) => {
    expect(await cipherOf('TLSv1.2', [weak])).toBeNull()
    expect(await cipherOf('TLSv1.2', [weak, ...STRONG])).toBe(STRONG[0])
  })

  test('no cipher is named but such with forward secrecy and authenticated encryption', () => {
    const named = /ssl_ciphers ([^;]+);/.exec(readFileSync('docs/nginx.conf', 'utf8'))?.[1]?.split(':') ?? []
    expect(named.filter((name) => name.startsWith('ECDHE-ECDSA-'))).toEqual(STRONG)
    expect(named.filter((name) => name.startsWith('ECDHE-RSA-'))).toEqual(
      STRONG.map((name) => name.replace('ECDSA', 'RSA')),
    )
    expect(named).toHaveLength(2 * STRONG.length)
  })

  test('of what a client offers the strongest is taken, whatever stands first', async () => {
    for (let first = 0; first < STRONG.length; first += 1)
      expect(await cipherOf('TLSv1.2', STRONG.slice(first).reverse())).toBe(STRONG[first])
    const newer = ['TLS_AES_128_GCM_SHA256', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_256_GCM_SHA384']
    expect(await cipherOf('TLSv1.3', newer)).toBe('TLS_AES_256_GCM_SHA384')
  })

  test('every answer binds the browser to TLS for a year: calls, refusals, files, what is not there', async () => {
    const paths = [getBaseTree.path, '/api/unknown', '/nowhere.txt', film]
    const answers = await Promise.all(paths.map((path) => ask(url + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 200])
    expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual(paths.map(() => HSTS))
    expect(answers.map(({ headers }) => headers['x-content-type-options'])).toEqual(
      paths.map(() => 'nosniff'),
    )
    expect(answers.map(({ headers }) => headers['server'])).toEqual(paths.map(() => 'nginx'))
  })

  test('a part of a film comes through it, right to the byte', async () => {
    const part = await ask(url + film, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  })

  test('sign-in is slowed down by the address of the client, whatever the client says that it is', async () => {
    const signIn = async (n: number, from: string): Promise<number> => {
      const { body } = await ask(url + login.path, {
        method: 'POST',
        from,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `1.2.3.${n}`,
          forwarded: `for=1.2.4.${n}`,
        },
        body: JSON.stringify({
          Mobile: `x${n}`,
          Password: '0'.repeat(32),
          Client: 2,
          UserKey: '',
          Key: '',
          Times: 0,
        }),
      })
      return (JSON.parse(body) as { Code: number }).Code
    }
    await addGuessedAccounts(database, 'x', ADDRESS_THROTTLE.allowed)
    for (let n = 0; n < ADDRESS_THROTTLE.allowed; n += 1) await signIn(n, '127.0.0.2')
    expect([await signIn(98, '127.0.0.2'), await signIn(99, '127.0.0.3')]).toEqual([423, 400])
  })

  test('a part of an upload that is larger than what nginx takes by itself arrives', async () => {
    const bytes = aFilmOf(3 * 1024 * 1024)
    const uploader = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
    const begun = z.parse(
      addPrivateFileContent.data,
      (await uploader.begin({ name: '大文件', suffix: 'mp4', bytes })).Data,
    )
    const sent = await ask(url + (await uploader.addressOf(begun.UploadId ?? '')), {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
      body: bytes,
    })
    expect([sent.status, sent.headers['upload-offset']]).toEqual([204, String(bytes.length)])
  })

  test('who asks too much is told so in words, by the page too, and only there', async () => {
    const http = clientBehind(narrow.url)
    const reads = await Promise.all(
      Array.from({ length: 12 }, () => http.call(getBaseTree, {}, new AbortController().signal)),
    )
    const refused = reads.flatMap((read) => (read.ok ? [] : [read.failure]))
    expect(reads.length - refused.length).toBe(4)
    expect(refused[0]).toEqual({
      kind: 'rejected',
      reason: 'busy',
      message: '同一网络的请求太多，请稍后再试',
      retryAfterMs: 5000,
    })
    expect(failureText(refused[0] ?? null)).toBe('同一网络的请求太多，请稍后再试')

    const again = await ask(narrow.url + getBaseTree.path)
    expect([
      again.status,
      again.headers['strict-transport-security'],
      again.headers['cache-control'],
    ]).toEqual([429, HSTS, 'no-store'])
    // The limits of sign-in and of files are others, another client is not touched.
    const others = [
      ask(narrow.url + login.path, { method: 'POST' }),
      ask(narrow.url + film),
      ask(narrow.url + getBaseTree.path, { from: '127.0.0.4' }),
    ]
    expect((await Promise.all(others)).map(({ status }) => status)).not.toContain(429)
    const signIns = Array.from({ length: 6 }, () => ask(narrow.url + login.path, { method: 'POST' }))
    expect((await Promise.all(signIns)).map(({ status }) => status)).toContain(429)
  })

  test('while the server is started anew a page says so, and a call is one that is sent again', async () => {
    const nothing = { server: await freePort(), seed: folder, data: folder, tls: tls as Certificate }
    const alone = await startNginx(nothing)
    try {
      const page = await ask(`${alone.url}/list`)
      expect([page.status, page.headers['retry-after'], page.body]).toEqual([
        503,
        '5',
        expect.stringContaining('服务暂时不可用'),
      ])
      const read = await clientBehind(alone.url).call(getBaseTree, {}, new AbortController().signal)
      expect(read).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'unavailable', retryAfterMs: 5000 },
      })
    } finally {
      await alone.stop()
    }
  })
})
