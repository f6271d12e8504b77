import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { QuestionImport } from '#domain/question/question-import.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const REVIEWER = '13900000002'
const TEACHER = '13900000001'

/** `QuestionImportPort` (ours: importquestions, importprogress, imports, releaseimport, undoimport, exportquestions). */
export const questionImportContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: questions from files and into files`, make, (fresh) => {
    const entered = async (account = REVIEWER) => {
      const backend = fresh()
      await enter(backend, account)
      return backend
    }
    /** Where the bank has questions. */
    const placeIn = async ({ ports }: Backend) => {
      const [question] = (await valueOf(ports.questionBank.page(WHOLE_BANK, noAbort()))).items
      const { card } = await valueOf(ports.questionBank.content(question?.contentId ?? 0, noAbort()))
      const { stage, subject } = card.place
      return { ...WHOLE_BANK, stage: stage.id, subject: subject.id }
    }
    const gift = async (backend: Backend, text: string): Promise<QuestionImport> => ({
      file: { name: '题.txt', content: new Blob([text]) },
      place: await placeIn(backend),
      source: '校本题库',
      corrections: {},
    })
    const outcomes = async (backend: Backend, how: 'check' | 'bring', wanted: QuestionImport) => {
      const shares: number[] = []
      const report = await valueOf(
        backend.ports.questionImport[how](wanted, (share) => shares.push(share), noAbort()),
      )
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
      return report.items.map(({ outcome, reason }) => [outcome, reason !== ''])
    }

    it('tells what would become of a file, brings it in, and not a second time', async () => {
      const backend = await entered()
      const once = `${Date.now()}`
      const wanted = await gift(backend, `${once} 加 1 等于几？ {=2 ~3}\n\n${once} 没有答案 {~1 ~2}`)
      const [added, known, refused] = [
        ['added', false],
        ['known', false],
        ['refused', true],
      ]
      expect(await outcomes(backend, 'check', wanted)).toEqual([added, refused])
      expect(await outcomes(backend, 'bring', wanted)).toEqual([added, refused])
      expect(await outcomes(backend, 'check', wanted)).toEqual([known, refused])
      expect(await outcomes(backend, 'bring', wanted)).toEqual([known, refused])
    })

    it('says in words what is no file of questions', async () => {
      const backend = await entered()
      const { check } = backend.ports.questionImport
      expect(await check(await gift(backend, '\0'), () => undefined, noAbort())).toEqual({
        ok: false,
        failure: {
          kind: 'rejected',
          reason: 'invalid',
          message: '这不是 Word、Excel、CSV、GIFT、Moodle XML 或 QTI 文件',
        },
      })
    })

    it('has no progress to tell when nothing is under way', async () => {
      const { ports } = await entered()
      expect(await valueOf(ports.questionImport.progress(noAbort()))).toEqual({ done: 0, total: 0 })
    })

    it('shows each item, and takes it as somebody put it right or leaves it out', async () => {
      const backend = await entered()
      const once = `${Date.now()}`
      const wanted = await gift(
        backend,
        `${once} 减 1 {=2 ~3}\n\n${once} 减 2 {=2 ~3}\n\n${once} 减 3 {=2 ~3}`,
      )
      const { check, bring } = backend.ports.questionImport
      const first = await valueOf(check(wanted, () => undefined, noAbort()))
      const [one] = first.items
      expect(one?.edit).toEqual({
        kind: 'single',
        stem: `${once} 减 1`,
        options: ['2', '3'],
        answers: [['A']],
        anyOrder: false,
        analysis: '',
        points: null,
        level: 0,
        chapter: '',
        knowledge: '',
        rubric: [],
        parts: [],
      })
      const edit = one?.edit ?? null
      if (edit === null) throw new Error('the item is not shown')
      const corrections = { 1: { ...edit, answers: [['B']] }, 2: { ...edit, answers: [[]] }, 3: null }
      const corrected = { ...wanted, corrections }
      const second = await valueOf(check(corrected, () => undefined, noAbort()))
      expect([second.mark === first.mark, second.items.map(({ outcome }) => outcome)]).toEqual([
        true,
        ['added', 'refused', 'left'],
      ])
      expect(second.items.map((item) => item.edit?.answers)).toEqual([[['B']], [[]], [['A']]])
      expect(second.items[0]?.shown?.answers).toEqual([['B']])
      const brought = await valueOf(bring(corrected, () => undefined, noAbort()))
      expect(brought.items.map(({ outcome }) => outcome)).toEqual(['added', 'refused', 'left'])
      const again = await valueOf(check(corrected, () => undefined, noAbort()))
      expect(again.items.map(({ outcome }) => outcome)).toEqual(['known', 'refused', 'left'])
    })

    it('lists what came in, and lets it be released and undone', async () => {
      const backend = await entered()
      const { batches, decide, check } = backend.ports.questionImport
      const once = `${Date.now()}`
      const wanted = await gift(backend, `${once} 加 3 等于几？ {=4}`)
      await outcomes(backend, 'bring', wanted)
      const latest = async () => (await valueOf(batches(1, noAbort()))).items[0]
      const own = await latest()
      expect(own).toMatchObject({ source: '校本题库', count: 1, releasedAt: '', undoneAt: '' })
      expect([own?.school, own?.importer, own?.importedAt].every((text) => text !== '')).toBe(true)
      const id = own?.id ?? 0
      const released = await valueOf(decide({ id, how: 'release' }, noAbort()))
      expect([released.releasedAt !== '', released.count]).toEqual([true, 1])
      expect(await latest()).toEqual(released)
      const undone = await valueOf(decide({ id, how: 'undo' }, noAbort()))
      expect([undone.undoneAt !== '', undone.count]).toEqual([true, 0])
      expect(await decide({ id, how: 'release' }, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'conflict' },
      })
      expect(await decide({ id: 2_000_000_000, how: 'undo' }, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'missing' },
      })
      const again = await valueOf(check(wanted, () => undefined, noAbort()))
      expect(again.items.map(({ outcome }) => outcome)).toEqual(['added'])
      const { total, size } = await valueOf(batches(1, noAbort()))
      expect((await valueOf(batches(Math.ceil(total / size) + 1, noAbort()))).items).toEqual([])
    })

    it('takes the questions of a place out as a file; none where there are none', async () => {
      const backend = await entered()
      const place = await placeIn(backend)
      const { total } = await valueOf(backend.ports.questionBank.page(place, noAbort()))
      const taken = await valueOf(backend.ports.questionImport.take({ place, format: 'gift' }, noAbort()))
      expect(taken.count + taken.items.filter(({ outcome }) => outcome === 'refused').length).toBe(total)
      expect(taken.file.content.size).toBeGreaterThan(total)
    })

    it('is for those who may review', async () => {
      const backend = await entered(TEACHER)
      const wanted = await gift(backend, '一 {=1}')
      const { check, bring, take, batches } = backend.ports.questionImport
      for (const answer of [
        await check(wanted, () => undefined, noAbort()),
        await bring(wanted, () => undefined, noAbort()),
        await take({ place: wanted.place, format: 'qti30' }, noAbort()),
        await batches(1, noAbort()),
      ])
        expect(answer).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    })
  })
