import { expect, it } from 'vitest'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import type { PaperDraft } from '#domain/paper/paper.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const REVIEWER = '13900000002'

const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })

let made = 0
const clientId = (): string => {
  made += 1
  return `paper-contract-${Date.now()}-${made}`
}

/** `PaperPort`. Screens /paper 5; getpapers, getpaper, savepaper, deletepaper. */
export const paperContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: papers`, make, (fresh) => {
    const entered = async (): Promise<Backend> => {
      const backend = fresh()
      await enter(backend, TEACHER)
      return backend
    }

    /** Of four questions that are really in the bank. */
    const draftIn = async ({ ports }: Backend, paperName: string): Promise<PaperDraft> => {
      const { items } = await valueOf(ports.questionBank.page(WHOLE_BANK, noAbort()))
      const [first, second, third, fourth] = items.map(({ id }) => ({ questionId: id, score: 2.5 }))
      if (!first || !second || !third || !fourth) throw new Error('there are no questions')
      return {
        name: paperName,
        kind: 'electronic',
        minutes: 45,
        sections: [
          { id: 1, name: '选择题', items: [second, first] },
          { id: 2, name: '填空题', items: [third, fourth] },
        ],
        frame: { seal: true, scoreBoxes: false, notes: '答案写在答题卡上。' },
      }
    }
    const add = ({ ports }: Backend, draft: PaperDraft, id = clientId()) =>
      valueOf(ports.papers.save({ ...draft, id: 0, version: 0, clientId: id }, noAbort()))

    it('are kept as they were composed, once, and lie on top of the list', async () => {
      const backend = await entered()
      const draft = await draftIn(backend, '期中练习')
      const id = clientId()
      const kept = await add(backend, draft, id)
      expect(kept).toEqual({ ...draft, id: kept.id, version: kept.version, updatedAt: kept.updatedAt })
      expect(await valueOf(backend.ports.papers.paper(kept.id, noAbort()))).toEqual(kept)
      expect((await add(backend, draft, id)).id).toBe(kept.id)
      const { items } = await valueOf(backend.ports.papers.papers(1, noAbort()))
      expect(items.filter((card) => card.id === kept.id)).toEqual([
        {
          id: kept.id,
          name: '期中练习',
          kind: 'electronic',
          questionCount: 4,
          totalScore: 10,
          updatedAt: kept.updatedAt,
        },
      ])
      expect(items[0]?.id).toBe(kept.id)
    })

    it('are changed from their newest version only', async () => {
      const backend = await entered()
      const { papers } = backend.ports
      const kept = await add(backend, await draftIn(backend, '第一稿'))
      const second = await valueOf(papers.save({ ...kept, name: '第二稿', clientId: clientId() }, noAbort()))
      expect([second.id, second.name, second.version > kept.version]).toEqual([kept.id, '第二稿', true])
      expect(await papers.save({ ...kept, name: '另一稿', clientId: clientId() }, noAbort())).toMatchObject(
        refused('conflict'),
      )
      expect((await valueOf(papers.paper(kept.id, noAbort()))).name).toBe('第二稿')
    })

    it('are changed once by the same change of the same version, however often it is sent', async () => {
      const backend = await entered()
      const { papers } = backend.ports
      const kept = await add(backend, await draftIn(backend, '第一稿'))
      const change = { ...kept, name: '第二稿', clientId: clientId() }
      const second = await valueOf(papers.save(change, noAbort()))
      expect(await valueOf(papers.save(change, noAbort()))).toEqual(second)
      expect(await valueOf(papers.paper(kept.id, noAbort()))).toEqual(second)
    })

    it('are nobody else’s, and gone once they are deleted, however often', async () => {
      const backend = await entered()
      const { papers } = backend.ports
      const kept = await add(backend, await draftIn(backend, '私人的'))
      await enter(backend, REVIEWER)
      expect(await papers.paper(kept.id, noAbort())).toMatchObject(refused('missing'))
      await papers.remove(kept.id, noAbort())
      await enter(backend, TEACHER)
      expect((await valueOf(papers.paper(kept.id, noAbort()))).name).toBe('私人的')
      expect(await valueOf(papers.remove(kept.id, noAbort()))).toBe(true)
      expect(await valueOf(papers.remove(kept.id, noAbort()))).toBe(true)
      expect(await papers.paper(kept.id, noAbort())).toMatchObject(refused('missing'))
    })
  })
