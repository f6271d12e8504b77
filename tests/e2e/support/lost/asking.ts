import type { APIRequestContext, Page } from '@playwright/test'
import { BASE_URL_VARIABLE } from '#tests/support/base-url.ts'
import type { PersonaKey } from '#tests/support/personas.ts'
import { tokenOf } from '../lessons.ts'
import { tokenFor } from '../token-for.ts'
import type { Ask } from './act.ts'

const tokens = new Map<PersonaKey, Promise<string>>()

/** A session of somebody who does not sit before the page; one for all tests of a worker. */
const tokenAs = (request: APIRequestContext, persona: PersonaKey): Promise<string> => {
  const url = process.env[BASE_URL_VARIABLE] ?? ''
  const token = tokens.get(persona) ?? tokenFor(request, persona, `lost-answers-${process.pid}`, url)
  tokens.set(persona, token)
  return token
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const queryOf = (query: Parts['query'] = {}): string => {
  const said = Object.entries(query).map(([name, value]) => [name, String(value)])
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}

/** Makes calls in a session that somebody has. */
export const askingIn =
  (requests: APIRequestContext, token: string): Ask =>
  async (call, request) => {
    const { params = {}, query, body } = request as Parts
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name])) + queryOf(query)
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await (call.method === 'GET'
      ? requests.get(path, { headers })
      : requests.post(path, { headers, data: body }))
    const { Code, Data, Message } = (await answer.json()) as { Code: number; Data: never; Message: string }
    if (Code !== 200) throw new Error(`${path}: ${Code} ${Message}`)
    return Data
  }

export const asking =
  (page: Page): Ask =>
  async (call, request, persona) => {
    const token = persona === undefined ? await tokenOf(page) : await tokenAs(page.request, persona)
    return askingIn(page.request, token)(call, request)
  }
