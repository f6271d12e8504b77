import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import type { Database } from '#server/db/database.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { addressOf } from '#tests/support/ask-calls.ts'
import { type HostileRequest, requestsOf, UNSTORABLE } from '#tests/support/hostile-values.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { openTestDatabase } from '#tests/support/test-databases.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'

const REVIEWER = 2

/** After it nobody is signed in; it takes nothing. */
const LOGOUT = '/api/user/users/logout'

const walked = allCalls.filter(({ path }) => path !== LOGOUT)

let database: Database
let app: FastifyInstance
let token: string
let knownFor: (call: Call) => Readonly<Record<string, unknown>>
beforeAll(async () => {
  // Every call besides, as it is usually asked: the other suites of the server mostly run on PostgreSQL.
  database = await openTestDatabase('embedded')
  app = await buildTestApp(database, { commentsPerMinute: 0 })
  token = await clientOf(app).tokenOf('reviewer')
  knownFor = await thingsToName(database.db, REVIEWER)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const BOUNDARY = 'between-parts'

/** A file of one question, for the call that takes a file. */
const FILE = [
  `--${BOUNDARY}`,
  `content-disposition: form-data; name="${QUESTION_FILE_FIELD}"; filename="a.gift"`,
  '',
  '1 + 1 = ? {=2 ~3}',
  `--${BOUNDARY}--`,
  '',
].join('\r\n')

const bodyOf = (call: Call, body: unknown) => {
  if (call === importQuestions)
    return { payload: FILE, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
  if (call.body === undefined) return { headers: {} }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const ask = async (call: Call, { params, query, body }: HostileRequest['values']) => {
  const { headers, ...sent } = bodyOf(call, body)
  const response = await app.inject({
    method: call.method,
    url: addressOf(call, { params: { ...params }, query: { ...query } }),
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...sent,
  })
  const { Code, Message } = response.json<{ Code: number; Message: string }>()
  return { status: response.statusCode, code: Code, message: Message }
}

const told = ({ part, place, value }: HostileRequest): string =>
  `${part} ${place.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`

describe.each(walked.map((call) => [call.path, call] as const))('%s', (_, call) => {
  test('answers whatever stands in its fields, and never with a crash', async () => {
    const { usual, hostile } = requestsOf(call, knownFor(call))
    const { message } = await ask(call, usual)
    expect(message, 'the schema takes what the walk begins with').not.toMatch(/^(参数|请求)/)
    const wrong: string[] = []
    for (const request of hostile) {
      const { status, code } = await ask(call, request.values)
      if (status >= 500 || status === 401 || status === 403 || code === 500)
        wrong.push(`HTTP ${status} for ${told(request)}`)
    }
    expect(wrong).toEqual([])
  })

  test('refuses text that no database holds, by the name of its field', async () => {
    const { hostile } = requestsOf(call, knownFor(call))
    const unstorable = hostile.filter(
      ({ part, place, value }) =>
        part === 'body' && place.at(-1) !== 'Keyword' && UNSTORABLE.includes(value as string),
    )
    for (const request of unstorable) {
      const { status, code, message } = await ask(call, request.values)
      expect({ status, code, message }, told(request)).toEqual({
        status: 200,
        code: 400,
        message: `参数不正确：${request.place.join('.')}`,
      })
    }
  })
})
