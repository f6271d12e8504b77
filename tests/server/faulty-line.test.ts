import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { EDITOR_PATH } from '#contract/editor.ts'
import { importQuestions } from '#contract/question-import.ts'
import { compareRoster } from '#contract/roster.ts'
import { chanceFor } from '#demo/seed/random.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import type { QuestionFile } from '#domain/question/question-import.ts'
import { createHttp, type Http } from '#infrastructure/http/http.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { axiosRoster } from '#infrastructure/people/roster.axios.ts'
import { axiosQuestionImport } from '#infrastructure/question/question-import.axios.ts'
import { axiosPictureUpload } from '#infrastructure/upload/picture-upload.axios.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { chanceOf, isWholeRun, kindsFor, seeds, tell } from '#tests/support/fault-run.ts'
import { type FaultKind, type FaultyProxy, startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import { usualOf } from '#tests/support/hostile-values.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'

const REVIEWER = 2
type KnownFor = (call: Call) => Readonly<Record<string, unknown>>

/** What is asked, the same each time. */
interface Asked {
  readonly path: string
  readonly make: (knownFor: KnownFor) => (http: Http) => Promise<Result<unknown, Failure>>
}

const signal = () => new AbortController().signal
const unheard = () => undefined

const QUESTIONS: QuestionFile = { name: '一元一次方程.gift', content: new Blob(['1 + 1 = ? {=2 ~3}']) }
const ROSTER = { name: '名册.csv', content: new Blob(['姓名,手机号\n程晚,13700000778']) }
const PICTURE = {
  name: '板书.png',
  content: new Blob([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
      'base64',
    ),
  ]),
}

/** With a file in them they are no calls of the client's: each goes as its adapter sends it. */
const FORMS: readonly Asked[] = [
  {
    path: importQuestions.path,
    make: (knownFor) => {
      const { query } = usualOf(importQuestions, knownFor(importQuestions))
      const place = { ...NOWHERE, stage: Number(query?.['StageId']), subject: Number(query?.['SubjectId']) }
      const wanted = { file: QUESTIONS, place, source: '', corrections: {} }
      return (http) => axiosQuestionImport(http).bring(wanted, unheard, signal())
    },
  },
  {
    path: compareRoster.path,
    make: () => (http) => axiosRoster(http).compare({ file: ROSTER, organisationId: 0 }, signal()),
  },
  { path: EDITOR_PATH, make: () => (http) => axiosPictureUpload(http).upload(PICTURE, unheard, signal()) },
]

const ofCall = (call: Call): Asked => ({
  path: call.path,
  make: (knownFor) => {
    const usual = usualOf(call, knownFor(call))
    return (http) => http.call(call, usual, signal())
  },
})

const asked: readonly Asked[] = [
  ...allCalls.filter(({ path }) => FORMS.every((form) => form.path !== path)).map(ofCall),
  ...FORMS,
]

/** What is asked after these is asked without a session. */
const ENDS_SESSION = new Set<string>(['/api/user/users/logout'])

const STALLED_MS = 150
/** No page shows what has come until then: the drops have only to come one by one. */
const BETWEEN_DROPS_MS = 10

/** What may become of a call that meets the fault; an answer that is read all the same is `read`. */
const OUTCOMES: Readonly<Record<FaultKind, readonly string[]>> = {
  refused: ['unreachable'],
  reset: ['unreachable'],
  cut: ['unreachable'],
  truncated: ['unreachable'],
  stalled: ['timedOut'],
  html: ['unreadable'],
  storm: ['unreadable', 'rejected unavailable', 'rejected crashed'],
  // What is read loosely is read; what tells of no session may end none.
  shape: ['unreadable', 'answered'],
  slow: ['answered'],
  clock: ['answered'],
}

/** Refusals that are no answer: the server is away or failed. */
const NO_ANSWER = ['rejected unavailable', 'rejected crashed', 'rejected busy', 'rejected noRoom']

/** Whether the server itself said yes or no. */
const isAnswer = (name: string): boolean =>
  name === 'read' || name === 'forbidden' || (name.startsWith('rejected ') && !NO_ANSWER.includes(name))

const isAmong = (name: string, outcomes: readonly string[]): boolean =>
  outcomes.includes(name) || (outcomes.includes('answered') && isAnswer(name))

const named = (read: Result<unknown, Failure>): string => {
  if (read.ok) return 'read'
  const { failure } = read
  return failure.kind === 'rejected' ? `rejected ${failure.reason}` : failure.kind
}

onEachEngine('a line with faults', (harness) => {
  let proxy: FaultyProxy
  let knownFor: KnownFor
  beforeAll(async () => {
    const { app, database } = harness()
    proxy = await startFaultyProxy(await app.listen({ host: '127.0.0.1', port: 0 }), BETWEEN_DROPS_MS)
    knownFor = await thingsToName(database.db, REVIEWER)
  })
  afterAll(() => proxy.close())

  /** One client, which knows what it sent, by a line of its own for as long as it has no patience. */
  const clientOf = (token: string, ended: () => void, isHurried: () => boolean) => {
    const lineWith = (more: { readonly timeoutMs?: number }) =>
      createHttp({ baseUrl: proxy.url, token: () => token, expired: ended, adapter: 'http', ...more })
    const [patient, hurried] = [lineWith({}), lineWith({ timeoutMs: STALLED_MS })]
    return withIntentions(
      {
        ...patient,
        call: (...one) => (isHurried() ? hurried : patient).call(...one),
        // A form says itself how long its file may take.
        send: (request, ...rest) =>
          patient.send(isHurried() ? { ...request, timeout: STALLED_MS } : request, ...rest),
      },
      { owner: () => 1, makeKey: randomUUID, kept: { read: () => [], keep: () => undefined } },
    )
  }

  /** The session of all calls, until one of them ends it. */
  let session: string | null = null

  /** '' or what did not hold. */
  const wrongOf = async ({ path, make }: Asked, kind: FaultKind, seed: string): Promise<string> => {
    const send = make(knownFor)
    const token = session ?? (await harness().ask.tokenOf('reviewer'))
    session = ENDS_SESSION.has(path) ? null : token
    let ended = 0
    let isHurried = kind === 'stalled'
    const client = clientOf(
      token,
      () => (ended += 1),
      () => isHurried,
    )
    proxy.begin({ kind, meets: () => true, chance: chanceOf(seed, path, kind) })
    const read = named(await send(client))
    const met = await proxy.end()
    // The server may take its time.
    isHurried = false
    if (met === 0) return 'met no fault'
    if (!isAmong(read, OUTCOMES[kind])) return `was ${read}`
    if (ended > 0) return 'ended the session'
    // Whatever the fault did, the same again is answered, and by the server itself.
    const after = named(await send(client))
    return isAnswer(after) || (after === 'expired' && ENDS_SESSION.has(path))
      ? ''
      : `was ${after} after the fault`
  }

  test.each(seeds.map((seed, index) => [seed, index] as const))(
    'ends no session, tells what it was and is over when it is over, for every call (seed %s)',
    { timeout: 600_000 },
    async (seed, seedIndex) => {
      expect(asked.length).toBeGreaterThan(150)
      const wrong: string[] = []
      for (const [index, one] of asked.entries())
        for (const kind of kindsFor(index, seedIndex, isWholeRun ? 4 : 1)) {
          const found = await wrongOf(one, kind, seed)
          tell({ where: 'call', kind, what: one.path, wrong: found })
          if (found !== '') wrong.push(`${kind} ${one.path} ${found}`)
        }
      expect(wrong).toEqual([])
    },
  )

  test('the same seed brings the same faults', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, () => chanceFor(seed)(0, 1000))
    expect(draw('一')).toEqual(draw('一'))
    expect(chanceOf('一', '/a', 'shape')(0, 1e9)).not.toBe(chanceOf('二', '/a', 'shape')(0, 1e9))
  })
})
