import * as z from 'zod/mini'
import {
  applyRoster,
  compareRoster,
  getRosterEntries,
  ROSTER_FILE_FIELD,
  ROSTER_STATE,
} from '#contract/roster.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'

const HEAD = '姓名,手机号,学校,职称,角色'

/** Rosters as administrators bring them, by the real routes. */
export const rosterClient = (harness: () => Harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const get = async (persona: Persona, path: string) =>
    (await harness().ask.get(path, await harness().ask.tokenOf(persona))).body
  const send = async (persona: Persona, lines: readonly string[], query = '') => {
    const form = new FormData()
    form.append(ROSTER_FILE_FIELD, new Blob([[HEAD, ...lines].join('\n')]), '名册.csv')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const answer = await harness().app.inject({
      method: 'POST',
      url: `${compareRoster.path}${query}`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        authorization: `Bearer ${await harness().ask.tokenOf(persona)}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
    })
    return z.parse(z.object({ Code: z.number(), Data: z.unknown() }), answer.json())
  }
  const compare = async (persona: Persona, lines: readonly string[], query = '') =>
    z.parse(compareRoster.data, (await send(persona, lines, query)).Data)
  const entries = async (persona: Persona, Id: number, Kind: number) =>
    z.parse(getRosterEntries.data, (await post(persona, getRosterEntries.path, { Id, Kind })).Data).Items ??
    []
  const apply = async (persona: Persona, Id: number) => {
    for (;;) {
      const summary = z.parse(applyRoster.data, (await post(persona, applyRoster.path, { Id })).Data)
      if (summary.State === ROSTER_STATE.applied) return summary
    }
  }
  const kinds = ({ Kinds }: z.output<typeof compareRoster.data>) =>
    Object.fromEntries((Kinds ?? []).map(({ Kind, Total, Chosen }) => [Kind, [Total, Chosen]]))
  return { post, get, send, compare, entries, apply, kinds }
}
