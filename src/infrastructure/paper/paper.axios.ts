import type * as z from 'zod/mini'
import type { PaperPort } from '#application/paper/paper.port.ts'
import { deletePaper, getPaper, getPapers, type paper, type paperCard, savePaper } from '#contract/paper.ts'
import { success } from '#domain/kernel/result.ts'
import type { PaperKind } from '#domain/paper/composition-service.ts'
import { PAPERS_PER_PAGE, type Paper, type PaperCard } from '#domain/paper/paper.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf, timeOf } from '../http/wire-values.ts'

const ELECTRONIC = 2

const kindOf = (kind: number | null | undefined): PaperKind => (kind === ELECTRONIC ? 'electronic' : 'paper')

const cardOf = (wire: z.output<typeof paperCard>): PaperCard => ({
  id: wire.Id,
  name: textOf(wire.Name),
  kind: kindOf(wire.Kind),
  questionCount: amountOf(wire.QuestionCount),
  totalScore: amountOf(wire.TotalScore),
  updatedAt: timeOf(wire.UpdateTime),
})

const paperOf = (wire: z.output<typeof paper>): Paper => ({
  id: wire.Id,
  name: textOf(wire.Name),
  kind: kindOf(wire.Kind),
  minutes: amountOf(wire.Minutes),
  sections: (wire.Sections ?? []).map(({ Name, Items }, at) => ({
    id: at + 1,
    name: textOf(Name),
    items: Items.map(({ QuestionId, Score }) => ({
      questionId: QuestionId,
      score: amountOf(Score),
    })),
  })),
  frame: {
    seal: flagOf(wire.Frame?.Seal),
    scoreBoxes: flagOf(wire.Frame?.ScoreBoxes),
    notes: textOf(wire.Frame?.Notes),
  },
  version: amountOf(wire.RowVersion),
  updatedAt: timeOf(wire.UpdateTime),
})

/** getpapers, getpaper, savepaper, deletepaper. */
export const axiosPapers = (http: Http): PaperPort => ({
  papers: async (page, signal) => {
    const query = { PageIndex: page, PageSize: PAPERS_PER_PAGE }
    const read = await http.call(getPapers, { query }, signal)
    return read.ok ? success(pageOf(read.value, { index: page, size: PAPERS_PER_PAGE }, cardOf)) : read
  },

  paper: async (id, signal) => {
    const read = await http.call(getPaper, { query: { Id: id } }, signal)
    return read.ok ? success(paperOf(read.value)) : read
  },

  save: async ({ id, name, kind, minutes, sections, frame, version, clientId }, signal) => {
    const body = {
      Id: id,
      Name: name,
      Kind: kind === 'electronic' ? ELECTRONIC : 1,
      Minutes: minutes,
      Sections: sections.map((section) => ({
        Name: section.name,
        Items: section.items.map(({ questionId, score, version: asked }) => ({
          QuestionId: questionId,
          Score: score,
          ...(asked !== undefined && { Version: asked }),
        })),
      })),
      Frame: { Seal: frame.seal, ScoreBoxes: frame.scoreBoxes, Notes: frame.notes },
      RowVersion: version,
      ClientId: clientId,
    }
    const saved = await http.call(savePaper, { body }, signal)
    return saved.ok ? success(paperOf(saved.value)) : saved
  },

  remove: async (id, signal) => {
    const removed = await http.call(deletePaper, { body: { Id: id } }, signal)
    return removed.ok ? success(true) : removed
  },
})
