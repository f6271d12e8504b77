import * as z from 'zod/mini'
import { getImportProgress, importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import { getSchoolSubjectMenu } from '#contract/school-file.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { accounts } from '#tests/support/server.ts'
import { signIn } from './list/rows.ts'
import { printTable } from './table.ts'

const QUESTIONS = 2000
const TARGET_MS = 200
const REST_MS = 3000

/** The bank has none of these: each is written. */
const file = (): string =>
  Array.from(
    { length: QUESTIONS },
    (_, at) => `::测量 ${at}::一辆车每小时行 ${at + 3} 千米，${at % 9} 小时共行多少千米？ {=${at} ~错}`,
  ).join('\n\n')

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const row = (name: string, times: readonly number[]): readonly string[] => {
  const sorted = times.toSorted((one, other) => one - other)
  const shown = (milliseconds: number) => milliseconds.toFixed(1)
  return [
    name,
    String(sorted.length),
    ...[0.5, 0.99, 1].map((share) => shown(percentile(sorted, share))),
    String(TARGET_MS),
  ]
}

/** The first subject of the second stage, as the address of an import names it. */
const aSubject = async (url: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(`${url}${getSchoolSubjectMenu.path}?orgId=1`, { headers })
  const { Data } = z.parse(z.object({ Data: getSchoolSubjectMenu.data }), await answer.json())
  const stage = Data[1]
  return `StageId=${stage?.Id}&SubjectId=${stage?.Children?.[0]?.Id}`
}

/** How long a call that reads the embedded database waits while a file of questions comes in, beside the same at rest. */
export const bench = async (): Promise<void> => {
  const served = await serveBuild()
  try {
    const token = await signIn(served.url, accounts.reviewer)
    const headers = { authorization: `Bearer ${token}` }
    const ping = async (times: number[]): Promise<void> => {
      const from = performance.now()
      await (await fetch(`${served.url}${getImportProgress.path}`, { headers })).arrayBuffer()
      times.push(performance.now() - from)
    }
    const atRest: number[] = []
    for (const until = performance.now() + REST_MS; performance.now() < until; ) await ping(atRest)

    const form = new FormData()
    form.append(QUESTION_FILE_FIELD, new Blob([file()]), '测量.txt')
    let ended = false
    const from = performance.now()
    const importing = fetch(`${served.url}${importQuestions.path}?${await aSubject(served.url, headers)}`, {
      method: 'POST',
      headers,
      body: form,
    }).finally(() => {
      ended = true
    })
    const meanwhile: number[] = []
    while (!ended) await ping(meanwhile)
    const answer: unknown = await (await importing).json()
    const seconds = (performance.now() - from) / 1000
    const { Data, Message } = z.parse(
      z.object({ Data: z.nullable(z.object({ Items: z.array(z.unknown()) })), Message: z.string() }),
      answer,
    )
    if (Data === null) throw new Error(`the bench could not import: ${Message}`)
    printTable(
      [
        `${Data.Items.length} questions imported in ${seconds.toFixed(1)} s`,
        'calls',
        'p50',
        'p99',
        'longest ms',
        'target',
      ],
      [row('at rest', atRest), row('while they come in', meanwhile)],
    )
  } finally {
    await served.stop()
  }
}
