import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import { compareRoster, ROSTER_FILE_FIELD } from '#contract/roster.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { addressOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { type HostileRequest, readsAs, requestsOf, UNSTORABLE } from '#tests/support/hostile-values.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'

const REVIEWER = 2

/**
 * Every value goes the whole way where everything is asked for. Else what the schema refuses is asked of the validator itself, and by one
 * request for each field, and what a route would be handed again is left out: it cannot tell ' ' from '', nor 1 from '1 '.
 */
const IS_WHOLE = process.env['TEST_ENGINES'] === 'all'

/** What reads is asked several times at once, fewer than there are connections: two fifths of the time the database is waited for. */
const AT_ONCE = 8
const reads = ({ method, again }: Call): boolean => method === 'GET' || again === 'asks'

/** After it nobody is signed in; it takes nothing. */
const LOGOUT = '/api/user/users/logout'

const walked = allCalls.filter(({ path }) => path !== LOGOUT)

const BOUNDARY = 'between-parts'

const fileAs = (field: string, name: string, text: string): string =>
  [
    `--${BOUNDARY}`,
    `content-disposition: form-data; name="${field}"; filename="${name}"`,
    '',
    text,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')

/** For the calls that take a file. */
const FILES = new Map<Call, string>([
  [importQuestions, fileAs(QUESTION_FILE_FIELD, 'a.gift', '1 + 1 = ? {=2 ~3}')],
  [compareRoster, fileAs(ROSTER_FILE_FIELD, 'a.csv', '姓名,手机号\r\n程晚,13700000778')],
])

const bodyOf = (call: Call, body: unknown) => {
  const file = FILES.get(call)
  if (file !== undefined)
    return { payload: file, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
  if (call.body === undefined) return { headers: {} }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** What only an administrator of the platform gets past the question of rights with. */
const isForAdministrators = ({ path }: Call): boolean => /^\/api\/user\/(?:manage|release)\//.test(path)

const askWith = async (
  app: FastifyInstance,
  token: string,
  call: Call,
  { params, query, body }: HostileRequest['values'],
) => {
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

/** R-product-7: a text that the named field of a body refuses; a search is asked for what is left of it. */
const isToBeRefused = ({ part, place, value }: HostileRequest): boolean =>
  part === 'body' && place.at(-1) !== 'Keyword' && UNSTORABLE.includes(value as string)

onEachEngine(
  'the values of a request',
  (harness) => {
    let reviewer: string
    let administrator: string
    let knownFor: (call: Call) => Readonly<Record<string, unknown>>
    beforeAll(async () => {
      reviewer = await harness().ask.tokenOf('reviewer')
      administrator = await harness().ask.tokenOf('platformAdministrator')
      knownFor = await thingsToName(harness().database.db, REVIEWER)
    })

    test.each(
      walked.map((call) => [call.path, call] as const),
    )('%s answers whatever stands in its fields, never with a crash, and refuses by name what no database holds', async (_, call) => {
      const token = isForAdministrators(call) ? administrator : reviewer
      const ask = (values: HostileRequest['values']) => askWith(harness().app, token, call, values)
      const { usual, hostile } = requestsOf(call, knownFor(call))
      const { message } = await ask(usual)
      expect(message, 'the schema takes what the walk begins with').not.toMatch(/^(参数|请求)/)
      const asked = new Set<string>()
      const sent: { readonly request: HostileRequest; readonly refused: readonly string[] | null }[] = []
      for (const request of hostile) {
        const { refused, as } = readsAs(call, request)
        const field = request.place.join('.')
        if (isToBeRefused(request)) expect(refused, told(request)).toEqual([field])
        const alike = `${request.part} ${refused === null ? as : `refused ${field}`}`
        if (asked.has(alike) && !IS_WHOLE) continue
        asked.add(alike)
        sent.push({ request, refused })
      }
      const wrong: string[] = []
      const send = async ({ request, refused }: (typeof sent)[number]): Promise<void> => {
        const { status, code, message: reason } = await ask(request.values)
        if (status >= 500 || status === 401 || status === 403 || code === 500)
          wrong.push(`HTTP ${status} for ${told(request)}`)
        if (refused !== null)
          expect([status, code, reason], told(request)).toEqual([
            200,
            400,
            `参数不正确：${refused.join('、')}`,
          ])
      }
      const inTurn = pLimit(reads(call) ? AT_ONCE : 1)
      await Promise.all(sent.map((one) => inTurn(send, one)))
      expect(wrong).toEqual([])
    })
  },
  { commentsPerMinute: 0 },
)
