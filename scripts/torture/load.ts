import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, DataOf } from '#contract/call.ts'
import { CODE, type Envelope } from '#contract/envelope.ts'
import { INTENTION_HEADER } from '#contract/intention.ts'
import { getPaper, savePaper } from '#contract/paper.ts'
import { shareFileToSchool } from '#contract/share.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { type Failure, isRejectedAs } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import { KINDS, type Kind, type Places, SHARED } from './kinds.ts'
import type { Ledger } from './ledger.ts'

/** How long a write may go without an answer before the run has failed. */
const LONGEST_MS = 120_000
const BETWEEN_TRIES_MS = 50
const FILE_BYTES = 64 * 1024

interface Writing {
  readonly url: string
  readonly token: string
  readonly places: Places
  readonly ledger: Ledger
}

interface Outcome {
  readonly body: Envelope<unknown>
  /** How often it was sent. */
  readonly times: number
}

/** What is told while the database is away (R-wire-12): any other answer of a server that failed is a fault. */
const checkAway = (call: Call, response: Response, { Code, Data, Message }: Envelope<unknown>): void => {
  const seconds = Number(response.headers.get('retry-after'))
  const isTold =
    response.status === CODE.unavailable &&
    Code === CODE.unavailable &&
    Data === null &&
    /[一-龥]/.test(Message) &&
    Number.isInteger(seconds) &&
    seconds > 0
  if (!isTold)
    throw new Error(`${call.path} answered ${response.status} ${Code} ${Message}, again after ${seconds} s`)
}

/** Sends until there is an answer that is no 5xx: under one key, as the client of the API does. */
const insist = async (
  { url, token, ledger }: Writing,
  call: Call,
  query: string,
  body?: object,
): Promise<Outcome> => {
  const key = randomUUID()
  const until = performance.now() + LONGEST_MS
  for (let times = 1; ; times += 1) {
    try {
      const response = await fetch(`${url}${call.path}${query}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json', [INTENTION_HEADER]: key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const answered = (await response.json()) as Envelope<unknown>
      if (response.status < CODE.crash) return { body: answered, times }
      checkAway(call, response, answered)
      ledger.toldAway += 1
    } catch (error) {
      if (performance.now() > until || !isOfTheLine(error)) throw error
    }
    await pause(BETWEEN_TRIES_MS)
  }
}

/** What `fetch` says when nobody listens, the connection breaks, or an answer ends in its middle. */
const isOfTheLine = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof TypeError && /fetch failed|terminated/.test(error.message))

const refused = (call: Call, { Code, Message }: Envelope<unknown>): Error =>
  new Error(`${call.path} answered ${Code} ${Message}`)

const writeNew = async (writing: Writing, { call, body, table }: Kind): Promise<void> => {
  const { ledger, places } = writing
  const mark = ledger.newMark()
  const outcome = await insist(writing, call, '', body(mark, places))
  if (outcome.times > 1) ledger.repeated += 1
  if (outcome.body.Code === CODE.ok) return ledger.acknowledge(table, mark)
  if (outcome.times === 1) throw refused(call, outcome.body)
  ledger.refuse(table, mark)
}

/** A paper that is given one name after another. */
const renaming = async (writing: Writing): Promise<() => Promise<void>> => {
  const { ledger, places } = writing
  const paper = { Kind: 1, Minutes: 0, ClientId: randomUUID() }
  const Sections = [{ Name: '一', Items: [{ QuestionId: places.questionId, Score: 5 }] }]
  const save = (change: object) => insist(writing, savePaper, '', { ...paper, Sections, ...change })
  type Saved = { readonly Id: number; readonly RowVersion: number; readonly Name: string }
  const first = await save({ Id: 0, Name: '改名', RowVersion: 0 })
  let saved = first.body.Data as Saved
  return async () => {
    const Name = ledger.newMark()
    const outcome = await save({ Id: saved.Id, Name, RowVersion: saved.RowVersion })
    if (outcome.times > 1) ledger.repeated += 1
    if (outcome.body.Code === CODE.ok) saved = outcome.body.Data as Saved
    else {
      if (outcome.times === 1) throw refused(savePaper, outcome.body)
      const read = await insist(writing, getPaper, `?Id=${saved.Id}`)
      saved = read.body.Data as Saved
      if (saved.Name !== Name) throw refused(savePaper, outcome.body)
      ledger.refusedThoughStored.add(Name)
    }
    ledger.answered += 1
    ledger.names.set(saved.Id, Name)
  }
}

/** Asks a school to take a file into its library. */
const share = async (writing: Writing, fileId: number, name: string): Promise<void> => {
  const { ledger, places } = writing
  const mark = ledger.newMark()
  ledger.shared.set(mark, name)
  const outcome = await insist(writing, shareFileToSchool, '', {
    OrgId: places.schoolId,
    FileIds: [fileId],
    StageId: places.stageId,
    SubjectId: places.subjectId,
    Remark: mark,
  })
  if (outcome.times > 1) ledger.repeated += 1
  if (outcome.body.Code !== CODE.ok) throw refused(shareFileToSchool, outcome.body)
  const { Failed = [] } = outcome.body.Data as DataOf<typeof shareFileToSchool>
  const [failed] = Failed ?? []
  if (failed === undefined) return ledger.acknowledge(SHARED.table, mark)
  // 待审核 already: by the sending before, whose answer was lost.
  if (outcome.times === 1 || failed.Code !== CODE.conflict)
    throw new Error(`${shareFileToSchool.path} answered ${failed.Code} ${failed.Message}`)
  ledger.refuse(SHARED.table, mark)
}

/** What became of a call of the client's own transport, as `checkAway` has it of the others. */
const noteAway = (ledger: Ledger, called: Result<unknown, Failure | { readonly kind: 'lost' }>): void => {
  if (called.ok || called.failure.kind !== 'rejected') return
  if (isRejectedAs(called.failure, 'crashed')) throw new Error(`an upload was told ${called.failure.message}`)
  if (isRejectedAs(called.failure, 'unavailable')) ledger.toldAway += 1
}

/** Files of a film's first bytes and chance, sent as the client sends them and begun anew after a fault, then shared with a school. */
const uploading = (writing: Writing): (() => Promise<void>) => {
  const { url, token, ledger } = writing
  const http = createHttp({ baseUrl: url, token: () => token, expired: () => undefined, adapter: 'fetch' })
  const never = new AbortController().signal
  return async () => {
    const bytes = randomBytes(FILE_BYTES)
    bytes.write('\0\0\0\x18ftypisom', 'latin1')
    const hash = createHash('sha256').update(bytes).digest('hex')
    const mark = ledger.newMark()
    const name = `${mark}.mp4`
    const wanted = { name, size: bytes.length, hash, directoryId: 0, onClash: null }
    const until = performance.now() + LONGEST_MS
    let kept: FileItem | null = null
    for (let times = 1; ; times += 1) {
      const transport = axiosUploadTransport(http)
      const begun = await transport.begin(wanted, never)
      noteAway(ledger, begun)
      if (begun.ok && begun.value.kind === 'kept') kept = begun.value.file
      if (begun.ok && begun.value.kind === 'toSend') {
        const { uploadId } = begun.value
        const sent = await transport.send(uploadId, new Blob([bytes]), () => undefined, never)
        noteAway(ledger, sent)
        const finished = sent.ok ? await transport.finish(uploadId, wanted, never) : null
        if (finished !== null) noteAway(ledger, finished)
        if (finished?.ok && finished.value.kind === 'kept') kept = finished.value.file
      }
      if (kept !== null) break
      if (performance.now() > until) throw new Error(`${name} did not arrive: ${JSON.stringify(begun)}`)
      if (times === 1) ledger.repeated += 1
      await pause(BETWEEN_TRIES_MS)
    }
    ledger.answered += 1
    ledger.files.set(name, hash)
    await share(writing, kept.id, mark)
  }
}

export interface Load {
  /** No further write begins; resolves once every write that began is answered. */
  stop(): Promise<void>
}

/** Writers that write on and on, each of all kinds in turn, and of another first than the one before; the first of them begins with this one. */
export const startLoad = async (writings: readonly Writing[], first: number): Promise<Load> => {
  let isStopping = false
  const write = async (writing: Writing, at: number) => {
    const turns = [
      ...KINDS.map((kind) => () => writeNew(writing, kind)),
      await renaming(writing),
      uploading(writing),
    ]
    for (let turn = first + at; !isStopping; turn += 1) await turns[turn % turns.length]?.()
  }
  const all = Promise.all(writings.map(write))
  // Whoever stops hears of it.
  all.catch(() => undefined)
  return {
    stop: async () => {
      isStopping = true
      await all
    },
  }
}
