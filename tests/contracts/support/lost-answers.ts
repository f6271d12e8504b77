import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { INTENTION_HEADER } from '#contract/intention.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import type { Http, Sending } from '#infrastructure/http/http.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { withPatience } from '#infrastructure/http/patience.ts'
import { endOfPath, patternOf } from '#tests/support/call-paths.ts'
import { writingCalls } from '#tests/support/writing-calls.ts'

const WRITING = writingCalls.map((call) => ({ end: endOfPath(call), pattern: patternOf(call) }))

/** It ends the session that asks for it: what became of it is told by the words of the expiry that the repetition meets. */
const isOwnErasure = (end: string, body: Buffer): boolean =>
  end === 'personaldata/erasepersonaldata' && body.includes('"UserId":0,')

/**
 * Whether the answer of what was sent is to be lost: the first of every key, and the first of every content where a call has no key
 * (`again: 'known'`). A form without a key is not lost: nobody asks for it again. Notes the ends of their paths in `lost`.
 */
export const losesFirst = (lost: Set<string>) => {
  const seen = new Set<string>()
  return ({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean => {
    const key = headers[INTENTION_HEADER]
    const isForm = headers['content-type']?.startsWith('multipart/') === true
    if (method !== 'POST' || (isForm && key === undefined)) return false
    const [path = ''] = url.split('?')
    const call = WRITING.find(({ pattern }) => pattern.test(path))
    if (call === undefined || isOwnErasure(call.end, body)) return false
    const sent = String(
      key ?? createHash('sha256').update(`${url} ${headers.authorization} `).update(body).digest('hex'),
    )
    if (seen.has(sent)) return false
    seen.add(sent)
    lost.add(call.end)
    return true
  }
}

/** What has one attempt is asked again by its statechart, its outbox or who sent its form: here once. */
const asChartsDo = (http: Http): Http => {
  const again = async <R extends { readonly ok: boolean }>(
    sending: Sending | undefined,
    ask: () => Promise<R>,
  ): Promise<R> => {
    const first = await ask()
    const isLost = 'failure' in first && (first.failure as { readonly kind: string }).kind === 'unreachable'
    return isLost && (sending?.once === true || sending?.outlivesPage === true) ? ask() : first
  }
  return {
    ...http,
    call: (call, request, signal, sending) => again(sending, () => http.call(call, request, signal, sending)),
    answer: (call, request, signal, sending) =>
      again(sending, () => http.answer(call, request, signal, sending)),
    send: (request, read, signal) =>
      again({ once: request.intends !== undefined }, () => http.send(request, read, signal)),
  }
}

/** The client as the product makes it, but that it asks at once what became of a write. */
export const askedAgain = (http: Http): Http =>
  asChartsDo(
    withIntentions(withPatience(http, { tell: () => undefined, asksAfterMs: [0, 0] }), {
      owner: () => null,
      makeKey: randomClientId,
      kept: { read: () => [], keep: () => undefined },
    }),
  )

/**
 * Last in a file: the calls whose answers were lost in it are those of `lost-answers/<file>.txt`, which tests/architecture/lost-answers.test.ts
 * compares with the contract. `npx vitest run --project contracts -u` writes it anew.
 */
export const losesAnswers = (file: string, lost: ReadonlySet<string>): void => {
  test('every answer of a call that writes was lost once', async () => {
    await expect(`${[...lost].sort().join('\n')}\n`).toMatchFileSnapshot(`lost-answers/${file}.txt`)
  })
}
