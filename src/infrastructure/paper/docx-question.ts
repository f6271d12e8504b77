import { Paragraph, type ParagraphChild, type Table, TextRun } from 'docx'
import type { PaperFileRequest } from '#application/paper/paper-file.port.ts'
import type { SheetItem } from '#domain/paper/paper-sheet.ts'
import { optionColumnsIn, optionRoomOf } from '#domain/question/option-columns.ts'
import type { PartQuestion } from '#domain/question/question.ts'
import { richBlocksOf, richInlinesOf } from './rich-blocks.ts'
import { contentOf, type PicturesBySource, runsOf } from './rich-docx.ts'

export type Content = Paragraph | Table
type Words = PaperFileRequest['words']

/** What a piece of the document is written with; `width` of its lines in twips. */
export interface Setting {
  readonly request: PaperFileRequest
  readonly pictures: PicturesBySource
  readonly width: number
}

/** A sign of Chinese, in twips. */
const SIGN = 210
const ESSAY_LINES = 5

const bold = (text: string): TextRun => new TextRun({ text, bold: true })
const empty = (): Paragraph => new Paragraph({ keepNext: true, children: [] })

const optionsOf = (
  part: PartQuestion,
  { request: { words }, pictures, width: whole }: Setting,
): Content[] => {
  const contents = part.options.map(({ key, content }) =>
    content === '' ? (words.judgement[key] ?? key) : content,
  )
  const options = part.options.map(({ key }, at) => ({ key, inlines: richInlinesOf(contents[at] ?? '') }))
  const columns = optionColumnsIn(optionRoomOf(contents), whole / SIGN)
  const width = Math.floor(whole / columns)
  const tabStops = Array.from({ length: columns - 1 }, (_, at) => ({
    type: 'left' as const,
    position: width * (at + 1),
  }))
  return Array.from({ length: Math.ceil(options.length / columns) }, (_, row) => {
    const children = options
      .slice(row * columns, (row + 1) * columns)
      .flatMap(({ key, inlines }, at): ParagraphChild[] => [
        new TextRun(`${at > 0 ? '\t' : ''}${key}．`),
        ...runsOf(inlines, pictures),
      ])
    return new Paragraph({ keepNext: true, tabStops, children })
  })
}

const partContent = (part: PartQuestion, setting: Setting): Content[] => [
  ...optionsOf(part, setting),
  ...(part.kind === 'essay' && setting.request.answers !== 'after'
    ? Array.from({ length: ESSAY_LINES }, empty)
    : []),
]

/** All of it is kept with what follows, up to the line that ends it: no question is cut in two by a page. */
export const itemContent = ({ number, score, question }: SheetItem, setting: Setting): Content[] => {
  const { request, pictures } = setting
  const { words } = request
  const lead = [bold(words.number(number, score))]
  return [
    ...contentOf(richBlocksOf(question.stem), pictures, { lead, keepNext: true }),
    ...(question.kind === 'composite'
      ? question.parts.flatMap((part, at) => [
          ...contentOf(richBlocksOf(part.stem), pictures, {
            lead: [new TextRun(words.part(at + 1))],
            keepNext: true,
          }),
          ...partContent(part, setting),
        ])
      : partContent(question, setting)),
  ]
}

/** Only of an essay the answer is HTML; keys of options and blanks are plain. */
const answerHtmlOf = ({ kind }: PartQuestion, answer: readonly string[]): string => {
  if (kind === 'essay') return answer.join('')
  const plain = answer.join(kind === 'blanks' ? '；' : '')
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const solutionContent = (
  part: PartQuestion,
  words: Words,
  pictures: PicturesBySource,
  { lead, keepNext }: { readonly lead: readonly ParagraphChild[]; readonly keepNext: boolean },
): Content[] => {
  const { solution } = part
  if (solution === null) return []
  return [
    ...contentOf(richBlocksOf(answerHtmlOf(part, solution.answer)), pictures, {
      lead: [...lead, bold(words.answer)],
      keepNext: keepNext || solution.analysis !== '',
    }),
    ...(solution.rubric ?? []).flatMap(({ text, points }, at) =>
      contentOf(richBlocksOf(text), pictures, {
        lead: [bold(words.scoringPoint(at + 1, points))],
        keepNext: true,
      }),
    ),
    ...(solution.analysis === ''
      ? []
      : contentOf(richBlocksOf(solution.analysis), pictures, { lead: [bold(words.analysis)], keepNext })),
  ]
}

/** How the answers to a question stand: after its number, in one piece, on one page with what follows. */
export interface SolutionLook {
  readonly numbered: boolean
  readonly whole: boolean
  readonly keepNext: boolean
}

export const solutionsOf = (
  { number, question }: SheetItem,
  words: Words,
  pictures: PicturesBySource,
  { numbered, whole, keepNext }: SolutionLook,
): Content[] => {
  const lead = numbered ? [bold(`${number}．`)] : []
  if (question.kind !== 'composite') return solutionContent(question, words, pictures, { lead, keepNext })
  return question.parts.flatMap((part, at) =>
    solutionContent(part, words, pictures, {
      lead: [...(at === 0 ? lead : []), new TextRun(words.part(at + 1))],
      keepNext: at < question.parts.length - 1 ? whole : keepNext,
    }),
  )
}
