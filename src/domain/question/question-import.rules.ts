import { type Correction, type EditedQuestion, ofItsKind } from './question-correction.ts'
import type { QuestionImportContext, Sending } from './question-import.events.ts'
import { countOf, type QuestionFile } from './question-import.ts'

/** The file of a context, to be looked at or to be brought in. */
export const sendingOf = (how: Sending['how'], context: QuestionImportContext): Sending => {
  const { file, place, source, corrections, userId } = context
  if (file === null) throw new Error('there is no file to import')
  return { how, wanted: { file, place, source: source.trim(), corrections }, userId }
}

/** The items, from 1, whose open editors hold something that was not saved. */
export const unsavedItems = ({
  report,
  editing,
}: Pick<QuestionImportContext, 'report' | 'editing'>): readonly number[] =>
  Object.entries(editing)
    .map(([item, question]) => ({ item: Number(item), question }))
    .filter(({ item, question }) => {
      const said = report?.items[item - 1]?.edit ?? null
      return said !== null && JSON.stringify(ofItsKind(said)) !== JSON.stringify(ofItsKind(question))
    })
    .map(({ item }) => item)

/** Something new is there, and nothing typed would be left behind. */
export const mayComeIn = ({ report, editing }: QuestionImportContext): boolean =>
  report !== null && countOf(report, 'added') > 0 && unsavedItems({ report, editing }).length === 0

/** What is put right and typed outlives a reload. */
export const KEEP = {
  type: 'keep',
  params: ({ context }: { context: QuestionImportContext }) => ({
    place: { userId: context.userId, file: context.report?.mark ?? '' },
    draft: { corrections: context.corrections, editing: context.editing, source: context.source },
  }),
} as const

/** An item with what becomes of it, or, without that, as the file has it. */
export interface ItemChange {
  readonly item: number
  readonly correction?: Correction
}

/** What an editor holds; null closes it. */
export interface ItemEdit {
  readonly item: number
  readonly question: EditedQuestion | null
}

/** An item becomes something else, which is kept. */
export const CORRECT = [
  { type: 'correct', params: ({ event }: { event: ItemChange }) => event },
  KEEP,
] as const

export const LET_GO = { type: 'letGo', params: undefined } as const

/** A file is chosen; it is stored until it is imported or discarded. */
export const CHOOSE = [
  { type: 'choose', params: ({ event }: { event: { readonly file: QuestionFile } }) => event.file },
  { type: 'keepFile', params: ({ event }: { event: { readonly file: QuestionFile } }) => event.file },
] as const

export const DROP = ['drop', LET_GO] as const
