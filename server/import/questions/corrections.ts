import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { editedPart, editedQuestion, importCorrections } from '#contract/question-correction.ts'
import { QUESTION_TYPE, type ScoringPoint } from '../../db/schema/question.ts'
import { choiceOf } from './choice.ts'
import {
  compositeQuestion,
  type DraftPart,
  type DraftQuestion,
  draftPart,
  draftQuestion,
  isTaken,
  keyAt,
  pointsOfRubric,
  type ReadItem,
  readItem,
  refuseItem,
} from './draft.ts'
import { editableText, htmlOfEditable, type TextPieces } from './editable-text.ts'
import { BLANK } from './gap-stem.ts'
import { NO_METADATA } from './question-metadata.ts'
import { isEmptyHtml } from './text-format.ts'

export type EditedPart = z.output<typeof editedPart>
export type EditedQuestion = z.output<typeof editedQuestion>

/** The same as they are sent, with nothing left out. */
export type SentPart = Sent<EditedPart>
export type SentQuestion = Sent<EditedQuestion>
export type ImportCorrections = z.output<typeof importCorrections>

const KINDS = Object.fromEntries(
  Object.entries(QUESTION_TYPE).map(([kind, type]) => [type, kind]),
) as Readonly<Record<number, DraftQuestion['kind']>>

const editedPartOf = (
  part: Omit<DraftPart, 'kind'> & { readonly kind: DraftQuestion['kind'] },
  pieces: TextPieces,
): SentPart => ({
  Kind: QUESTION_TYPE[part.kind],
  Stem: editableText(part.stem, pieces),
  Options: part.options.map((option) => editableText(option, pieces)),
  Answers: part.answers.map((forms) =>
    part.kind === 'essay' ? forms.map((form) => editableText(form, pieces)) : [...forms],
  ),
  AnyOrder: part.anyOrder,
  Analysis: editableText(part.analysis, pieces),
  Rubric: part.rubric.map(({ text, points }) => ({ Text: editableText(text, pieces), Points: points })),
  Points: part.score,
})

/** A question as it can be put right; `pieces` gathers what of it cannot be typed. */
export const editedOf = (draft: DraftQuestion, pieces: TextPieces): SentQuestion => ({
  ...editedPartOf(draft, pieces),
  Level: draft.particulars.level ?? 0,
  Chapter: draft.chapter,
  Knowledge: draft.knowledge,
  Parts: draft.parts.map((part) => editedPartOf(part, pieces)),
})

const GAPS = /_{3,}/g

const blanksOf = (stem: string, answers: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const told = answers
    .map((forms) => forms.map((form) => form.trim()).filter((form) => form !== ''))
    .filter((forms) => forms.length > 0)
  if (told.length === 0) return refuseItem('没有给出正确答案')
  const gaps = [...stem.matchAll(GAPS)].length
  if (gaps > 0 && gaps !== told.length) return refuseItem(`题干有 ${gaps} 个空，答案有 ${told.length} 个`)
  return told
}

/** Words and formulas; what does not say what is right, or for how many points, is refused. */
const rubricOf = ({ Rubric, Points }: EditedPart): readonly ScoringPoint[] => {
  const rubric = (Rubric ?? []).map(({ Text, Points: points }) => ({
    text: htmlOfEditable(Text ?? '', new Map()),
    points: points ?? 0,
  }))
  if (rubric.some(({ text, points }) => isEmptyHtml(text) || points <= 0))
    return refuseItem('每个得分点都要写明内容和分值')
  if (rubric.length > 0 && Points !== null && pointsOfRubric(rubric) !== Points)
    return refuseItem(`得分点一共 ${pointsOfRubric(rubric)} 分，题目是 ${Points} 分`)
  return rubric
}

/** A part as a user wrote it; refuses what is no whole question. `pieces` are what signs like [图1] stand for. */
export const partOfEdit = (edit: EditedPart, pieces: TextPieces): DraftPart => {
  const kind = KINDS[edit.Kind]
  if (kind === undefined || kind === 'composite') return refuseItem('题型不对')
  const html = (text: string | null | undefined): string => htmlOfEditable(text ?? '', pieces)
  const answers = edit.Answers ?? []
  const keys = answers.flat().map((key) => key.trim().toUpperCase())
  const given = { stem: html(edit.Stem), analysis: html(edit.Analysis), score: edit.Points ?? null }
  switch (kind) {
    case 'single':
    case 'multiple':
      return choiceOf(
        {
          ...given,
          isMultiple: kind === 'multiple',
          options: (edit.Options ?? []).map((option, index) => ({
            html: html(option),
            weight: keys.includes(keyAt(index)) ? 100 : 0,
            feedback: '',
          })),
        },
        [],
      )
    case 'judgement': {
      const [key = ''] = keys
      return /^[AB]$/.test(key)
        ? draftPart({ ...given, kind, answers: [[key]] })
        : refuseItem('没有给出正确答案')
    }
    case 'blanks': {
      const stem = given.stem.replace(/[_＿]{2,}/g, BLANK)
      return draftPart({
        ...given,
        kind,
        stem,
        answers: blanksOf(stem, answers),
        anyOrder: edit.AnyOrder === true || edit.AnyOrder === 1,
      })
    }
    case 'essay':
      return draftPart({ ...given, kind, answers: [[html(answers[0]?.[0])]], rubric: rubricOf(edit) })
  }
}

const sentPartOf = (edit: EditedPart): SentPart => ({
  Kind: edit.Kind,
  Stem: edit.Stem ?? '',
  Options: edit.Options ?? [],
  Answers: edit.Answers ?? [],
  AnyOrder: edit.AnyOrder ?? false,
  Analysis: edit.Analysis ?? '',
  Rubric: (edit.Rubric ?? []).map(({ Text, Points }) => ({ Text: Text ?? '', Points: Points ?? 0 })),
  Points: edit.Points,
})

/** A user's correction, as it is sent back. */
export const sentEdit = (edit: EditedQuestion): SentQuestion => ({
  ...sentPartOf(edit),
  Level: edit.Level ?? 0,
  Chapter: edit.Chapter ?? '',
  Knowledge: edit.Knowledge ?? '',
  Parts: (edit.Parts ?? []).map(sentPartOf),
})

/** What stands where nothing of an item could be read. */
const EMPTY: DraftQuestion = draftQuestion(draftPart({ kind: 'essay', stem: '', answers: [['']] }))

export const draftOfItem = ({ outcome }: ReadItem): DraftQuestion =>
  isTaken(outcome) ? outcome.question : (outcome.draft ?? EMPTY)

const drafted = (base: DraftQuestion, edit: EditedQuestion): DraftQuestion => {
  const pieces: TextPieces = new Map()
  editedOf(base, pieces)
  const level = edit.Level ?? 0
  const about = {
    title: base.title,
    category: base.category,
    pictures: base.pictures,
    particulars: {
      ...NO_METADATA,
      ...base.particulars,
      level: level === 0 ? null : level,
      difficulty: level === (base.particulars.level ?? 0) ? base.particulars.difficulty : null,
    },
  }
  const place = { chapter: (edit.Chapter ?? '').trim(), knowledge: (edit.Knowledge ?? '').trim() }
  if (KINDS[edit.Kind] !== 'composite') return { ...draftQuestion(partOfEdit(edit, pieces), about), ...place }
  const parts = (edit.Parts ?? []).map((part) => partOfEdit(part, pieces))
  if (parts.length === 0) return refuseItem('复合题没有小题')
  const analysis = htmlOfEditable(edit.Analysis ?? '', pieces)
  const whole = { ...about, analysis, score: edit.Points ?? null }
  return { ...compositeQuestion(htmlOfEditable(edit.Stem ?? '', pieces), parts, whole), ...place }
}

const lostOf = ({ outcome }: ReadItem): readonly string[] => (isTaken(outcome) ? outcome.lost : [])

/** The items of a file with the user's corrections: the same rules as before say what becomes of each. */
export const corrected = (
  items: readonly ReadItem[],
  corrections: ImportCorrections,
): readonly ReadItem[] => {
  const byItem = new Map(corrections.map((it) => [it.Item, it]))
  return items.map((item, index) => {
    const correction = byItem.get(index + 1)
    if (correction === undefined) return item
    const base = draftOfItem(item)
    if (correction.Leave === true || correction.Leave === 1)
      return { ...item, outcome: { refused: '', draft: base, isLeft: true } }
    const edit = correction.Question
    if (edit === null || edit === undefined) return item
    const made = readItem(item.place, (lost) => {
      lost.push(...lostOf(item))
      return drafted(base, edit)
    })
    return isTaken(made.outcome) ? made : { ...made, outcome: { ...made.outcome, draft: base } }
  })
}
