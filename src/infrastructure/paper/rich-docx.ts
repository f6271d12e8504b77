import {
  BorderStyle,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { ANSWER_BRACKETS } from '#domain/question/answer-brackets.ts'
import { BLANK } from '#domain/question/stem-text.ts'
import { runsWithBlanks } from './blank-runs.ts'
import { formulaMath } from './formula-math.ts'
import type { PaperPicture } from './picture-source.ts'
import type { Inline, RichBlock } from './rich-blocks.ts'

/** Pictures by their address; those that could not be had are missing. */
export type PicturesBySource = ReadonlyMap<string, PaperPicture>

/** Chinese words in a program keep the face of the page. */
const PROGRAM_FACE = { ascii: 'Courier New', hAnsi: 'Courier New', cs: 'Courier New' } as const

/** No wider than a column of the page, in pixels. */
const WIDEST = 460

/** As wide as they are meant, but nowhere to break the line. */
const WHOLE_BRACKETS = `（${'\u00a0'.repeat(8)}）`

/** Between what is drawn and a blank, neither of which breaks: an office program would break the blank after its first sign. */
const MAY_BREAK = '\u200b'
const DRAWN: readonly Inline['kind'][] = ['formula', 'picture']

const textRunsOf = (inline: Extract<Inline, { kind: 'text' }>): readonly TextRun[] => {
  const { bold, italic, underlined, script, program } = inline.look
  return runsWithBlanks(inline.text.replaceAll(ANSWER_BRACKETS, WHOLE_BRACKETS), {
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(script === 'sub' && { subScript: true }),
    ...(script === 'super' && { superScript: true }),
    ...(underlined && { underline: {} }),
    ...(program && { font: PROGRAM_FACE }),
  })
}

const pictureOf = (
  { source, name, width: wanted }: Extract<Inline, { kind: 'picture' }>,
  pictures: PicturesBySource,
): ParagraphChild => {
  const picture = pictures.get(source)
  if (picture === undefined) return new TextRun(name === '' ? '[图]' : `[${name}]`)
  const width = Math.min(wanted > 0 ? wanted : picture.width, WIDEST)
  return new ImageRun({
    type: picture.type,
    data: picture.bytes,
    transformation: { width, height: Math.round((width * picture.height) / picture.width) },
    ...(name !== '' && { altText: { name, title: name, description: name } }),
  })
}

/** A line's pieces as runs; a formula that cannot be said as an equation stands as it was written. */
export const runsOf = (inlines: readonly Inline[], pictures: PicturesBySource): ParagraphChild[] =>
  inlines.flatMap((inline, at): readonly ParagraphChild[] => {
    if (inline.kind === 'text') {
      const isAtDrawn = inline.text.search(BLANK) === 0 && DRAWN.includes(inlines[at - 1]?.kind ?? 'text')
      return [...(isAtDrawn ? [new TextRun(MAY_BREAK)] : []), ...textRunsOf(inline)]
    }
    if (inline.kind === 'break') return [new TextRun({ break: 1 })]
    if (inline.kind === 'picture') return [pictureOf(inline, pictures)]
    return [formulaMath(inline.latex) ?? new TextRun(inline.latex)]
  })

const LINE = { style: BorderStyle.SINGLE, size: 4, color: '808080' } as const
const LINES = { top: LINE, bottom: LINE, left: LINE, right: LINE } as const

const tableOf = (
  block: Extract<RichBlock, { kind: 'table' }>,
  pictures: PicturesBySource,
  keepNext: boolean,
): Table =>
  new Table({
    width: { size: 0, type: WidthType.AUTO },
    rows: block.rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          children: row.map(
            ({ inlines, columns, rows }) =>
              new TableCell({
                columnSpan: columns,
                rowSpan: rows,
                borders: LINES,
                margins: { left: 100, right: 100 },
                children: [new Paragraph({ keepNext, children: runsOf(inlines, pictures) })],
              }),
          ),
        }),
    ),
  })

/** The paragraphs and tables of a text; `lead` stands before its first line. `keepNext`: on one page with what follows. */
export const contentOf = (
  blocks: readonly RichBlock[],
  pictures: PicturesBySource,
  { lead = [], keepNext = false }: { lead?: readonly ParagraphChild[]; keepNext?: boolean } = {},
): (Paragraph | Table)[] => {
  const [first] = blocks
  const led =
    first?.kind === 'lines' || lead.length === 0
      ? blocks
      : [{ kind: 'lines' as const, inlines: [] }, ...blocks]
  return led.map((block, at) =>
    block.kind === 'table'
      ? tableOf(block, pictures, keepNext)
      : new Paragraph({
          keepNext,
          keepLines: true,
          children: [...(at === 0 ? lead : []), ...runsOf(block.inlines, pictures)],
        }),
  )
}
