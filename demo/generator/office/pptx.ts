import PptxGenJS from 'pptxgenjs'
import type { ResourceDocument } from '../document/catalogue.ts'
import { type Statement, statementOf } from '../document/point.ts'
import { allRows, tableOf, widthOf } from '../document/table.ts'
import { chapterOf, ordinal, shelfOf, signatureOf } from '../document/wording.ts'
import { bare, type Palette, paletteOf } from '../look/palette.ts'
import { settled } from '../output/ooxml.ts'

type Slide = PptxGenJS.Slide

const font = 'Microsoft YaHei'
const wide = 13.333
const high = 7.5

export interface Presentation {
  readonly bytes: Uint8Array
  readonly slides: number
}

const titleSlide = (slide: Slide, one: ResourceDocument, palette: Palette, glyph: string): void => {
  slide.background = { color: bare(palette.soft) }
  slide.addShape('rect', { x: 0, y: 0, w: 0.28, h: high, fill: { color: bare(palette.text) } })
  slide.addImage({ data: glyph, x: 9.6, y: 2.35, w: 2.8, h: 2.8, altText: '' })
  slide.addText(shelfOf(one), {
    x: 1,
    y: 1.5,
    w: 8.2,
    h: 0.5,
    fontFace: font,
    fontSize: 18,
    color: bare(palette.text),
  })
  slide.addText(one.title, {
    x: 1,
    y: 2.1,
    w: 8.2,
    h: 1.9,
    fontFace: font,
    fontSize: one.title.length > 16 ? 36 : 44,
    bold: true,
    color: bare(palette.deep),
    valign: 'middle',
    fit: 'shrink',
  })
  slide.addText(chapterOf(one), {
    x: 1,
    y: 4.1,
    w: 8.2,
    h: 0.5,
    fontFace: font,
    fontSize: 18,
    color: '404040',
  })
  slide.addText(signatureOf(one), {
    x: 1,
    y: 6.2,
    w: 8.2,
    h: 0.5,
    fontFace: font,
    fontSize: 16,
    color: '646464',
  })
}

const frame = (
  slide: Slide,
  heading: string,
  one: ResourceDocument,
  palette: Palette,
  page: number,
): void => {
  slide.background = { color: 'FDFDFC' }
  slide.addShape('rect', { x: 0.7, y: 0.62, w: 0.12, h: 0.72, fill: { color: bare(palette.text) } })
  slide.addText(heading, {
    x: 1,
    y: 0.5,
    w: wide - 2,
    h: 0.96,
    fontFace: font,
    fontSize: 32,
    bold: true,
    color: bare(palette.deep),
    valign: 'middle',
  })
  slide.addText(one.title, { x: 0.7, y: 6.92, w: 9, h: 0.35, fontFace: font, fontSize: 12, color: '8D8D8D' })
  slide.addText(`${page}`, {
    x: wide - 1.7,
    y: 6.92,
    w: 1,
    h: 0.35,
    fontFace: font,
    fontSize: 12,
    color: '8D8D8D',
    align: 'right',
  })
}

const linesOf = ({ sentences }: Statement): PptxGenJS.TextProps[] =>
  sentences.map((text, index) => ({
    text,
    options: { breakLine: index < sentences.length - 1, paraSpaceAfter: 12 },
  }))

/** One statement: large and alone. */
const single = (slide: Slide, statement: Statement, palette: Palette): void => {
  slide.addShape('roundRect', {
    x: 0.7,
    y: 1.85,
    w: wide - 1.4,
    h: 4.6,
    rectRadius: 0.12,
    fill: { color: bare(palette.soft) },
  })
  slide.addText(linesOf(statement), {
    x: 1.2,
    y: 2,
    w: wide - 2.4,
    h: 4.3,
    fontFace: font,
    fontSize: 28,
    color: '202020',
    valign: 'middle',
    lineSpacingMultiple: 1.35,
    margin: 0,
  })
}

/** Two statements, each under its own small heading. */
const pair = (slide: Slide, statements: readonly Statement[], palette: Palette): void => {
  for (const [index, statement] of statements.entries()) {
    const y = 1.75 + index * 2.5
    slide.addShape('roundRect', {
      x: 0.7,
      y,
      w: wide - 1.4,
      h: 2.3,
      rectRadius: 0.1,
      fill: { color: bare(palette.soft) },
    })
    const lead: PptxGenJS.TextProps[] =
      statement.heading === undefined
        ? []
        : [{ text: statement.heading, options: { bold: true, color: bare(palette.text), breakLine: true } }]
    slide.addText([...lead, ...linesOf({ ...statement, sentences: [statement.sentences.join('')] })], {
      x: 1.1,
      y: y + 0.1,
      w: wide - 2.2,
      h: 2.1,
      fontFace: font,
      fontSize: 22,
      color: '202020',
      valign: 'middle',
      lineSpacingMultiple: 1.25,
      margin: 0,
    })
  }
}

const tableSlide = (slide: Slide, points: readonly string[], palette: Palette): void => {
  const table = tableOf(points)
  if (table === undefined) return
  const width = widthOf(table)
  const cellsOf = (cells: readonly string[], isHead: boolean): PptxGenJS.TableCell[] =>
    cells.map((text, column) => ({
      text,
      options: {
        bold: isHead,
        color: isHead ? bare(palette.text) : '202020',
        ...(isHead ? { fill: { color: bare(palette.soft) } } : {}),
        ...(column === cells.length - 1 && cells.length < width ? { colspan: width - column } : {}),
      },
    }))
  slide.addTable(
    allRows(table).map((row) => cellsOf(row, row === table.header)),
    {
      x: 0.7,
      y: 1.8,
      w: wide - 1.4,
      fontFace: font,
      fontSize: 18,
      valign: 'middle',
      border: { type: 'solid', pt: 1, color: bare(palette.line) },
    },
  )
}

const closing = (
  slide: Slide,
  statements: readonly Statement[],
  one: ResourceDocument,
  palette: Palette,
): void => {
  const heads = statements.flatMap(({ heading }) => (heading === undefined ? [] : [heading]))
  const lines = heads.length >= 3 ? heads : []
  slide.addText(one.summary, {
    x: 1,
    y: 1.8,
    w: wide - 2,
    h: 1.1,
    fontFace: font,
    fontSize: 26,
    color: '202020',
    valign: 'middle',
    lineSpacingMultiple: 1.25,
  })
  for (const [index, text] of lines.entries()) {
    const [column, row] = [index % 2, Math.floor(index / 2)]
    slide.addText(`${index + 1}　${text}`, {
      x: 1 + column * 5.75,
      y: 3.15 + row * 0.82,
      w: 5.55,
      h: 0.66,
      shape: 'roundRect',
      rectRadius: 0.08,
      fill: { color: bare(palette.soft) },
      fontFace: font,
      fontSize: 18,
      color: bare(palette.deep),
      valign: 'middle',
    })
  }
}

/** Up to five points get a slide each; more are shown two by two. */
const grouped = (statements: readonly Statement[]): readonly (readonly Statement[])[] => {
  if (statements.length <= 5) return statements.map((one) => [one])
  return Array.from({ length: Math.ceil(statements.length / 2) }, (_, index) =>
    statements.slice(index * 2, index * 2 + 2),
  )
}

const headingOf = (group: readonly Statement[], index: number): string => {
  const [first, second] = group.map(({ heading }) => heading)
  const both = first !== undefined && second !== undefined && first.length + second.length <= 20
  if (group.length === 1) return first ?? `要点${ordinal(index)}`
  return both ? (first === second ? first : `${first}　${second}`) : `要点${ordinal(index)}`
}

/** A deck: title, the points on slides, a table where there is one, the summary. `glyph` is a PNG data address. */
export const pptx = async (one: ResourceDocument, glyph: string): Promise<Presentation> => {
  const palette = paletteOf(one.subject)
  const deck = new PptxGenJS()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = one.title
  deck.author = one.teacher
  deck.company = one.school
  deck.theme = { headFontFace: font, bodyFontFace: font }
  const table = tableOf(one.points)
  const statements = (table?.notes ?? one.points).map(statementOf)
  let slides = 1
  const next = (heading: string): Slide => {
    const slide = deck.addSlide()
    slides += 1
    frame(slide, heading, one, palette, slides)
    return slide
  }
  titleSlide(deck.addSlide(), one, palette, glyph)
  if (table !== undefined) tableSlide(next('一览'), one.points, palette)
  for (const [index, group] of grouped(statements).entries()) {
    const slide = next(headingOf(group, index))
    const [first] = group
    if (group.length === 1 && first !== undefined) single(slide, first, palette)
    else pair(slide, group, palette)
  }
  closing(next('课堂小结'), statements, one, palette)
  const bytes = await deck.write({ outputType: 'uint8array', compression: true })
  if (!(bytes instanceof Uint8Array)) throw new Error('pptxgenjs gave no bytes')
  return { bytes: settled(bytes), slides }
}
