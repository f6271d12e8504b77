import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import type { fileQuestions } from '#contract/question-making.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ImportPlace } from '../../import/questions/question-rows.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
import type { Scope } from '../content/scope.ts'
import { MODERATED, withdrawalRepository } from '../content/withdrawal.repository.ts'
import { difficultyFor } from './default-weights.ts'
import { type MadeCardDto, madeCardDto, mayEdit } from './made-question.dto.ts'
import { type MadeRow, madeQuestionRepository } from './made-question.repository.ts'
import { madeQuestionWriterRepository } from './made-question-writer.repository.ts'
import { NOT_YOURS, scopeOf } from './question-making.service.ts'

type Filing = z.output<typeof fileQuestions.body>['Items'][number]

/** Whether a question stands there already. */
const standsAt = ({ content }: MadeRow, place: ImportPlace): boolean =>
  (Object.keys(place) as (keyof ImportPlace)[]).every((field) => content[field] === place[field])

const NOT_ALL = refuse(CODE.notFound, '有的题目已经不在了，请刷新后再试')
const TAKEN_DOWN = refuse(CODE.noRight, '这道题由审核老师撤下，请联系审核老师恢复')

interface Needs {
  readonly db: Db
  readonly findPlace: (asked: Scope) => Promise<ImportPlace | Refusal>
  readonly clock: Clock
}

/** Questions taken out of the bank and brought back, and where they stand in it: several at once, all or none. */
export const questionFilingService = ({ db, findPlace, clock }: Needs) => {
  /** The questions of these ids, as nobody else changes them until the transaction ends. */
  const taken = async (
    tx: Queries,
    ids: readonly number[],
    userId: number,
  ): Promise<readonly MadeRow[] | Refusal> => {
    const questions = madeQuestionRepository(tx)
    await questions.lock(ids)
    const rows = await questions.find(ids, userId)
    if (rows.length < new Set(ids).size) return NOT_ALL
    return rows.every(mayEdit) ? rows : NOT_YOURS
  }

  const act = (
    ids: readonly number[],
    userId: number,
    change: (tx: Queries, rows: readonly MadeRow[], now: Date) => Promise<Refusal | undefined>,
  ): Promise<MadeCardDto[] | Refusal> =>
    db.transaction(async (tx) => {
      const rows = await taken(tx, ids, userId)
      if (rows instanceof Refusal) return rows
      const refused = await change(tx, rows, clock())
      if (refused !== undefined) return refused
      await contentIndexRepository(tx).index(rows.map(({ content }) => content.id))
      return (await madeQuestionRepository(tx).find(ids, userId)).map(madeCardDto)
    })

  const file = async (tx: Queries, row: MadeRow, place: ImportPlace, level: number, now: Date) => {
    const writer = madeQuestionWriterRepository(tx)
    await writer.changeContent(row.content.id, { ...place, updatedAt: now })
    const isAsHard = row.question.difficultyLevel === level
    const { knowId } = place
    await writer.change(row.question.id, {
      knowId,
      ...(isAsHard
        ? {}
        : { difficultyLevel: level, difficulty: difficultyFor(level) ?? row.question.difficulty }),
    })
    await writer.changeParts(row.question.id, { knowId })
  }

  const isThere = (row: MadeRow, place: ImportPlace, level: number): boolean =>
    row.question.difficultyLevel === level && row.question.knowId === place.knowId && standsAt(row, place)

  return {
    /** Takes questions out of the bank, or brings them back; done again it changes nothing. */
    offer(
      { userId }: Viewer,
      questionIds: readonly number[],
      offered: boolean,
    ): Promise<MadeCardDto[] | Refusal> {
      return act(questionIds, userId, async (tx, rows, now) => {
        const changed = rows.filter(({ content }) => (content.withdrawnAt === null) !== offered)
        if (offered && changed.some(({ reviews, ownWithdrawal }) => !reviews && !ownWithdrawal))
          return TAKEN_DOWN
        const ids = changed.map(({ content }) => content.id)
        if (offered && (await withdrawalRepository(tx).holdModerated(...ids))) return MODERATED
        const withdrawals = withdrawalRepository(tx)
        for (const id of ids)
          await (offered ? withdrawals.offer(id) : withdrawals.withdraw(id, userId, '', now))
        for (const { question, content } of changed)
          await auditRepository(tx).note({
            at: now,
            userId,
            organisationId: content.organisationId,
            act: offered ? 'question.offer' : 'question.withdraw',
            subject: `question:${question.id}`,
            detail: {},
          })
        return undefined
      })
    },

    /** Where questions stand, and how hard they are; done again it changes nothing. */
    async file({ userId }: Viewer, items: readonly Filing[]): Promise<MadeCardDto[] | Refusal> {
      const places = new Map<string, ImportPlace>()
      const keyOf = (item: Filing): string => JSON.stringify(scopeOf(item))
      for (const item of items) {
        if (places.has(keyOf(item))) continue
        const place = await findPlace(scopeOf(item))
        if (place instanceof Refusal) return place
        places.set(keyOf(item), place)
      }
      await contentIndexRepository(db).index([])
      return act(
        items.map(({ Id }) => Id),
        userId,
        async (tx, rows, now) => {
          for (const row of rows) {
            const item = items.find(({ Id }) => Id === row.question.id)
            const place = item && places.get(keyOf(item))
            if (item === undefined || place === undefined || isThere(row, place, item.Level)) continue
            await file(tx, row, place, item.Level, now)
            await auditRepository(tx).note({
              at: now,
              userId,
              organisationId: row.content.organisationId,
              act: 'question.file',
              subject: `question:${row.question.id}`,
              detail: { chapter: item.ChapterId, knowledge: item.KnowId, level: item.Level },
            })
          }
          return undefined
        },
      )
    },
  }
}

export type QuestionFilingService = ReturnType<typeof questionFilingService>
