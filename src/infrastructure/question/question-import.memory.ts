import type { QuestionImportPort } from '#application/question/question-import.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { BATCH_PAGE_SIZE, type ImportBatch } from '#domain/question/import-batch.ts'
import type { EditedQuestion } from '#domain/question/question-correction.ts'
import type { CheckedItem, ImportReport, QuestionImport } from '#domain/question/question-import.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { bankPage } from '../memory/question-bank.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'

const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你没有审核权限，不能导入或导出试题' })
const NO_FILE = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: '这不是 Word、Excel、CSV、GIFT、Moodle XML 或 QTI 文件',
})
const NOTHING_THERE = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这里还没有试题' })

const NO_BATCH = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这次导入' })
const UNDONE = failed<Failure>({
  kind: 'rejected',
  reason: 'conflict',
  message: '这次导入已经撤销，请重新导入',
})

/** Of the formats the in-memory backend reads GIFT alone, and of it a stem with options: `题干 {=答案 ~别的}`. */
const editedIn = (text: string): EditedQuestion => {
  const [stem = '', block = ''] = text.split(/[{}]/)
  const options = [...block.matchAll(/([=~])([^=~]*)/g)]
  const right = options.flatMap(([, sign], at) => (sign === '=' ? [String.fromCharCode(65 + at)] : []))
  return {
    kind: 'single',
    stem: stem.trim(),
    options: options.map(([, , option = '']) => option.trim()),
    answers: [right],
    anyOrder: false,
    analysis: '',
    rubric: [],
    points: null,
    level: 0,
    chapter: '',
    knowledge: '',
    parts: [],
  }
}

const hasAnswer = ({ answers }: EditedQuestion): boolean =>
  answers.flat().some((answer) => answer.trim() !== '')

const textsIn = (file: string): readonly string[] =>
  file
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** What came in is known from then on; the data of the bank stays as it is. */
export const memoryQuestionImport = (backend: MemoryBackend, caller: Caller): QuestionImportPort => {
  const known = new Set<string>()
  /** The latest first, with what is known because of each. */
  const batches: { batch: ImportBatch; readonly texts: readonly string[] }[] = []

  const askInside = makeSessionRequest(backend, caller, 'questionImport')
  const ask = <T>(call: string, signal: AbortSignal, answer: (person: CurrentUser) => Result<T, Failure>) =>
    askInside(call, signal, (person) => (person.rights.review ? answer(person) : NO_RIGHT))

  const keyOf = (text: string, at: number, { place, corrections }: QuestionImport): string =>
    `${place.subject}/${at + 1 in corrections ? JSON.stringify(corrections[at + 1]) : text}`

  const itemOf = (text: string, at: number, wanted: QuestionImport): CheckedItem => {
    const correction = wanted.corrections[at + 1]
    const edit = correction ?? editedIn(text)
    const item = { place: `第 ${2 * at + 1} 行`, reason: '', lost: [], shown: edit, edit }
    if (correction === null) return { ...item, outcome: 'left' }
    if (!hasAnswer(edit)) return { ...item, outcome: 'refused', reason: '没有正确答案' }
    return { ...item, outcome: known.has(keyOf(text, at, wanted)) ? 'known' : 'added' }
  }

  const reportOf = (file: string, wanted: QuestionImport): Result<ImportReport, Failure> => {
    const texts = textsIn(file)
    if (!texts.some((text) => text.includes('{'))) return NO_FILE
    return success({
      format: 'GIFT',
      items: texts.map((text, at) => itemOf(text, at, wanted)),
      mark: file,
    })
  }

  const keep = (person: CurrentUser, wanted: QuestionImport, file: string): void => {
    const { source } = wanted
    const texts = textsIn(file).flatMap((text, at) =>
      itemOf(text, at, wanted).outcome === 'added' ? [keyOf(text, at, wanted)] : [],
    )
    for (const text of texts) known.add(text)
    if (texts.length === 0) return
    const batch = {
      id: batches.length + 1,
      school: person.organisations[0]?.name ?? '',
      importer: person.name,
      source,
      count: texts.length,
      importedAt: new Date(backend.now()).toISOString(),
      releasedAt: '',
      undoneAt: '',
    }
    batches.unshift({ batch, texts })
  }

  return {
    check: async (wanted, sent, signal) => {
      const file = await wanted.file.content.text()
      sent(1)
      return ask('check', signal, () => reportOf(file, wanted))
    },

    bring: async (wanted, sent, signal) => {
      const file = await wanted.file.content.text()
      sent(1)
      return ask('bring', signal, (person) => {
        const report = reportOf(file, wanted)
        if (report.ok) keep(person, wanted, file)
        return report
      })
    },

    progress: (signal) => ask('progress', signal, () => success({ done: 0, total: 0 })),

    batches: (page, signal) =>
      ask('batches', signal, () => {
        const from = (page - 1) * BATCH_PAGE_SIZE
        const items = batches.slice(from, from + BATCH_PAGE_SIZE).map(({ batch }) => batch)
        return success({ index: page, size: BATCH_PAGE_SIZE, total: batches.length, items })
      }),

    decide: ({ id, how }, signal) =>
      ask('decide', signal, () => {
        const found = batches.find(({ batch }) => batch.id === id)
        if (found === undefined) return NO_BATCH
        const { batch, texts } = found
        const now = new Date(backend.now()).toISOString()
        if (how === 'release') {
          if (batch.undoneAt !== '') return UNDONE
          found.batch = { ...batch, releasedAt: batch.releasedAt || now }
        } else {
          for (const text of texts) known.delete(text)
          found.batch = { ...batch, count: 0, undoneAt: batch.undoneAt || now }
        }
        return success(found.batch)
      }),

    take: ({ place, format }, signal) =>
      ask('take', signal, () => {
        const { total, items } = bankPage({ ...WHOLE_BANK, ...place }, Number.MAX_SAFE_INTEGER)
        if (total === 0) return NOTHING_THERE
        const texts = items.map(
          ({ stem }) => `${stem.replace(/<[^>]+>/g, '').replace(/[{}~=#:]/g, '\\$&')} {}`,
        )
        const content = new Blob([texts.join('\n\n')], { type: 'text/plain' })
        return success({ file: { name: `试题.${format}.txt`, content }, count: total, items: [] })
      }),
  }
}
