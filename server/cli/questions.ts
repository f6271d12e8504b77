import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { bankQuestionRepository } from '../import/questions/bank-question.repository.ts'
import { questionsAt } from '../import/questions/export-questions.ts'
import type { ExportedItem } from '../import/questions/exported-file.ts'
import { findAuthor, findPlace, type PlaceNames } from '../import/questions/find-place.ts'
import { releaseBatch } from '../import/questions/import-batch.ts'
import { importPlaceRepository } from '../import/questions/import-place.repository.ts'
import { importQuestions, type Progress, tryQuestions } from '../import/questions/import-questions.ts'
import { type ItemReport, parseQuestionFile } from '../import/questions/parse-question-file.ts'
import {
  formatForName,
  isQuestionFormat,
  QUESTION_FORMATS,
  writeQuestions,
} from '../import/questions/question-format.ts'
import { questionName } from '../modules/content/question-name.ts'
import { systemClock } from '../runtime/clock.ts'
import { say } from '../runtime/console.ts'
import { openStorage } from '../storage/open-storage.ts'
import { seedFilesFolder } from '../storage/seed-files-folder.ts'
import { withDatabase } from './command-database.ts'

export interface ImportOptions extends PlaceNames {
  readonly by: string
  readonly source: string
  readonly year: string
  readonly dryRun: boolean
  /** For every school at once. */
  readonly release: boolean
}

const tell = ({ place, outcome, reason, lost }: ItemReport): void => {
  if (outcome === 'refused') say(`  ${place}：没有导入，${reason}`)
  else if (lost.length > 0) say(`  ${place}：${lost.join('；')}`)
}

/** Now and then, so that a large file is seen to go on. */
const EVERY = 1000

const progressTeller = (): Progress => {
  let told = 0
  return (done, total) => {
    if (done - told < EVERY || done === total) return
    told = done
    say(`  已处理 ${done} / ${total} 题`)
  }
}

const count = (reports: readonly ItemReport[], wanted: ItemReport['outcome']): number =>
  reports.filter(({ outcome }) => outcome === wanted).length

/** `npm run import -- questions FILE`: brings a file of questions into the bank and says what became of each. */
export const importFile = async (path: string, options: ImportOptions): Promise<void> => {
  const bytes = await readFile(path)
  await withDatabase(async ({ db }, environment) => {
    const storage = await openStorage({ ...environment, seed: seedFilesFolder() })
    const places = importPlaceRepository(db)
    const place = await findPlace(places, options)
    const parsed = parseQuestionFile(bytes, place.subjectId)
    say(`${basename(path)}：${parsed.format}，${parsed.reports.length} 题`)
    const author = await findAuthor(places, options.by)
    if (options.dryRun) {
      const reports = await tryQuestions({ db, storage }, parsed, { place, author })
      reports.forEach(tell)
      return say(
        `可以导入 ${count(reports, 'added')} 题，题库里原来就有 ${count(reports, 'known')} 题，不能导入 ${count(reports, 'refused')} 题；什么也没有写入`,
      )
    }
    const year = /^\d{4}$/.test(options.year) ? Number(options.year) : 0
    const source = options.source || basename(path, extname(path))
    const asked = { place, author, told: { source, year } }
    const now = systemClock()
    const { reports, batchId } = await importQuestions({ db, storage, now }, parsed, asked, progressTeller())
    reports.forEach(tell)
    say(
      `导入 ${count(reports, 'added')} 题，题库里原来就有 ${count(reports, 'known')} 题，没有导入 ${count(reports, 'refused')} 题（导入人：${author.name}）`,
    )
    if (batchId === null) return
    const isReleased =
      options.release && (await releaseBatch(db, { id: batchId, userId: author.userId, now }))
    say(
      isReleased
        ? `第 ${batchId} 次导入，已公开给所有学校`
        : `第 ${batchId} 次导入，只有导入人的学校能看到；可由该校审核员公开或撤销（接口 releaseimport、undoimport），或导入时加 --release`,
    )
  })
}

const tellWritten = ({ question, outcome }: ExportedItem, index: number): void => {
  const name = questionName(question.stem) || question.title || `第 ${index + 1} 题`
  if ('refused' in outcome) say(`  ${name}：没有写入，${outcome.refused}`)
  else if (outcome.lost.length > 0) say(`  ${name}：写不下的有 ${outcome.lost.join('、')}`)
}

/** `npm run export -- questions FILE`: writes the bank of a place into a file, in the format of its name or as asked. */
export const exportFile = async (
  path: string,
  options: PlaceNames & { readonly format: string },
): Promise<void> => {
  const format = options.format === '' ? formatForName(path) : options.format
  if (format === null || !isQuestionFormat(format))
    throw new Error(`请用 --format 说明格式：${QUESTION_FORMATS.join('、')}`)
  if (existsSync(path)) throw new Error(`${path} 已经存在，请先移走或另选一个文件名`)
  await withDatabase(async ({ db }, environment) => {
    const storage = await openStorage({ ...environment, seed: seedFilesFolder() })
    const questions = await questionsAt(
      { bank: bankQuestionRepository(db), storage },
      await findPlace(importPlaceRepository(db), options),
    )
    const { bytes, items } = writeQuestions(questions, format)
    items.forEach(tellWritten)
    await writeFile(path, bytes)
    const left = items.filter(({ outcome }) => 'refused' in outcome).length
    say(`写出 ${items.length - left} 题，这种格式写不下的 ${left} 题：${path}`)
    say('章节和知识点没有写进文件，导入时另选')
  })
}
