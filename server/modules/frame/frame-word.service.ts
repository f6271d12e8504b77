import type { RequestOf, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type getFrameWords,
  MAX_WORDS,
  type orderFrameWords,
  type removeFrameWord,
  type saveFrameWord,
  WORD_KIND,
} from '#contract/frame-word.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import { CATALOGUE_WORDS, readAnew } from './catalogue-words.ts'
import {
  categoryWords,
  hotTermWords,
  tagWords,
  type WordRow,
  type WordTable,
} from './frame-word.repository.ts'
import { tagRowWords } from './tag-row-word.repository.ts'

const REFUSAL = {
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以管理分类、标签和热门搜索'),
  noKind: refuse(CODE.fieldError, '参数不正确：种类'),
  noGroup: refuse(CODE.fieldError, '这里不能添加'),
  missing: refuse(CODE.notFound, '没有找到，可能已被删除'),
  changed: refuse(CODE.conflict, '刚刚被别人修改过'),
  others: refuse(CODE.conflict, '刚刚有增减或调整，请按现在的顺序再试'),
  taken: refuse(CODE.fieldError, '这里已经有同名的'),
  full: refuse(CODE.conflict, `最多 ${MAX_WORDS} 个，请先删除不用的`),
  used: refuse(CODE.conflict, '还有内容在使用，请选择改用哪一个，或先隐藏'),
  noTaker: refuse(CODE.notFound, '没有找到要改用的那一个，可能已被删除'),
  fixed: refuse(CODE.conflict, '这一项不能删除，可以先隐藏'),
} as const

type Verb = 'add' | 'rename' | 'hide' | 'show' | 'remove' | 'order'

interface Kind {
  readonly table: (db: Queries) => WordTable
  readonly feature: 'category' | 'tag' | 'hotTerm' | 'tagRow'
  readonly actOf: (verb: Verb) => string
}

const KINDS: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [WORD_KIND.category, { table: categoryWords, feature: 'category', actOf: (verb) => `category.${verb}` }],
  [WORD_KIND.tag, { table: tagWords, feature: 'tag', actOf: (verb) => `tag.${verb}` }],
  [WORD_KIND.tagRow, { table: tagRowWords, feature: 'tagRow', actOf: (verb) => `tagRow.${verb}` }],
  [WORD_KIND.hotTerm, { table: hotTermWords, feature: 'hotTerm', actOf: (verb) => `hotTerm.${verb}` }],
])

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Pick<JobQueue, 'enqueue' | 'wake'>
}

interface Acting {
  readonly tx: Queries
  readonly feature: Kind['feature']
  readonly table: WordTable
  /** All, held. */
  readonly rows: readonly WordRow[]
  note(verb: Verb, id: number, detail: Readonly<Record<string, string | number | boolean>>): Promise<void>
}

const seenIn = (
  rows: readonly WordRow[],
  { Id, RowVersion }: { readonly Id: number; readonly RowVersion: number },
): WordRow | Refusal => {
  const row = rows.find(({ id }) => id === Id)
  if (row === undefined) return REFUSAL.missing
  return row.rowVersion === RowVersion ? row : REFUSAL.changed
}

/** Categories, tags and hot searches in the hands of the platform's administrators (R-frame-2, docs/decisions/0385). */
export const frameWordService = ({ db, clock, jobs }: Needs) => {
  const isAllowed = async (queries: Queries, userId: number) =>
    (await administratorRepository(queries).find(userId))?.isPlatform === true

  const act = async <T>(
    userId: number,
    kindId: number,
    work: (acting: Acting) => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    const done = await db.transaction(async (tx) => {
      if (!(await isAllowed(tx, userId))) return REFUSAL.platformOnly
      const kind = KINDS.get(kindId)
      if (kind === undefined) return REFUSAL.noKind
      const { feature, actOf } = kind
      const table = kind.table(tx)
      await table.lock()
      const note: Acting['note'] = (verb, id, detail) =>
        auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: null,
          act: actOf(verb),
          subject: `${feature}:${id}`,
          detail,
        })
      return work({ tx, feature, table, rows: await table.words(), note })
    })
    const isOfTags = kindId === WORD_KIND.tag || kindId === WORD_KIND.tagRow
    if (isOfTags && !(done instanceof Refusal)) jobs.wake(CATALOGUE_WORDS)
    return done
  }

  return {
    async list(userId: number, kindId: number): Promise<SentBy<typeof getFrameWords> | Refusal> {
      if (!(await isAllowed(db, userId))) return REFUSAL.platformOnly
      const kind = KINDS.get(kindId)
      if (kind === undefined) return REFUSAL.noKind
      const table = kind.table(db)
      const [groups, words, carried] = [await table.groups(), await table.words(), await table.carried()]
      return groups.map(({ id: groupId, name, canAdd }) => ({
        Id: groupId,
        Name: name,
        CanAdd: canAdd,
        Words: words
          .filter((word) => word.groupId === groupId)
          .map((word) => {
            const count = carried.get(word.id) ?? 0
            const isOwn = canAdd && word.isFixed !== true
            return {
              Id: word.id,
              RowVersion: word.rowVersion,
              Name: word.name,
              Hidden: word.hidden,
              Count: count,
              CanRemove: isOwn && count === 0,
              CanGive: isOwn && count > 0,
            }
          }),
      }))
    },

    save: (
      userId: number,
      asked: RequestOf<typeof saveFrameWord>['body'],
    ): Promise<SentBy<typeof saveFrameWord> | Refusal> =>
      act<SentBy<typeof saveFrameWord>>(userId, asked.Kind, async ({ tx, feature, table, rows, note }) => {
        const fields = { name: asked.Name, hidden: asked.Hidden }
        const row = asked.Id === 0 ? null : seenIn(rows, asked)
        if (row instanceof Refusal) return row
        const groupId = row?.groupId ?? asked.GroupId
        const others = rows.filter((it) => it.groupId === groupId && it !== row)
        if (row?.name !== asked.Name && others.some(({ name }) => name === asked.Name)) return REFUSAL.taken
        if (row === null) {
          const group = (await table.groups()).find(({ id }) => id === groupId)
          if (group?.canAdd !== true) return REFUSAL.noGroup
          if (others.length >= MAX_WORDS) return REFUSAL.full
          const id = await table.add(groupId, fields)
          await note('add', id, { name: asked.Name })
          return { Id: id }
        }
        await table.change(row, fields)
        if (row.name !== asked.Name) {
          await note('rename', row.id, { from: row.name, to: asked.Name })
          if (feature === 'tag') await readAnew(jobs, tx, { tagId: row.id }, { userId, name: asked.Name })
        }
        if (row.hidden !== asked.Hidden)
          await note(asked.Hidden ? 'hide' : 'show', row.id, { name: asked.Name })
        return { Id: row.id }
      }),

    remove: (userId: number, asked: RequestOf<typeof removeFrameWord>['body']): Promise<true | Refusal> =>
      act<true>(userId, asked.Kind, async ({ tx, table, rows, note }) => {
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        const group = (await table.groups()).find(({ id }) => id === row.groupId)
        if (group?.canAdd !== true || row.isFixed === true) return REFUSAL.fixed
        const isTaker = ({ id, groupId, isFixed }: WordRow) =>
          id === asked.IntoId && id !== row.id && groupId === row.groupId && isFixed !== true
        const taker = asked.IntoId === 0 ? null : rows.find(isTaker)
        if (taker === undefined) return REFUSAL.noTaker
        if (taker === null && ((await table.carried()).get(row.id) ?? 0) > 0) return REFUSAL.used
        const renamed = taker === null ? [] : ((await table.give?.(row.id, taker.id)) ?? [])
        for (const tagId of renamed) await readAnew(jobs, tx, { tagId }, { userId, name: row.name })
        await table.remove(row.id)
        await note(
          'remove',
          row.id,
          taker === null ? { name: row.name } : { name: row.name, into: taker.name },
        )
        return true
      }),

    order: (userId: number, asked: RequestOf<typeof orderFrameWords>['body']): Promise<true | Refusal> =>
      act<true>(userId, asked.Kind, async ({ table, rows, note }) => {
        const now = rows.filter(({ groupId }) => groupId === asked.GroupId)
        const isSeen = now.map(({ id }) => id).join() === asked.Seen.join()
        const named = new Set(asked.Ids)
        const isWhole = named.size === asked.Ids.length && named.size === now.length
        if (!isSeen || !isWhole || !now.every(({ id }) => named.has(id))) return REFUSAL.others
        await table.order(asked.Ids)
        const names = asked.Ids.map((id) => now.find((it) => it.id === id)?.name ?? '')
        await note('order', asked.GroupId, { names: names.join('、') })
        return true
      }),
  }
}

export type FrameWordService = ReturnType<typeof frameWordService>
