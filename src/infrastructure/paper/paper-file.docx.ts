import {
  AlignmentType,
  Document,
  Footer,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx'
import type { PaperFilePort, PaperFileRequest } from '#application/paper/paper-file.port.ts'
import { type SheetItem, sheetItemsOf } from '#domain/paper/paper-sheet.ts'
import type { PartQuestion } from '#domain/question/question.ts'
import type { PaperPicture, PictureSource } from './picture-source.ts'
import { type Inline, richBlocksOf, richInlinesOf } from './rich-blocks.ts'
import { contentOf, type PictureShelf, runsOf } from './rich-docx.ts'

type Content = Paragraph | Table
type Words = PaperFileRequest['words']

/** A4 in twips, with margins of 2 cm. */
const A4 = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
} as const
const TEXT_WIDTH = 9638
/** Signs of an option that leave room for so many in a row. */
const ROOM = [
  { longest: 8, columns: 4 },
  { longest: 20, columns: 2 },
] as const
const ESSAY_LINES = 5

const bold = (text: string): TextRun => new TextRun({ text, bold: true })
const empty = (): Paragraph => new Paragraph({ keepNext: true, children: [] })

const lengthOf = (inlines: readonly Inline[]): number =>
  inlines.reduce((sum, inline) => {
    if (inline.kind === 'text') return sum + inline.text.length
    return inline.kind === 'formula' ? sum + Math.ceil(inline.latex.length / 2) : sum + 30
  }, 0)

const optionsOf = (part: PartQuestion, words: Words, pictures: PictureShelf): Content[] => {
  const options = part.options.map(({ key, content }) => ({
    key,
    inlines: richInlinesOf(content === '' ? (words.judgement[key] ?? key) : content),
  }))
  const longest = Math.max(0, ...options.map(({ inlines }) => lengthOf(inlines)))
  const columns = ROOM.find((room) => longest <= room.longest)?.columns ?? 1
  const width = Math.floor(TEXT_WIDTH / columns)
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

const partContent = (part: PartQuestion, words: Words, pictures: PictureShelf, room: boolean): Content[] => [
  ...optionsOf(part, words, pictures),
  ...(part.kind === 'essay' && room ? Array.from({ length: ESSAY_LINES }, empty) : []),
]

/** All of it is kept with what follows, up to the line that ends it: no question is cut in two by a page. */
const itemContent = (
  { number, score, question }: SheetItem,
  { words, answers }: PaperFileRequest,
  pictures: PictureShelf,
): Content[] => {
  const room = answers !== 'after'
  const lead = [bold(words.number(number, score))]
  return [
    ...contentOf(richBlocksOf(question.stem), pictures, { lead, keepNext: true }),
    ...(question.kind === 'composite'
      ? question.parts.flatMap((part, at) => [
          ...contentOf(richBlocksOf(part.stem), pictures, {
            lead: [new TextRun(words.part(at + 1))],
            keepNext: true,
          }),
          ...partContent(part, words, pictures, room),
        ])
      : partContent(question, words, pictures, room)),
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
  pictures: PictureShelf,
  lead: readonly ParagraphChild[],
): Content[] => {
  const { solution } = part
  if (solution === null) return []
  return [
    ...contentOf(richBlocksOf(answerHtmlOf(part, solution.answer)), pictures, {
      lead: [...lead, bold(words.answer)],
      keepNext: solution.analysis !== '',
    }),
    ...(solution.analysis === ''
      ? []
      : contentOf(richBlocksOf(solution.analysis), pictures, { lead: [bold(words.analysis)] })),
  ]
}

const solutionsOf = (
  { number, question }: SheetItem,
  words: Words,
  pictures: PictureShelf,
  numbered: boolean,
): Content[] => {
  const lead = numbered ? [bold(`${number}．`)] : []
  if (question.kind !== 'composite') return solutionContent(question, words, pictures, lead)
  return question.parts.flatMap((part, at) =>
    solutionContent(part, words, pictures, [...(at === 0 ? lead : []), new TextRun(words.part(at + 1))]),
  )
}

const centred = (children: ParagraphChild[]): Paragraph =>
  new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 120 }, children })

const bodyOf = (request: PaperFileRequest, pictures: PictureShelf): Content[] => {
  const { sheet, words, answers } = request
  return [
    centred([new TextRun({ text: sheet.name, bold: true, size: 36 })]),
    centred([new TextRun({ text: words.facts, color: '505050' })]),
    centred([new TextRun(words.identity)]),
    ...sheet.sections.flatMap((section, place) => [
      new Paragraph({
        keepNext: true,
        spacing: { before: 240, after: 120 },
        children: [bold(words.section(place, section.name, section.items.length, section.score))],
      }),
      ...section.items.flatMap((item) => [
        ...itemContent(item, request, pictures),
        ...(answers === 'after' ? solutionsOf(item, words, pictures, false) : []),
        new Paragraph({ spacing: { line: 120, lineRule: 'exact' }, children: [] }),
      ]),
    ]),
    ...(answers === 'end'
      ? [
          new Paragraph({ children: [new PageBreak()] }),
          centred([new TextRun({ text: words.answers, bold: true, size: 32 })]),
          ...sheetItemsOf(sheet).flatMap((item) => solutionsOf(item, words, pictures, true)),
        ]
      : []),
  ]
}

const textsOf = ({ question }: SheetItem): readonly string[] =>
  [question, ...question.parts].flatMap(({ stem, options, solution }) => [
    stem,
    ...options.map(({ content }) => content),
    ...(solution === null ? [] : [...solution.answer, solution.analysis]),
  ])

const picturesOf = async (
  { sheet }: PaperFileRequest,
  source: PictureSource,
  signal: AbortSignal,
): Promise<PictureShelf> => {
  const addresses = sheetItemsOf(sheet)
    .flatMap(textsOf)
    .filter((text) => text.includes('<img'))
    .flatMap((text) => richInlinesOf(text))
    .flatMap((inline) => (inline.kind === 'picture' ? [inline.source] : []))
  const brought = await Promise.all(
    [...new Set(addresses)].map(async (address) => [address, await source(address, signal)] as const),
  )
  return new Map(brought.filter((entry): entry is readonly [string, PaperPicture] => entry[1] !== null))
}

/** A .docx that LibreOffice and Word open: formulas are equations (OMML), tables tables, pictures pictures. */
export const docxPaperFile = (source: PictureSource): PaperFilePort => ({
  write: async (request, signal) => {
    const pictures = await picturesOf(request, source, signal)
    const footer = new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
    })
    const document = new Document({
      title: request.sheet.name,
      styles: {
        default: {
          document: {
            run: { size: 21, font: { ascii: 'Times New Roman', eastAsia: '宋体', hAnsi: 'Times New Roman' } },
            paragraph: { spacing: { line: 340, lineRule: 'auto' } },
          },
        },
      },
      sections: [
        {
          properties: { page: A4 },
          footers: { default: new Footer({ children: [footer] }) },
          children: bodyOf(request, pictures),
        },
      ],
    })
    signal.throwIfAborted()
    return Packer.toBlob(document)
  },
})
