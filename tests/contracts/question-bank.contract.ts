import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import {
  BANK_PAGE_SIZE,
  type BankQuery,
  questionNarrowingOf,
  WHOLE_BANK,
} from '#domain/question/bank-query.ts'
import type { Question } from '#domain/question/question.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'

const idsOf = (questions: readonly Question[]): readonly number[] => questions.map(({ id }) => id)

const sumOf = (nodes: readonly CurriculumNode[]): number =>
  nodes.reduce((sum, { count }) => sum + (count ?? 0), 0)

/** `QuestionBankPort`. Wire: questioncatalogue, questionbankdetails. Screens `/details`, question bank. */
export const questionBankContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the question bank`, make, (fresh) => {
    const entered = async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      return backend
    }
    const pageOf = ({ ports }: Backend, change: Partial<BankQuery> = {}) =>
      valueOf(ports.questionBank.page({ ...WHOLE_BANK, ...change }, noAbort()))
    /** A question of the bank with where it stands. */
    const placed = async (backend: Backend) => {
      const [question] = (await pageOf(backend)).items
      const found = await valueOf(backend.ports.questionBank.content(question?.contentId ?? 0, noAbort()))
      const { stage, subject, version, book, chapter } = found.card.place
      const place = {
        stage: stage.id,
        subject: subject.id,
        version: version.id,
        book: book.id,
        chapter: chapter.id,
      }
      return { ...found, place }
    }

    it('lists ten at a time, each once, without a word of their answers', async () => {
      const backend = await entered()
      const first = await pageOf(backend)
      expect([first.index, first.size, first.items.length]).toEqual([1, BANK_PAGE_SIZE, BANK_PAGE_SIZE])
      expect(first.total).toBeGreaterThan(BANK_PAGE_SIZE)
      const second = await pageOf(backend, { page: 2 })
      expect(idsOf(second.items).filter((id) => idsOf(first.items).includes(id))).toEqual([])
      for (const question of [...first.items, ...second.items]) {
        expect([question.contentId > 0, question.solution]).toEqual([true, null])
        expect(question.parts.map(({ solution }) => solution)).toEqual(question.parts.map(() => null))
      }
    })

    it('is narrowed by kind, difficulty, year, area and source, and by all of them at once', async () => {
      const backend = await entered()
      const { question } = await placed(backend)
      const { kind, difficultyLevel: level, year, area, source } = question
      const filters = { kind, level, year, area, source }
      const page = await pageOf(backend, filters)
      expect(page.total).toBeGreaterThan(0)
      expect(
        page.items.map((one) => [one.kind, one.difficultyLevel, one.year, one.area, one.source]),
      ).toEqual(page.items.map(() => [kind, level, year, area, source]))
      expect((await pageOf(backend, { year: 1911 })).items).toEqual([])
    })

    it('is narrowed by a word of a part, and so are the trees beside it', async () => {
      const backend = await entered()
      const { questionBank } = backend.ports
      const [whole] = (await pageOf(backend, { kind: 'composite' })).items
      const told = (whole?.parts.at(-1)?.stem ?? '').replace(/<[^>]+>|\\\(.*?\\\)/g, ' ')
      const keyword = /\p{Script=Han}{2,6}/u.exec(told)?.[0] ?? ''
      const page = await pageOf(backend, { keyword })
      expect(keyword).not.toBe('')
      expect(page.total).toBeLessThan((await pageOf(backend)).total)
      expect(page.items.map(({ contentId }) => contentId).length).toBeGreaterThan(0)
      const found = await valueOf(questionBank.content(page.items[0]?.contentId ?? 0, noAbort()))
      const { subject, stage } = found.card.place
      const points = await valueOf(
        questionBank.tree({ tree: 'knowledge', stageId: stage.id, subjectId: subject.id }, noAbort(), {
          ...NOT_NARROWED,
          keyword,
        }),
      )
      const [point] = points.filter(({ count }) => (count ?? 0) > 0)
      expect(point?.count).toBe(
        (await pageOf(backend, { keyword, subject: subject.id, knowledge: point?.id ?? 0 })).total,
      )
      expect((await pageOf(backend, { keyword: '没有这样的词语' })).items).toEqual([])
    })

    it('shows stems that hold a word before what only its options or parts do, unless the latest are wanted', async () => {
      const backend = await entered()
      const [whole] = (await pageOf(backend, { kind: 'single' })).items
      const keyword = /\p{Script=Han}{2}/u.exec(whole?.stem.replace(/<[^>]+>/g, '') ?? '')?.[0] ?? ''
      expect(keyword).not.toBe('')
      const page = await pageOf(backend, { keyword })
      const asks = page.items.map(({ stem }) => stem.includes(keyword))
      expect(asks).toEqual(asks.toSorted((one, other) => Number(other) - Number(one)))
      expect(asks[0]).toBe(true)
      expect((await pageOf(backend, { keyword, sort: 'newest' })).total).toBe(page.total)
    })

    it('is narrowed by every level of the place', async () => {
      const backend = await entered()
      const { place, question } = await placed(backend)
      let { total } = await pageOf(backend)
      let wanted: Partial<BankQuery> = {}
      for (const level of ['stage', 'subject', 'version', 'book', 'chapter'] as const) {
        wanted = { ...wanted, [level]: place[level] }
        const page = await pageOf(backend, wanted)
        expect(page.total).toBeGreaterThan(0)
        expect(page.total).toBeLessThanOrEqual(total)
        total = page.total
      }
      const knowledge = question.knowledge[0]?.id ?? 0
      const about = await pageOf(backend, { subject: place.subject, knowledge })
      expect(about.items.length).toBeGreaterThan(0)
    })

    it('is sorted as it is wanted', async () => {
      const backend = await entered()
      const levels = async (sort: BankQuery['sort']) =>
        (await pageOf(backend, { sort })).items.map(({ difficultyLevel }) => difficultyLevel)
      const [easy, hard] = [await levels('easiest'), await levels('hardest')]
      expect([easy, hard]).toEqual([easy.toSorted((a, b) => a - b), hard.toSorted((a, b) => b - a)])
      expect(easy[0]).toBeLessThan(hard[0] ?? 0)
      expect((await pageOf(backend, { sort: 'used' })).items.length).toBe(BANK_PAGE_SIZE)
    })

    it('has trees of chapters and of knowledge points that count what the pages hold', async () => {
      const backend = await entered()
      const { place } = await placed(backend)
      const at = { stageId: place.stage, subjectId: place.subject }
      const { questionBank } = backend.ports
      const chapters = await valueOf(
        questionBank.tree({ tree: 'chapters', ...at, bookId: place.book }, noAbort()),
      )
      expect(sumOf(chapters)).toBe(
        (await pageOf(backend, { subject: place.subject, book: place.book })).total,
      )
      const knowledge = await valueOf(questionBank.tree({ tree: 'knowledge', ...at }, noAbort()))
      expect(sumOf(knowledge)).toBeGreaterThan(0)
      const [point] = knowledge.filter(({ count }) => (count ?? 0) > 0)
      const about = await pageOf(backend, { subject: place.subject, knowledge: point?.id ?? 0 })
      expect(about.total).toBe(point?.count)
    })

    it('counts in trees and menus what the pages hold that are narrowed', async () => {
      const backend = await entered()
      const { place, question } = await placed(backend)
      const { questionBank, curriculum } = backend.ports
      const { kind, difficultyLevel: level, year, area, source } = question
      const none = { kind: 'any', level: 0, year: 0, area: '', source: '' } as const
      const at = { stageId: place.stage, subjectId: place.subject }
      const everywhere = (await pageOf(backend, { subject: place.subject, book: place.book })).total
      for (const filter of [{ kind }, { level }, { year }, { area }, { source }, { kind, level, year }]) {
        const narrowing = { ...NOT_NARROWED, questions: questionNarrowingOf({ ...none, ...filter }) }
        const wanted = { ...filter, subject: place.subject }
        const chapters = await valueOf(
          questionBank.tree({ tree: 'chapters', ...at, bookId: place.book }, noAbort(), narrowing),
        )
        expect(sumOf(chapters)).toBe((await pageOf(backend, { ...wanted, book: place.book })).total)
        const [point] = await valueOf(questionBank.tree({ tree: 'knowledge', ...at }, noAbort(), narrowing))
        expect(point?.count).toBe((await pageOf(backend, { ...wanted, knowledge: point?.id ?? 0 })).total)
        const subjects = await valueOf(
          curriculum.level(place.stage, CONTENT_TYPE.question, noAbort(), narrowing),
        )
        expect(subjects.find(({ id }) => id === place.subject)?.count).toBe(
          (await pageOf(backend, wanted)).total,
        )
      }
      const impossible = { ...NOT_NARROWED, questions: questionNarrowingOf({ ...none, year: 1911 }) }
      const [first] = await valueOf(
        questionBank.tree({ tree: 'chapters', ...at, bookId: place.book }, noAbort(), impossible),
      )
      expect([everywhere > 0, first?.count]).toEqual([true, 0])
    })

    it('gives just the questions that are asked for, in their order, and leaves out what is gone', async () => {
      const backend = await entered()
      const { items } = await pageOf(backend)
      const [one, , three] = idsOf(items)
      const ask = (ids: readonly number[]) => valueOf(backend.ports.questionBank.questions(ids, noAbort()))
      const wanted = [three ?? 0, 999_999_999, one ?? 0]
      expect(idsOf(await ask(wanted))).toEqual([three, one])
      expect(await ask([])).toEqual([])
    })

    it('calls each question by words, whatever formulas its stem holds', async () => {
      const { items } = await pageOf(await entered())
      expect(items.filter((one) => one.name === '' || /[\\<]/.test(one.name))).toEqual([])
    })

    it('gives the questions that contents are, in the order of these', async () => {
      const backend = await entered()
      const [one, two] = (await pageOf(backend)).items
      const wanted = [two?.contentId ?? 0, 999_999_999, one?.contentId ?? 0]
      const found = await valueOf(backend.ports.questionBank.ofContents(wanted, noAbort()))
      expect([idsOf(found), found.map(({ solution }) => solution)]).toEqual([
        [two?.id, one?.id],
        [null, null],
      ])
      expect(await valueOf(backend.ports.questionBank.ofContents([], noAbort()))).toEqual([])
    })

    it('tells the answer and the analysis of a question on demand', async () => {
      const backend = await entered()
      const { items } = await pageOf(backend, { kind: 'single' })
      const id = items[0]?.id ?? 0
      const solved = await valueOf(backend.ports.questionBank.solution(id, noAbort()))
      expect([solved.id, solved.solution?.answer.length, (solved.solution?.analysis ?? '') !== '']).toEqual([
        id,
        1,
        true,
      ])
      expect(await backend.ports.questionBank.solution(2_000_000_000, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'missing' },
      })
    })

    it('knows others like a question, without it and without those that are not wanted', async () => {
      const backend = await entered()
      const question = (await pageOf(backend, { kind: 'single' })).items[0] as Question
      const similar = (except: readonly number[]) =>
        valueOf(backend.ports.questionBank.similar({ questionId: question.id, count: 3, except }, noAbort()))
      const some = await similar([])
      expect(some.length).toBe(3)
      expect(idsOf(some)).not.toContain(question.id)
      expect(some.map(({ kind }) => kind)).toEqual(some.map(() => question.kind))
      const others = await similar(idsOf(some))
      expect(idsOf(others).filter((id) => idsOf(some).includes(id))).toEqual([])
    })

    it('shows one question as a content of its type; none for an unknown one', async () => {
      const backend = await entered()
      const { card, question } = await placed(backend)
      expect([card.id, card.type, card.place.subject.id > 0]).toEqual([
        question.contentId,
        CONTENT_TYPE.question,
        true,
      ])
      expect(question.solution).toBe(null)
      expect(await backend.ports.questionBank.content(2_000_000_000, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'missing' },
      })
    })
  })
