import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { urlToBase } from '#contract/outside-picture.ts'
import type { Database } from '#server/db/database.ts'
import { outsidePictures } from '#server/modules/upload/outside-picture.ts'
import { isPrivateAddress } from '#server/modules/upload/private-address.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

/** One red point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const NOT_FROM_THERE = '这个网站的图片不能直接取用，请先存到本机再插入'
const NOT_THERE = '没有取到图片，请先存到本机再插入'

let database: Database
const sites: Server[] = []

/** A site of this machine, by its name and port. */
const site = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  sites.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `localhost:${(server.address() as AddressInfo).port}`
}

const picture: RequestListener = (_, reply) => {
  reply.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(PNG, 'base64'))
}

/** As from a site of the internet, which no test may ask. */
const fetched = async (hosts: readonly string[], uri: string) => {
  const answer = await outsidePictures({ hosts, isInside: () => false })(uri)
  return typeof answer === 'string' ? answer : answer.message
}

beforeAll(async () => {
  database = await openUsualDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  for (const server of sites.splice(0)) server.close()
})

test('a picture of a named site comes as data, also after a redirect to another named one', async () => {
  const there = await site(picture)
  const before = await site((_, reply) => reply.writeHead(302, { location: `http://${there}/b.png` }).end())
  expect(await fetched([there], `http://${there}/a.png`)).toBe(`data:image/png;base64,${PNG}`)
  expect(await fetched([before, there], `http://${before}/a.png`)).toBe(`data:image/png;base64,${PNG}`)
  expect(await fetched([before], `http://${before}/a.png`)).toBe(NOT_FROM_THERE)
})

test('what no named site may be asked is not asked', async () => {
  let asked = 0
  const there = await site((request, reply) => {
    asked += 1
    picture(request, reply)
  })
  const others = [
    'http://other.example/a.png',
    `http://somebody:secret@${there}/a.png`,
    `ftp://${there}/a.png`,
    `http://${there}.other.example/a.png`,
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '//a.png',
  ]
  expect(await Promise.all(others.map((uri) => fetched([there], uri)))).toEqual(
    others.map(() => NOT_FROM_THERE),
  )
  expect(asked).toBe(0)
})

test('what is no picture, too large, or not there is said', async () => {
  const there = await site(({ url = '' }, reply) => {
    if (url === '/page') reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
    else if (url === '/lie') reply.writeHead(200, { 'content-type': 'image/png' }).end('<html>')
    else if (url === '/large')
      reply.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(5 * 1024 * 1024 + 1))
    else if (url === '/round') reply.writeHead(302, { location: '/round' }).end()
    else reply.writeHead(404).end()
  })
  const answers = ['page', 'lie', 'large', 'round', 'gone'].map((path) =>
    fetched([there], `http://${there}/${path}`),
  )
  expect(await Promise.all(answers)).toEqual([
    '这个地址不是 PNG、JPEG 或 GIF 图片',
    '这个地址不是 PNG、JPEG 或 GIF 图片',
    '图片超过 5 MB，请先存到本机缩小再插入',
    NOT_THERE,
    NOT_THERE,
  ])
})

test('a name that leads inside is not connected to, though it is named; the call says no more than that', async () => {
  let asked = 0
  const there = await site((request, reply) => {
    asked += 1
    picture(request, reply)
  })
  const address = there.replace('localhost', '127.0.0.1')
  const app = await buildTestApp(database, {
    fetchOutsidePicture: outsidePictures({ hosts: [there, address] }),
  })
  const { get, tokenOf } = clientOf(app)
  const token = await tokenOf('teacher')
  const ask = async (host: string) => {
    const { body } = await get(`${urlToBase.path}?uri=${encodeURIComponent(`http://${host}/a.png`)}`, token)
    return [body.Code, body.Message]
  }
  expect(await Promise.all([there, address].map(ask))).toEqual([
    [400, NOT_THERE],
    [400, NOT_FROM_THERE],
  ])
  expect(asked).toBe(0)
  await app.close()
})

test('addresses inside are known in all their spellings', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ]
  const inside6 = [
    '::1',
    '::',
    '::7f00:1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2001:0:7f00::1',
    '2002:7f00:1::',
    'ff02::1',
  ]
  expect([...inside, ...inside6].filter((address) => !isPrivateAddress(address))).toEqual([])
  expect(['1.1.1.1', '172.32.0.1', '2606:4700::1111'].filter(isPrivateAddress)).toEqual([])
})
