import {
  AlignmentType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PaperWords } from '#application/paper/paper-file.port.ts'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import { LEVELS, type TableCell as Shared, twoWayTableOf } from '#domain/paper/two-way-table.ts'
import { textWidthOf } from './docx-page.ts'

const WIDTH = textWidthOf('a4', false)
/** Of each level and sum; the names of knowledge points have the rest. */
const COLUMN = 1000

const cellOf = (lines: readonly string[], bold: boolean): TableCell =>
  new TableCell({
    margins: { left: 80, right: 80 },
    children: lines.map(
      (text) => new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, bold })] }),
    ),
  })

/** 双向细目表: knowledge points by difficulty, with the numbers of the questions. */
export const twoWayTableContent = (
  sheet: PaperSheet,
  { table: words }: PaperWords,
): readonly (Paragraph | Table)[] => {
  const table = twoWayTableOf(sheet)
  const pointsOf = ({ numbers, score }: Shared): readonly string[] =>
    numbers.length === 0 ? [''] : [words.points(score), numbers.map((number) => `T${number}`).join(' ')]
  const head = [words.knowledge, ...LEVELS.map(words.level), words.total, words.share]
  const foot = [
    words.total,
    ...table.totals.map(({ score }) => (score > 0 ? words.points(score) : '')),
    words.points(table.score),
    '100%',
  ]
  const lineOf = (texts: readonly string[]) => texts.map((text) => cellOf([text], true))
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 160 },
      children: [new TextRun({ text: words.title, bold: true, size: 32 })],
    }),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: [WIDTH - COLUMN * (head.length - 1), ...head.slice(1).map(() => COLUMN)],
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: lineOf(head) }),
        ...table.rows.map(
          ({ name, cells, total, share }) =>
            new TableRow({
              cantSplit: true,
              children: [
                cellOf([name === '' ? words.unnamed : name], true),
                ...[...cells, total].map((cell) => cellOf(pointsOf(cell), false)),
                cellOf([`${share}%`], false),
              ],
            }),
        ),
        new TableRow({ cantSplit: true, children: lineOf(foot) }),
      ],
    }),
  ]
}
