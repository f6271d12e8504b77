import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableAnchorType,
  TableCell,
  TableLayoutType,
  TableRow,
  TextDirection,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { PaperWords } from '#application/paper/paper-file.port.ts'
import { noteLinesOf } from '#domain/paper/paper-frame.ts'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import { runsWithBlanks } from './blank-runs.ts'
import { PAGE_HEIGHT, SEALING_LINE_WIDTH } from './docx-page.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const DASHED = { style: BorderStyle.DASHED, size: 8, color: '000000' } as const
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '000000' } as const
const BARE = { top: NONE, bottom: NONE, left: NONE, right: NONE } as const
const LINES = { top: LINE, bottom: LINE, left: LINE, right: LINE } as const

/** Where the sealed edge begins, from the edges of the page in twips. */
const SEAL_AT = { left: 567, top: 1134 } as const

const centred = (text: string, keepNext = false): Paragraph =>
  new Paragraph({ alignment: AlignmentType.CENTER, keepNext, children: runsWithBlanks(text) })

/** 密封线 with what names the student outside it, read from the bottom up; it moves no text. */
export const sealingLineOf = (words: PaperWords): Table => {
  const width = Math.floor(SEALING_LINE_WIDTH / 2)
  const cellOf = (text: string, last: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      borders: last ? { ...BARE, right: DASHED } : BARE,
      textDirection: TextDirection.BOTTOM_TO_TOP_LEFT_TO_RIGHT,
      verticalAlign: VerticalAlignTable.CENTER,
      children: [centred(text)],
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: 2 * width, type: WidthType.DXA },
    columnWidths: [width, width],
    float: {
      horizontalAnchor: TableAnchorType.PAGE,
      absoluteHorizontalPosition: SEAL_AT.left,
      verticalAnchor: TableAnchorType.PAGE,
      absoluteVerticalPosition: SEAL_AT.top,
    },
    rows: [
      new TableRow({
        height: { value: PAGE_HEIGHT, rule: HeightRule.EXACT },
        children: [cellOf(words.identity, false), cellOf(words.seal, true)],
      }),
    ],
  })
}

const boxOf = (text: string, keepNext = false): TableCell =>
  new TableCell({
    borders: LINES,
    margins: { left: 120, right: 120 },
    verticalAlign: VerticalAlignTable.CENTER,
    children: [centred(text, keepNext)],
  })

/** 得分栏 of the whole paper. */
export const scoreTableOf = ({ sections, score }: PaperSheet, words: PaperWords): Table => {
  const rows = [
    [words.scores.number, ...sections.map((_, place) => words.sectionNumber(place)), words.scores.total],
    [words.scores.full, ...sections.map((section) => String(section.score)), String(score)],
    [words.scores.won, ...sections.map(() => ''), ''],
  ]
  return new Table({
    alignment: AlignmentType.CENTER,
    width: { size: 0, type: WidthType.AUTO },
    rows: rows.map((row) => new TableRow({ cantSplit: true, children: row.map((text) => boxOf(text)) })),
  })
}

const NARROW = 900

/** The name of a section, with a box for its points before it. */
export const sectionHeadOf = (name: string, words: PaperWords, width: number): Table => {
  const columnWidths = [NARROW, NARROW, width - 2 * NARROW]
  const title = new TableCell({
    rowSpan: 2,
    borders: BARE,
    margins: { left: 160 },
    verticalAlign: VerticalAlignTable.CENTER,
    children: [new Paragraph({ keepNext: true, children: [new TextRun({ text: name, bold: true })] })],
  })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths,
    rows: [
      new TableRow({
        cantSplit: true,
        children: [boxOf(words.scores.won, true), boxOf(words.scores.marker, true), title],
      }),
      new TableRow({ cantSplit: true, children: [boxOf('', true), boxOf('', true)] }),
    ],
  })
}

/** 注意事项, a line each. */
export const notesOf = ({ frame }: PaperSheet, words: PaperWords): readonly Paragraph[] => {
  const lines = noteLinesOf(frame)
  if (lines.length === 0) return []
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120 },
      children: [new TextRun({ text: words.notes, bold: true })],
    }),
    ...lines.map(
      (line, at) =>
        new Paragraph({ indent: { left: 420 }, children: [new TextRun(words.note(at + 1, line))] }),
    ),
  ]
}
