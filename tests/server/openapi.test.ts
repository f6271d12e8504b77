import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import * as search from '#contract/search.ts'
import * as session from '#contract/session.ts'
import { openPostgres } from '#server/db/database.ts'
import { allCalls as calls } from '#tests/support/all-calls.ts'
import { buildTestApp } from '#tests/support/server.ts'

interface Operation {
  readonly summary: string
  readonly tags: readonly string[]
  readonly operationId: string
  readonly security?: unknown
  readonly requestBody?: { content: Record<string, { schema: object }> }
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[]
  readonly responses: Record<string, { content: Record<string, { schema: { properties: object } }> }>
}
interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly components: Record<string, Record<string, object>>
  readonly paths: Record<string, Record<string, Operation>>
}

/** As the document writes it. */
const pathOf = ({ path }: Call): string => path.replaceAll(/:([A-Za-z]+)(?:\([^)]*\))?/g, '{$1}')

const database = openPostgres('postgresql://nobody@127.0.0.1:1/nothing')
let app: FastifyInstance
let document: Document

beforeAll(async () => {
  app = await buildTestApp(database, { version: '1.2.3' })
  document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const refs = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refs(inner)))

test('the document is OpenAPI 3.1 and names every call of the contract, once', () => {
  expect([document.openapi, document.info.title, document.info.version]).toEqual([
    '3.1.0',
    '知源课堂接口',
    '1.2.3',
  ])
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const wanted = calls.map((call) => `${call.method} ${pathOf(call)}`)
  expect(wanted.length).toBeGreaterThanOrEqual(9)
  expect(named.sort()).toEqual(wanted.sort())
})

test('each call says what it is for, who may make it, and answers in the envelope', () => {
  const ids = new Set<string>()
  for (const call of calls) {
    const operation = document.paths[pathOf(call)]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ summary: call.summary, tags: [call.tag] })
    expect(operation?.security).toEqual(call.access === 'session' ? [{ bearer: [] }] : undefined)
    for (const status of ['200', '4XX', '5XX']) {
      const schema = operation?.responses[status]?.content['application/json']?.schema
      expect(Object.keys(schema?.properties ?? {}), `${call.path} ${status}`).toEqual([
        'Code',
        'Data',
        'Message',
      ])
    }
    ids.add(operation?.operationId ?? '')
  }
  expect(ids.size).toBe(calls.length)
})

test('requests are described: the body of login, the query of hotsearch', () => {
  const body = document.paths[session.login.path]?.['post']?.requestBody?.content['application/json']?.schema
  expect(body).toMatchObject({ required: ['Mobile', 'Password', 'Client', 'UserKey', 'Key', 'Times'] })
  const query = document.paths[search.hotSearch.path]?.['get']?.parameters
  expect(query?.map(({ name, in: place, required }) => [name, place, required ?? false])).toEqual([
    ['type', 'query', false],
  ])
})

test('nothing points to what is not there', () => {
  const known = Object.entries(document.components).flatMap(([kind, entries]) =>
    Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
  )
  expect(refs(document).filter((ref) => !known.includes(ref))).toEqual([])
})

test('the page to read it has no inline script and asks no other host', async () => {
  const page = await app.inject({ method: 'GET', url: '/api/docs' })
  const { statusCode, body, headers } = page
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body.match(/<script(?![^>]*\bsrc=)/g)).toBeNull()
  expect(body.match(/<style/g)).toBeNull()
  expect(body).not.toMatch(/https?:\/\//)
  const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(files.length).toBeGreaterThan(4)
  for (const url of files) expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(200)
})
