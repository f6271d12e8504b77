import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { bare, type Palette } from '../look/palette.ts'

const textWidth = 9360

/** The few shapes a teacher's document is made of, in the subject's colour. */
export class DocumentParts {
  constructor(private readonly palette: Palette) {}

  title(text: string): Paragraph {
    return new Paragraph({
      heading: 'Title',
      alignment: AlignmentType.CENTER,
      spacing: { before: 60, after: 120 },
      children: [new TextRun({ text, bold: true, size: 36, color: bare(this.palette.deep) })],
    })
  }

  line(text: string): Paragraph {
    return new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 160 },
      children: [new TextRun({ text, size: 18, color: '646464' })],
    })
  }

  heading(text: string, pageBreakBefore = false): Paragraph {
    return new Paragraph({
      heading: 'Heading1',
      pageBreakBefore,
      keepNext: true,
      spacing: { before: 280, after: 120 },
      children: [new TextRun({ text, bold: true, size: 26, color: bare(this.palette.text) })],
    })
  }

  subheading(text: string): Paragraph {
    return new Paragraph({
      heading: 'Heading2',
      keepNext: true,
      spacing: { before: 160, after: 60 },
      children: [new TextRun({ text, bold: true, size: 22, color: bare(this.palette.deep) })],
    })
  }

  text(...texts: readonly string[]): readonly Paragraph[] {
    return texts.map(
      (text) =>
        new Paragraph({ spacing: { line: 360, after: 60 }, children: [new TextRun({ text, size: 21 })] }),
    )
  }

  numbered(index: number, heading: string | undefined, sentences: readonly string[]): readonly Paragraph[] {
    const lead: ParagraphChild[] = [
      new TextRun({ text: `${index + 1}．`, size: 21, bold: true, color: bare(this.palette.text) }),
    ]
    if (heading !== undefined) lead.push(new TextRun({ text: `${heading}　`, size: 21, bold: true }))
    lead.push(new TextRun({ text: sentences.join(''), size: 21 }))
    return [
      new Paragraph({
        spacing: { line: 380, after: 80 },
        indent: { left: 420, hanging: 420 },
        children: lead,
      }),
    ]
  }

  blanks(labels: readonly string[]): Paragraph {
    return new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before: 60, after: 160 },
      children: labels.map((label) => new TextRun({ text: `${label}＿＿＿＿＿＿＿　`, size: 21 })),
    })
  }

  ruled(count: number): readonly Paragraph[] {
    const rule = { style: BorderStyle.DASHED, size: 4, color: bare(this.palette.line) }
    return Array.from(
      { length: count },
      () =>
        new Paragraph({
          spacing: { before: 300 },
          border: { bottom: rule, between: rule },
        }),
    )
  }

  /** Two columns of label and value, side by side. */
  facts(pairs: readonly (readonly [label: string, value: string])[]): Table {
    const widths = [1300, 3380, 1300, 3380]
    const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, row) => {
      const cells = [0, 1].flatMap((side) => {
        const [label, value] = pairs[row * 2 + side] ?? ['', '']
        return [this.cell(label, widths[0] ?? 0, true), this.cell(value, widths[1] ?? 0)]
      })
      return new TableRow({ children: cells, cantSplit: true })
    })
    return this.frame(rows, widths)
  }

  grid(lines: readonly (readonly string[])[], hasHeader: boolean, shares?: readonly number[]): Table {
    const count = Math.max(...lines.map((line) => line.length))
    const parts = shares ?? Array.from({ length: count }, () => 1)
    const whole = parts.reduce((sum, part) => sum + part, 0)
    const widths = parts.map((part) => Math.floor((textWidth * part) / whole))
    const rows = lines.map((line, row) => {
      const cells = line.map((text, column) => {
        const span = column === line.length - 1 ? count - column : 1
        const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0)
        return this.cell(text, width, hasHeader && row === 0, span)
      })
      return new TableRow({ children: cells, cantSplit: true, tableHeader: hasHeader && row === 0 })
    })
    return this.frame(rows, widths)
  }

  private frame(rows: readonly TableRow[], widths: readonly number[]): Table {
    const edge = { style: BorderStyle.SINGLE, size: 4, color: bare(this.palette.line) }
    return new Table({
      rows: [...rows],
      columnWidths: [...widths],
      width: { size: textWidth, type: WidthType.DXA },
      alignment: AlignmentType.CENTER,
      borders: {
        top: edge,
        bottom: edge,
        left: edge,
        right: edge,
        insideHorizontal: edge,
        insideVertical: edge,
      },
    })
  }

  private cell(text: string, width: number, isLabel = false, columnSpan = 1): TableCell {
    return new TableCell({
      columnSpan,
      width: { size: width, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
      margins: { top: 70, bottom: 70, left: 110, right: 110 },
      ...(isLabel ? { shading: { type: ShadingType.CLEAR, fill: bare(this.palette.soft) } } : {}),
      children: [
        new Paragraph({
          spacing: { line: 320 },
          children: [
            new TextRun({
              text,
              size: 20,
              bold: isLabel,
              ...(isLabel ? { color: bare(this.palette.deep) } : {}),
            }),
          ],
        }),
      ],
    })
  }
}
