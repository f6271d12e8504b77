import type { QuestionImportPort } from '#application/question/question-import.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { ImportedItem, ImportReport, QuestionImport } from '#domain/question/question-import.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { bankPage } from '../memory/bank-shelf.ts'
import { sessionAsker } from '../memory/session-asker.ts'
import type { Caller, World } from '../memory/world.ts'

const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你没有审核权限，不能导入或导出试题' })
const NO_FILE = failed<Failure>({
  kind: 'rejected',
  code: 400,
  message: '这不是 GIFT、Moodle XML 或 QTI 文件',
})
const NOTHING_THERE = failed<Failure>({ kind: 'rejected', code: 404, message: '这里还没有试题' })

/** Of the formats the world reads GIFT alone, and of it what has an answer: `题干 {=答案}`. */
const isQuestion = (text: string): boolean => /\{[^}]*=[^}]*\}/.test(text)

const textsIn = (file: string): readonly string[] =>
  file
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** What came in is known from then on; the shelf of the bank stays as it is. */
export const memoryQuestionImport = (world: World, caller: Caller): QuestionImportPort => {
  const known = new Set<string>()

  const askInside = sessionAsker(world, caller, 'questionImport')
  const ask = <T>(call: string, signal: AbortSignal, answer: (person: CurrentUser) => Result<T, Failure>) =>
    askInside(call, signal, (person) => (person.rights.review ? answer(person) : NO_RIGHT))

  const itemOf = (text: string, at: number, subject: number): ImportedItem => {
    const item = { place: `第 ${at + 1} 题`, reason: '', lost: [] }
    if (!isQuestion(text)) return { ...item, outcome: 'refused', reason: '没有正确答案' }
    return { ...item, outcome: known.has(`${subject}/${text}`) ? 'known' : 'added' }
  }

  const reportOf = (file: string, { place }: QuestionImport): Result<ImportReport, Failure> => {
    const texts = textsIn(file)
    if (!texts.some((text) => text.includes('{'))) return NO_FILE
    return success({ format: 'GIFT', items: texts.map((text, at) => itemOf(text, at, place.subject)) })
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
      return ask('bring', signal, () => {
        const report = reportOf(file, wanted)
        if (report.ok)
          for (const text of textsIn(file)) if (isQuestion(text)) known.add(`${wanted.place.subject}/${text}`)
        return report
      })
    },

    progress: (signal) => ask('progress', signal, () => success({ done: 0, total: 0 })),

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
