import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getPaper, getPapers, savePaper } from '#contract/paper.ts'
import type { PaperFrame, PaperSection } from '../../db/schema/paper.ts'
import { byteLength, exceedsLimit, type StorageUse } from '../../db/storage-use.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { type PaperChange, type PaperRepository, type PaperRow, versionsIn } from './paper.repository.ts'

type Saved = z.output<typeof savePaper.body>
type PaperDto = SentBy<typeof getPaper>

const MAX: StorageUse = { rows: 500, bytes: 16 * 1024 * 1024 }
const TOO_MANY = refuse(CODE.noRoom, `最多保存 ${MAX.rows} 份试卷，请先删除不用的试卷`)

const NO_PAPER = refuse(CODE.notFound, '没有找到这份试卷')

interface Needs {
  readonly papers: PaperRepository
  /** Of these questions those that a user may see, withdrawn or not, with their versions of today. */
  readonly findHeld: (ids: readonly number[], userId: number) => Promise<ReadonlyMap<number, number>>
  readonly clock: Clock
}

const idsIn = (sections: readonly PaperSection[]): number[] =>
  sections.flatMap(({ items }) => items.map(({ questionId }) => questionId))

/** Each question in the version that is wanted, else as the paper has it, else as it is today. */
const sectionsOf = (
  { Sections }: Saved,
  kept: ReadonlyMap<number, number>,
  today: ReadonlyMap<number, number>,
): PaperSection[] =>
  Sections.map(({ Name, Items }) => ({
    name: Name.trim(),
    items: Items.map(({ QuestionId, Score, Version = 0 }) => {
      const latest = today.get(QuestionId) ?? 1
      const version = Version === 0 ? (kept.get(QuestionId) ?? latest) : Math.min(Version, latest)
      return { questionId: QuestionId, score: Score, version }
    }),
  }))

const frameOf = ({ Frame }: Saved): PaperFrame | undefined =>
  Frame && { seal: Frame.Seal, scoreBoxes: Frame.ScoreBoxes, notes: Frame.Notes }

const cardDto = (row: PaperRow) => {
  const items = row.sections.flatMap((section) => section.items)
  return {
    Id: row.id,
    Name: row.name,
    Kind: row.kind,
    QuestionCount: items.length,
    TotalScore: Math.round(items.reduce((sum, { score }) => sum + score, 0) * 100) / 100,
    CreateTime: row.createdAt.toISOString(),
    UpdateTime: row.updatedAt.toISOString(),
  }
}

const paperDto = (row: PaperRow): PaperDto => ({
  ...cardDto(row),
  Minutes: row.minutes,
  Sections: row.sections.map(({ name, items }) => ({
    Name: name,
    Items: items.map(({ questionId, score, version }) => ({
      QuestionId: questionId,
      Score: score,
      Version: version ?? 1,
    })),
  })),
  Frame: {
    Seal: row.frame?.seal ?? false,
    ScoreBoxes: row.frame?.scoreBoxes ?? false,
    Notes: row.frame?.notes ?? '',
  },
  RowVersion: row.rowVersion,
})

/** Papers that a teacher composed. The calls are ours (R-wire-11), for R-paper-1. */
export const paperService = ({ papers, findHeld, clock }: Needs) => {
  /** As they are now: a question that was withdrawn stays, one that is gone or another school's own stands on no paper. */
  const current = async (rows: readonly PaperRow[], userId: number): Promise<PaperRow[]> => {
    const held = await findHeld(
      rows.flatMap(({ sections }) => idsIn(sections)),
      userId,
    )
    return rows.map((row) => ({
      ...row,
      sections: row.sections.map(({ name, items }) => ({
        name,
        items: items.filter(({ questionId }) => held.has(questionId)),
      })),
    }))
  }

  const sent = async (row: PaperRow): Promise<PaperDto | Refusal> => {
    const [now] = await current([row], row.userId)
    return now ? paperDto(now) : NO_PAPER
  }

  /** A change that is sent again, because its answer got lost, is no conflict. */
  const isSame = (row: PaperRow, { updatedAt: _, ...change }: PaperChange, version: number): boolean =>
    row.rowVersion === version + 1 &&
    isDeepStrictEqual(
      { name: row.name, kind: row.kind, minutes: row.minutes, sections: row.sections, frame: row.frame },
      { ...change, frame: change.frame ?? row.frame },
    )

  return {
    async page({ userId }: Viewer, page: PageWanted): Promise<SentBy<typeof getPapers>> {
      const { rows, total } = await papers.findPage(userId, page)
      return pageDto((await current(rows, userId)).map(cardDto), total, page)
    },

    /** 404 for none and for another user's. */
    async one({ userId }: Viewer, id: number): Promise<PaperDto | Refusal> {
      const found = await papers.find({ id, userId })
      return found ? sent(found) : NO_PAPER
    },

    /** A new one (Id 0), or a change of the newest version; 409 for a change of an older one. */
    async save({ userId }: Viewer, paper: Saved): Promise<PaperDto | Refusal> {
      const name = paper.Name.trim()
      if (name === '') return refuse(CODE.fieldError, '请填写试卷名称')
      const ids = paper.Sections.flatMap(({ Items }) => Items.map(({ QuestionId }) => QuestionId))
      if (new Set(ids).size < ids.length) return refuse(CODE.fieldError, '同一道题在一份试卷里只能出现一次')
      const before = paper.Id === 0 ? null : await papers.find({ id: paper.Id, userId })
      const sections = sectionsOf(paper, versionsIn(before?.sections ?? []), await findHeld(ids, userId))
      const now = clock()
      const frame = frameOf(paper)
      const change = { name, kind: paper.Kind, minutes: paper.Minutes, sections, frame, updatedAt: now }
      if (paper.Id === 0) {
        const { ClientId: clientId } = paper
        const more = { rows: 1, bytes: byteLength(JSON.stringify(sections)) }
        if (exceedsLimit(await papers.kept(userId), more, MAX) && !(await papers.isSent(userId, clientId)))
          return TOO_MANY
        return sent(
          await papers.add({
            ...change,
            frame: frame ?? null,
            userId,
            clientId,
            rowVersion: 1,
            createdAt: now,
          }),
        )
      }
      const which = { id: paper.Id, userId }
      const changed = await papers.change(which, paper.RowVersion, change)
      if (changed) return sent(changed)
      const found = await papers.find(which)
      if (!found) return NO_PAPER
      return isSame(found, change, paper.RowVersion)
        ? sent(found)
        : refuse(CODE.conflict, '这份试卷已在别处修改，请重新打开')
    },

    /** Deleting again changes nothing. */
    async remove({ userId }: Viewer, id: number): Promise<true> {
      await papers.remove({ id, userId })
      return true
    },
  }
}

export type PaperService = ReturnType<typeof paperService>
