import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import type { Database } from '#server/db/database.ts'
import type { ParseQuestionFile } from '#server/import/questions/parse-in-worker.ts'
import { parseQuestionFile } from '#server/import/questions/parse-question-file.ts'
import { newSubject, type Subject } from '#tests/support/bank.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp, type Persona } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

const OVERTAKEN = [409, '你又检查了别的文件，这一个没有检查，请再试一次']
const SHOWN = [200, '']

/** A file with one question, by whose name it is known again. */
const fileOf = (name: string): string => `::${name}::${name}是多少？ {=2 ~3}\n`

let database: Database
let app: FastifyInstance
let subject: Subject
const tokens = new Map<Persona, string>()
/** What is being looked at, in the order in which it was begun. */
const begun: { readonly file: string; readonly end: () => void }[] = []

/** Looks at a file when the test says so. */
const parseByHand: ParseQuestionFile = async (bytes, ...rest) => {
  const file = Buffer.from(bytes).toString()
  await new Promise<void>((end) => begun.push({ file, end }))
  return parseQuestionFile(bytes, ...rest)
}

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database, { parseQuestionFile: parseByHand })
  subject = await newSubject(database.db, '排队检查')
  for (const persona of ['reviewer', 'secondReviewer'] as const)
    tokens.set(persona, await clientOf(app).tokenOf(persona))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const dryRun = async (persona: Persona, file: string): Promise<unknown> => {
  const form = new FormData()
  form.append(QUESTION_FILE_FIELD, new Blob([file]), '题.txt')
  const request = new Request('http://page/', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: `${importQuestions.path}?StageId=${subject.stageId}&SubjectId=${subject.subjectId}&DryRun=1`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${tokens.get(persona)}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const { Code, Message } = answer.json<{ Code: number; Message: string }>()
  return [Code, Message]
}

const beginning = (...files: readonly string[]) =>
  expect.poll(() => begun.map(({ file }) => file), { interval: 5, timeout: 10_000 }).toEqual(files)

const endOf = (file: string) => begun.find((it) => it.file === file)?.end()

test('dry runs of one user follow one another, of those that wait only the latest; those of another user are not kept', async () => {
  const [one, two, three, other] = ['甲一', '甲二', '甲三', '乙一'].map(fileOf) as [
    string,
    string,
    string,
    string,
  ]
  const first = dryRun('reviewer', one)
  await beginning(one)
  const later = [dryRun('reviewer', two), dryRun('reviewer', three)]
  expect(await Promise.race(later)).toEqual(OVERTAKEN)
  const theirs = dryRun('secondReviewer', other)
  await beginning(one, other)
  endOf(other)
  expect(await theirs).toEqual(SHOWN)

  endOf(one)
  expect(await first).toEqual(SHOWN)
  await expect.poll(() => begun.length, { interval: 5, timeout: 10_000 }).toBe(3)
  const waited = begun[2]
  expect([two, three]).toContain(waited?.file)
  waited?.end()
  const answers = await Promise.all(later)
  expect(answers).toContainEqual(SHOWN)
  expect(answers).toContainEqual(OVERTAKEN)

  // Nothing is left over of it: the next is begun at once.
  const again = dryRun('reviewer', three)
  await expect.poll(() => begun.length, { interval: 5, timeout: 10_000 }).toBe(4)
  begun[3]?.end()
  expect(await again).toEqual(SHOWN)
})
