import * as z from 'zod/mini'
import type { Call, DataOf, RequestOf } from '#contract/call.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'

/** What is said besides of a call's body, by the end of its path; of what it made first. */
export type Changes = Readonly<Record<string, () => Promise<object>>>

export interface Answered {
  readonly Code: number
  readonly Data: unknown
  readonly Message: string
}

const PATH_PARAMETER = /:([A-Za-z]+)(?:\([^)]*\))?/g

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

/** Where a request goes, by its call. */
export const addressOf = ({ path }: Call, { params = {}, query = {} }: Parts): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  const filled = path.replace(PATH_PARAMETER, (_, name: string) => `${params[name] ?? ''}`)
  return search === '' ? filled : `${filled}?${search}`
}

/** Makes calls of the contract as one of the personas; each signs in once. */
export const callsOf = (harness: () => Harness) => {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (persona: Persona): Promise<string> => {
    const known = tokens.get(persona) ?? harness().ask.tokenOf(persona)
    tokens.set(persona, known)
    return known
  }

  /** What is answered, whatever it is; always with HTTP 200. */
  const answer = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    persona: Persona,
  ): Promise<Answered> => {
    const parts = request as Parts
    const token = await tokenOf(persona)
    const { ask } = harness()
    const { status, body } =
      call.method === 'GET'
        ? await ask.get(addressOf(call, parts), token)
        : await ask.post(addressOf(call, parts), parts.body ?? {}, token)
    if (status !== 200) throw new Error(`${call.path} answered HTTP ${status}: ${JSON.stringify(body)}`)
    return { Code: body.Code, Data: body.Data, Message: body.Message }
  }

  /** The Data of a success. */
  const data = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    persona: Persona,
  ): Promise<DataOf<C>> => {
    const { Code, Data, Message } = await answer(call, request, persona)
    if (Code !== 200) throw new Error(`${call.path} answered ${Code} ${Message}`)
    return z.parse(call.data, Data) as DataOf<C>
  }

  /** The Code of whatever is answered. */
  const code = async <C extends Call>(call: C, request: RequestOf<C>, persona: Persona): Promise<number> =>
    (await answer(call, request, persona)).Code

  return {
    answer,
    data,
    code,
    /** A clock that moves on ends sessions: everybody signs in anew. */
    signInAgain: () => tokens.clear(),
  }
}
