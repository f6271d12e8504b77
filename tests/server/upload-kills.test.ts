import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createHttp } from '#infrastructure/http/http.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import { builtServer } from '#tests/support/built-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { accounts } from '#tests/support/server.ts'
import { createDatabase } from '#tests/support/test-databases.ts'

const MEBIBYTE = 1024 * 1024
/** The whole of it where everything is asked for; six kills meet a part, its end and a tab that is new as well as twenty. */
const [SIZE, KILLS] = process.env['TEST_ENGINES'] === 'all' ? [200 * MEBIBYTE, 20] : [60 * MEBIBYTE, 6]
/** More than a part, and less than what is sent between two kills. */
const BETWEEN_KILLS = 9.5 * MEBIBYTE

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-kills-'))
const running = new Set<ChildProcess>()
let program: (name: string) => string
let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  program = await builtServer()
  const source = inject('postgres')
  database = await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, source.template)
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const bring = async (): Promise<ChildProcess> => {
  const child = fork(program('upload-server'), [database.url, folder], { execArgv: [] })
  running.add(child)
  await once(child, 'message')
  return child
}

const listen = async (child: ChildProcess, port: number): Promise<void> => {
  child.send(port)
  await once(child, 'message')
}

const kill = async (child: ChildProcess): Promise<void> => {
  running.delete(child)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A film by its first bytes, and then what no two places of it have in common. */
const makeFilm = async (place: string): Promise<string> => {
  const hash = createHash('sha256')
  const parts = function* () {
    for (let part = 0; part < SIZE / MEBIBYTE; part += 1) {
      const bytes = Buffer.alloc(MEBIBYTE, `${part} `)
      if (part === 0) bytes.write('\0\0\0\x18ftypisom', 'latin1')
      hash.update(bytes)
      yield bytes
    }
  }
  await pipeline(Readable.from(parts()), createWriteStream(place))
  return hash.digest('hex')
}

const hashOfFile = async (place: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(place)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

test(`${SIZE / MEBIBYTE} MB arrive whole although server and tab are killed ${KILLS} times`, {
  timeout: 600_000,
}, async () => {
  const film = join(folder, 'film.mp4')
  const hash = await makeFilm(film)
  const content = await openAsBlob(film)
  const wanted = { name: '课.mp4', size: SIZE, hash, directoryId: 0, onClash: null }
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  let server = await bring()
  await listen(server, port)
  const signIn = await fetch(`${baseUrl}/api/user/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Mobile: accounts.teacher.account,
      Password: accounts.teacher.wirePassword,
      Client: 2,
      UserKey: 'device',
      Key: '',
      Times: 0,
    }),
  })
  const token = String(((await signIn.json()) as { Data: unknown }).Data)
  /** What a new tab begins with: the file and nothing else. */
  const openTab = () =>
    axiosUploadTransport(
      createHttp({ baseUrl, token: () => token, expired: () => undefined, adapter: 'fetch' }),
    )
  const begin = async (tab: ReturnType<typeof openTab>): Promise<string> => {
    const standing = await tab.begin(wanted, new AbortController().signal)
    if (!standing.ok || standing.value.kind !== 'toSend') throw new Error(JSON.stringify(standing))
    return standing.value.uploadId
  }
  const receivedOf = async () => {
    const listed = await openTab().unfinished(new AbortController().signal)
    return listed.ok ? (listed.value[0]?.received ?? 0) : 0
  }

  const ids = new Set<string>()
  const standing: number[] = []
  for (let round = 0; round < KILLS; round += 1) {
    const spare = bring()
    const tab = openTab()
    const uploadId = await begin(tab)
    ids.add(uploadId)
    const before = await receivedOf()
    standing.push(before)
    // On a fast machine more arrives than was waited for: enough is left for every kill.
    const further = Math.min(BETWEEN_KILLS, (SIZE - before) / (2 * (KILLS - round)))
    const closed = new AbortController()
    const sent = tab.send(
      uploadId,
      content,
      (bytes) => {
        if (bytes > before + further && !closed.signal.aborted) {
          server.kill('SIGKILL')
          closed.abort(new Error('the tab is gone'))
        }
      },
      closed.signal,
    )
    await expect(sent).rejects.toThrow('the tab is gone')
    await kill(server)
    server = await spare
    await listen(server, port)
  }
  // Nothing that was said to be safe was lost, and each round got further.
  expect(standing).toEqual([...standing].sort((one, other) => one - other))
  expect(ids.size).toBe(1)

  const tab = openTab()
  const uploadId = await begin(tab)
  const never = new AbortController().signal
  expect(await tab.send(uploadId, content, () => undefined, never)).toEqual({ ok: true, value: true })
  expect(await tab.finish(uploadId, wanted, never)).toMatchObject({
    ok: true,
    value: { kind: 'kept', file: { name: '课.mp4', size: SIZE, hash } },
  })
  expect(await hashOfFile(join(folder, `objects/${hash.slice(0, 2)}/${hash}.mp4`))).toBe(hash)
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  await kill(server)
})
