import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { content } from '#server/db/schema/content.ts'
import { contentSearch } from '#server/db/schema/content-search.ts'
import { file } from '#server/db/schema/file.ts'
import { question } from '#server/db/schema/question.ts'
import { filesIn } from '#server/html/rich-text.ts'
import { bankQuestionRepository } from '#server/import/questions/bank-question.repository.ts'
import type { ReadItem } from '#server/import/questions/draft.ts'
import { questionsAt } from '#server/import/questions/export-questions.ts'
import { findAuthor, findPlace } from '#server/import/questions/find-place.ts'
import { importPlaceRepository } from '#server/import/questions/import-place.repository.ts'
import { type ImportAsked, importQuestions } from '#server/import/questions/import-questions.ts'
import { checkItems } from '#server/import/questions/parse-question-file.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { writeQuestions } from '#server/import/questions/question-format.ts'
import { saysTheSame } from '#server/modules/question/answer-text.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openedAtOnce } from '#tests/support/each-engine.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { PIXEL, QUESTIONS } from '#tests/support/question-files.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

const PLACE = { stage: '初中', subject: '音乐', version: '', book: '', chapter: '', know: '' }

const engines = enginesOf('questions of a file')
const open = openedAtOnce(engines, openSeeded)

describe.each(engines.toReversed())('questions of a file, %s', (engine) => {
  let database: Database
  let folder = ''
  let asked: ImportAsked
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zhiyuan-questions-'))
    database = await open(engine)
    const place = await findPlace(importPlaceRepository(database.db), PLACE)
    asked = {
      place,
      author: await findAuthor(importPlaceRepository(database.db), ''),
      told: { source: '校本题库', year: 2024 },
    }
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  const stores = () => ({
    db: database.db,
    storage: folderStorage({ seed: seedFilesFolder(), data: folder }),
    now: SEEDED_AT,
  })
  const checked = (read: readonly ReadItem[]) => checkItems(read, asked.place.subjectId)
  const { items } = readQuestions(writeQuestions(QUESTIONS, 'moodle').bytes)
  test('come in whole, once however often and at once they are sent, found by the search, with their pictures', async () => {
    const broken = { place: '第 99 行', outcome: { refused: '没有题干' } }
    const seen: number[] = []
    const both = await Promise.all([
      importQuestions(stores(), checked([...items, broken]), asked, (done) => seen.push(done)),
      importQuestions(stores(), checked(items), asked),
    ])
    const outcomes = both.map(({ reports }) => reports.map(({ outcome }) => outcome))
    const added = outcomes.flat().filter((outcome) => outcome === 'added')
    expect(added).toHaveLength(QUESTIONS.length)
    expect(outcomes[0]?.at(-1)).toBe('refused')
    expect(seen.at(0)).toBe(0)
    expect(seen.at(-1)).toBe(items.length + 1)
    const { reports: again } = await importQuestions(stores(), checked(items), asked)
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['known']))

    const rows = await database.db
      .select({ row: question, name: content.name, title: content.summary })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(isNotNull(question.importKey), eq(content.subjectId, asked.place.subjectId)))
      .orderBy(question.id)
    expect(rows.map(({ title }) => title)).toEqual(QUESTIONS.map(({ title }) => title))
    const reading = rows.find(({ title }) => title === '阅读')
    expect([reading?.row.score, reading?.row.year, reading?.row.sourceTitle]).toEqual([8, 2024, '校本题库'])
    const ids = rows.map(({ row }) => row.contentId).filter((id) => id !== null)
    const [indexed] = await database.db
      .select({ n: count() })
      .from(contentSearch)
      .where(inArray(contentSearch.contentId, ids))
    expect(indexed?.n).toBe(QUESTIONS.length)

    const picture = rows.find(({ title }) => title === '图')
    const [kept] = await database.db
      .select()
      .from(file)
      .where(inArray(file.id, filesIn(picture?.row.stem ?? '')))
    expect(await readFile(join(folder, kept?.path ?? ''))).toEqual(PIXEL)
  })

  test('go out as they came in', async () => {
    const out = await questionsAt(
      { bank: bankQuestionRepository(database.db), storage: stores().storage },
      asked.place,
    )
    const imported = out.filter(({ title }) => QUESTIONS.some((it) => it.title === title))
    expect(imported.map(({ title, category, kind, parts }) => [title, category, kind, parts.length])).toEqual(
      QUESTIONS.map(({ title, category, kind, parts }) => [title, category, kind, parts.length]),
    )
    const byTitle = new Map(imported.map((it) => [it.title, it.particulars]))
    expect(byTitle.get('平方根')).toEqual(QUESTIONS[0]?.particulars)
    expect(byTitle.get('首都')).toEqual({
      level: 19,
      difficulty: 0.4,
      year: 2024,
      area: '',
      source: '校本题库',
    })
    const back = readQuestions(writeQuestions(imported, 'qti30').bytes).items
    const { reports } = await importQuestions(stores(), checked(back), asked)
    expect(reports.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      QUESTIONS.map(() => ['known', '']),
    )
  })

  test('a place that there is not is named with those that there are', async () => {
    await expect(
      findPlace(importPlaceRepository(database.db), { ...PLACE, subject: '音月' }),
    ).rejects.toThrow(/没有找到学科“音月”，有：.*音乐/)
  })
})

test('a number within the margin of an imported answer is right', () => {
  const answers = ['3.14', '3.145', '3.1350', '157/50', '3.146', '3.14±0.005', 'π']
  expect(answers.map((answer) => saysTheSame(answer, '3.14±0.005'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    false,
  ])
  expect(saysTheSame('2', 'x=±2')).toBe(false)
})
