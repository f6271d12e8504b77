import type * as z from 'zod/mini'
import type { saveMadeQuestion } from '#contract/question-making.ts'
import { QUESTION_TYPE } from '../../db/schema/question.ts'
import { keptText, withFileNames } from '../../html/rich-text.ts'
import { MAX_TEXT_LENGTH, refuseUnsound } from '../../import/questions/checked-question.ts'
import { editedOf, partOfEdit } from '../../import/questions/corrections.ts'
import {
  compositeQuestion,
  type DraftQuestion,
  draftQuestion,
  refuseItem,
} from '../../import/questions/draft.ts'
import { htmlOfEditable, type TextPieces } from '../../import/questions/editable-text.ts'
import { mapTexts } from '../../import/questions/picture-source.ts'
import { NO_METADATA, type QuestionMetadata } from '../../import/questions/question-metadata.ts'
import { isEmptyHtml } from '../../import/questions/text-format.ts'
import { withTables } from './typed-tables.ts'

type Saved = z.output<typeof saveMadeQuestion.body>
type Written = Saved['Question']

/** By their QuestionType. */
const KINDS = new Map<number, DraftQuestion['kind']>(
  Object.entries(QUESTION_TYPE).map(([kind, type]) => [type, kind as DraftQuestion['kind']]),
)

/** What stands for the signs in the texts of a question as it is kept. */
export const piecesOf = (draft: DraftQuestion | null): TextPieces => {
  const pieces: TextPieces = new Map()
  if (draft !== null) editedOf(draft, pieces)
  return pieces
}

export interface WrittenIn {
  /** As it is kept; null for a new one. */
  readonly base: DraftQuestion | null
  readonly asked: Saved
  /** The file that an address of ours names; null for any other. */
  readonly fileOf: (address: string) => number | null
}

/** A question as a user wrote it; throws an ItemRefusal that says what is wanting. */
export const writtenQuestion = ({ base, asked, fileOf }: WrittenIn): DraftQuestion => {
  const { Question: edit, Pictures } = asked
  const pieces = piecesOf(base)
  for (const [sign, html] of pieces)
    pieces.set(
      sign,
      withFileNames(html, (id) => `src="/api/file/${id}"`),
    )
  for (const { Sign, Address } of Pictures) {
    const file = fileOf(Address)
    if (file === null || pieces.has(Sign)) refuseItem('有一张图片没有上传好，请重新放一次')
    pieces.set(Sign, `<img src="/api/file/${file}" alt="" />`)
  }
  const tabled = (part: Written['Parts'][number]) => ({
    ...part,
    Stem: withTables(part.Stem, pieces),
    Options: part.Options.map((option) => withTables(option, pieces)),
    Answers:
      KINDS.get(part.Kind) === 'essay'
        ? part.Answers.map((forms) => forms.map((form) => withTables(form, pieces)))
        : part.Answers,
    Analysis: withTables(part.Analysis, pieces),
  })
  const whole = tabled(edit)
  const particulars: QuestionMetadata = {
    ...NO_METADATA,
    ...base?.particulars,
    level: asked.Level,
    difficulty: base?.particulars.level === asked.Level ? base.particulars.difficulty : null,
    year: asked.Year,
  }
  const about = { title: base?.title ?? '', category: base?.category ?? '', particulars }
  const made =
    KINDS.get(edit.Kind) === 'composite'
      ? compositeQuestion(
          htmlOfEditable(whole.Stem, pieces),
          edit.Parts.map((part) => partOfEdit(tabled(part), pieces)),
          { ...about, analysis: htmlOfEditable(whole.Analysis, pieces), score: edit.Points },
        )
      : draftQuestion(partOfEdit(whole, pieces), about)
  if (made.kind === 'composite' && made.parts.length === 0) refuseItem('复合题没有小题')
  const kept = mapTexts(made, (html) => {
    const { html: clean } = keptText(html, fileOf, 'question')
    return clean.length > MAX_TEXT_LENGTH ? refuseItem('有一段文字太长') : clean
  })
  if (isEmptyHtml(kept.stem)) refuseItem('题干是空的')
  refuseUnsound(kept)
  return kept
}
