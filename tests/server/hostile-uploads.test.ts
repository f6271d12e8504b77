import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EDITOR_PATH } from '#contract/editor.ts'
import type { Database } from '#server/db/database.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const VALUES = [
  '',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  '1,2',
  ' 0',
  "' or 1=1 --",
  '\u00ff\u00fe',
  'x'.repeat(4000),
]

let database: Database
let app: FastifyInstance
let token: string
let teacher: ReturnType<typeof uploaderOf>

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database)
  token = await clientOf(app).tokenOf('teacher')
  teacher = uploaderOf(app, token)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('an upload by tus', () => {
  test.each([
    'upload-offset',
    'upload-length',
    'upload-metadata',
    'tus-resumable',
    'content-length',
    'upload-checksum',
    'upload-defer-length',
    'x-http-method-override',
  ])('is refused or taken whatever %s says, never with a 500', async (header) => {
    const bytes = aFilmOf(64)
    const begun = await teacher.begin({ name: `怪 ${header}`, suffix: 'mp4', bytes })
    const id = (begun.Data as { UploadId: string }).UploadId
    for (const value of VALUES)
      for (const method of ['HEAD', 'PATCH', 'POST', 'DELETE', 'OPTIONS'] as const) {
        const answer = await app.inject({
          method,
          url: await teacher.addressOf(id),
          headers: {
            'tus-resumable': '1.0.0',
            'upload-offset': '0',
            ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
            [header]: value,
          },
          ...(method === 'PATCH' && header !== 'content-length' && { payload: Buffer.alloc(8) }),
        })
        // What this server does not offer of tus is 501.
        expect([method, value, [500, 502, 503].includes(answer.statusCode)]).toEqual([method, value, false])
      }
  })

  test.each([
    '',
    '.',
    '..',
    '%00',
    '%FF',
    '%2e%2e%2fsecret',
    '1.2.3',
    '999999.x',
    'x'.repeat(3000),
    '%F0%9F%98%80',
  ])('that is called %s is none', async (id) => {
    const address = await teacher.addressOf('known')
    for (const method of ['HEAD', 'PATCH'] as const) {
      const answer = await app.inject({
        method,
        url: address.replace('/known?', `/${id}?`),
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
        },
        ...(method === 'PATCH' && { payload: Buffer.alloc(8) }),
      })
      expect([400, 404, 414]).toContain(answer.statusCode)
    }
  })
})

describe('the editor', () => {
  const authorization = () => ({ authorization: `Bearer ${token}` })

  test('answers every action and number in the words of its protocol', async () => {
    for (const value of [...VALUES, 'config', 'listimage', 'uploadimage', 'catchimage', '\0', '\ud800'])
      for (const name of ['action', 'start', 'size']) {
        const query = new URLSearchParams({ action: 'listimage', [name]: value })
        for (const method of ['GET', 'POST'] as const) {
          const answer = await app.inject({
            method,
            url: `${EDITOR_PATH}?${query}`,
            headers: authorization(),
          })
          expect({ name, value, method, status: answer.statusCode }).toEqual({
            name,
            value,
            method,
            status: 200,
          })
        }
      }
    // Named twice.
    const twice = await app.inject({
      method: 'GET',
      url: `${EDITOR_PATH}?action=config&action=listimage&start=1&start=2`,
      headers: authorization(),
    })
    expect(twice.statusCode).toBe(200)
  })

  const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n--b--\r\n`

  test.each([
    ['no body', '', 'multipart/form-data; boundary=b'],
    [
      'no boundary',
      part('content-disposition: form-data; name="upfile"; filename="a.png"'),
      'multipart/form-data',
    ],
    [
      'another boundary',
      part('content-disposition: form-data; name="upfile"; filename="a.png"'),
      'multipart/form-data; boundary=c',
    ],
    [
      'a cut end',
      '--b\r\ncontent-disposition: form-data; name="upfile"; filename="a.png"\r\n\r\nx',
      'multipart/form-data; boundary=b',
    ],
    ['no disposition', part('x: y'), 'multipart/form-data; boundary=b'],
    ['no name', part('content-disposition: form-data'), 'multipart/form-data; boundary=b'],
    [
      'a name of signs',
      part('content-disposition: form-data; name="__proto__"; filename="\0..\\/\u202e.png"'),
      'multipart/form-data; boundary=b',
    ],
    [
      'a long name',
      part(`content-disposition: form-data; name="upfile"; filename="${'长'.repeat(3000)}.png"`),
      'multipart/form-data; boundary=b',
    ],
    [
      'a head of half a megabyte',
      part(`content-disposition: form-data; name="upfile"; filename="a.png"\r\nx: ${'y'.repeat(500_000)}`),
      'multipart/form-data; boundary=b',
    ],
    ['json', '{}', 'application/json'],
  ])('says in words what is wrong with %s', async (_, payload, type) => {
    for (const action of ['uploadimage', 'uploadfile']) {
      const answer = await app.inject({
        method: 'POST',
        url: `${EDITOR_PATH}?action=${action}`,
        headers: { ...authorization(), 'content-type': type },
        payload,
      })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode === 200) expect(answer.json<{ state: string }>().state).not.toBe('SUCCESS')
    }
  })
})
