import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCommentsList } from '#contract/comment.ts'
import { addPrivateDirectory, getPrivateDirectoryTree } from '#contract/private-file.ts'
import { current } from '#contract/session.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import { freePort } from '#tests/support/free-port.ts'
import { accounts } from '#tests/support/server.ts'
import { BANNERS } from '#tests/support/server-client.ts'
import { smallDisks } from '#tests/support/small-disk.ts'
import { putDemonstration, type Started, startedPrograms, untilAnswers } from '#tests/support/started.ts'

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000
const MEGABYTES = 400

const disks = smallDisks()
let programs: Awaited<ReturnType<typeof startedPrograms>>
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-full-')
}, PATIENCE)
afterAll(() => {
  programs.remove()
  disks.remove()
})

interface Told {
  readonly status: number
  readonly Code: number
  readonly Data: unknown
  readonly Message: string
}

const clientAt = (url: string) => {
  let token = ''
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Told> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, ...((await response.json()) as Omit<Told, 'status'>) }
  }
  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, body: object) => ask('POST', path, body),
    token: () => token,
    async signIn({ account, wirePassword } = accounts.teacher): Promise<Told> {
      const told = await ask('POST', '/api/user/users/login', {
        Mobile: account,
        Password: wirePassword,
        Client: 2,
        UserKey: 'device',
        Key: '',
        Times: 0,
      })
      if (told.Code === 200) token = String(told.Data)
      return told
    },
  }
}

/** With the number that the log has too. */
const FULL_WITH_NUMBER = /^服务器的磁盘满了，没有保存，请联系管理员（编号 [0-9a-f-]{36}）$/
const FULL = {
  status: 507,
  Code: 507,
  Data: null,
  Message: expect.stringMatching(FULL_WITH_NUMBER) as string,
}
const namesIn = (tree: unknown): string[] =>
  [...JSON.stringify(tree).matchAll(/满盘\d+/g)].map(([name]) => name)

test.runIf(disks.canMount)(
  'a running server whose disk fills reads on, refuses writes with 507, outlives a kill and goes on once there is room',
  async () => {
    disks.insert(MEGABYTES)
    const dataDirectory = join(disks.folder, 'data')
    await putDemonstration(dataDirectory)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const start = (): Started =>
      programs.run('main', { DATA_DIR: dataDirectory, PORT: String(port), FFMPEG: 'off', SOFFICE: 'off' })
    const server = start()
    await untilAnswers(url, server)
    const { get, post, signIn, token } = clientAt(url)
    expect((await signIn()).status).toBe(200)
    const kept: string[] = []
    const write = async (): Promise<Told> => {
      const name = `满盘${kept.length + 1}`
      const told = await post(addPrivateDirectory.path, { Id: 0, ParentId: 0, Name: name })
      if (told.status === 200 && told.Code === 200) kept.push(name)
      return told
    }
    const tree = async () => namesIn((await get(getPrivateDirectoryTree.path)).Data)
    const readings = async () =>
      (
        await Promise.all([
          get(BANNERS),
          get(current.path),
          get(getPrivateDirectoryTree.path),
          post(getCommentsList.path, { ObjectId: 1, Type: 3, PageIndex: 1, PageSize: 10 }),
        ])
      ).map(({ status }) => status)
    for (let n = 0; n < 5; n += 1) await write()
    expect(kept.length).toBe(5)

    disks.fill()
    expect(await write()).toEqual(FULL)
    expect(await clientAt(url).signIn(accounts.reviewer)).toEqual(FULL)
    expect(await readings()).toEqual([200, 200, 200, 200])
    expect(await tree()).toEqual(kept)
    const http = createHttp({ baseUrl: url, token, expired: () => undefined, adapter: 'fetch' })
    const begun = await axiosUploadTransport(http).begin(
      { name: '课.mp4', size: 4096, hash: '0'.repeat(64), directoryId: 0, onClash: null },
      new AbortController().signal,
    )
    expect(begun.ok).toBe(false)
    expect(disks.freeBytes()).toBe(0)

    disks.makeRoom()
    await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(200)
    disks.fill()
    expect(await write()).toEqual(FULL)

    // As the system ends it; what starts it again meets the full disk.
    server.child.kill('SIGKILL')
    await server.ended
    const again = start()
    await untilAnswers(url, again)
    expect(again.seen.text).toContain('数据目录所在的磁盘快满了，服务器只读不写，请腾出空间')
    expect(await readings()).toEqual([200, 200, 200, 200])
    expect(await tree()).toEqual(kept)
    expect(await write()).toEqual(FULL)
    disks.makeRoom()
    await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(200)
    expect(await tree()).toEqual(kept)
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    const lines = server.seen.text.split('\n').filter((line) => line.includes('"level"'))
    const rooms = lines
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
      .filter((msg) => msg.includes('room'))
    // The last words of a process that is killed may not come out.
    expect(rooms.slice(0, 2)).toEqual([
      'no room on the disk of the data directory: nothing is written until there is',
      'there is room on the disk of the data directory again',
    ])
  },
  PATIENCE,
)
