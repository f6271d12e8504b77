import { escapeMarkup } from '../../html/escape-markup.ts'
import { docxNumbers } from './docx-numbers.ts'
import { type DraftPicture, FileRefusal, ItemRefusal } from './draft.ts'
import { type InlineMarks, inlineMarks, type MarkedText, unmarked } from './inline-marks.ts'
import { officePictures } from './office-picture.ts'
import { type OfficeFiles, officeAttribute, officePart, officeTargets } from './office-xml.ts'
import { latexOfOmml } from './omml.ts'
import { rubyText } from './tidy-html.ts'
import { allIn, childNamed, childrenNamed, elementsIn, textIn, type XmlElement } from './xml.ts'

const MAX_PARAGRAPHS = 20_000
const MAX_PIECES = 100_000

/** A line of a document: a paragraph, or what stands between two breaks of one. */
export interface DocxLine {
  readonly text: MarkedText
  /** Of a table the texts of its cells by rows; null for a line of text. */
  readonly cells: readonly (readonly MarkedText[])[] | null
}

export interface DocxText {
  readonly lines: readonly DocxLine[]
  readonly marks: InlineMarks
  readonly pictures: ReadonlyMap<string, DraftPicture>
}

/** What shows nothing, or says only how something looks. */
const SILENT =
  /^(?:pPr|rPr|tcPr|tblPr|trPr|tblGrid|sectPr|del|moveFrom|instrText|delText|fldChar|bookmarkStart|bookmarkEnd|proofErr|lastRenderedPageBreak|footnoteReference|endnoteReference|commentReference|commentRangeStart|commentRangeEnd|annotationRef|Fallback|sdtPr|sdtEndPr|rt|OLEObject|shapetype|wrapNone|wrapSquare|anchorlock|smartTagPr|customXmlPr|softHyphen)$/

/** Characters of fonts that have only pictures, as the bank writes them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  'Wingdings/FC': '√',
  'Wingdings/FB': '×',
  'Wingdings 2/50': '√',
  'Wingdings 2/52': '√',
  'Wingdings 2/4F': '×',
  'Wingdings 2/51': '×',
  'Symbol/D6': '√',
  'Symbol/B4': '×',
}

const symbolOf = (element: XmlElement, marks: InlineMarks): MarkedText => {
  const code = officeAttribute(element, 'char').toUpperCase().replace(/^F0/, '')
  const character = SYMBOLS[`${officeAttribute(element, 'font')}/${code}`]
  return character ?? marks.put('［符号］', '有一个特殊符号读不出来')
}

const toggled = (properties: XmlElement | undefined, name: string): string => {
  const said = properties === undefined ? undefined : childNamed(properties, name)
  return said === undefined ? '' : officeAttribute(said, 'val') || 'on'
}

const FIGURES = /^[0-9A-Za-zα-ω+\-−*°′',.() ]{1,12}$/
/** In half points; less than this is a hair's breadth that nobody sees. */
const RAISED_BY = 4

/** How a run stands to the line: said by name, or by moving figures up or down, as papers that went through other programs have it. */
const raisedTag = (text: string, properties: XmlElement | undefined): 'sup' | 'sub' | null => {
  const named = toggled(properties, 'vertAlign')
  if (named === 'superscript') return 'sup'
  if (named === 'subscript') return 'sub'
  const moved = Number(toggled(properties, 'position'))
  if (!(Math.abs(moved) >= RAISED_BY) || !FIGURES.test(text)) return null
  return moved > 0 ? 'sup' : 'sub'
}

const EMU_OF_PIXEL = 9525

const sizeOf = (drawing: XmlElement): string => {
  const extent = allIn(drawing).find(({ name }) => name === 'extent')
  const [width = 0, height = 0] = ['cx', 'cy'].map((name) =>
    Math.round(Number(extent === undefined ? 0 : officeAttribute(extent, name)) / EMU_OF_PIXEL),
  )
  return width > 0 && height > 0 && width < 10_000 && height < 10_000
    ? ` width="${width}" height="${height}"`
    : ''
}

const isEquationObject = (object: XmlElement): boolean =>
  allIn(object).some(
    (it) => it.name === 'OLEObject' && /^(?:Equation|MathType)/i.test(officeAttribute(it, 'ProgID')),
  )

const MATHTYPE = '有一处 MathType 公式读不出来，请在 Word 里换成自带的公式或图片'

/** Reads the text of a Word document by lines; pictures, formulas, tables and raised figures are marks in it. */
export const docxLines = (files: OfficeFiles, path = 'word/document.xml'): DocxText => {
  const root = officePart(files, path)
  const body = root === null ? undefined : childNamed(root, 'body')
  if (body === undefined) throw new FileRefusal('Word 文件坏了，没有正文')
  const marks = inlineMarks()
  const targets = officeTargets(files, path)
  const { markOf, pictures } = officePictures(files, marks)
  const numberOf = docxNumbers(files)
  const count = { paragraphs: 0, pieces: 0 }

  const picturesOf = (element: XmlElement): MarkedText => {
    if (element.name === 'object' && isEquationObject(element)) return marks.put('［公式］', MATHTYPE)
    const size = sizeOf(element)
    return allIn(element)
      .filter(({ name }) => name === 'blip' || name === 'imagedata')
      .map((it) => markOf(targets.get(officeAttribute(it, it.name === 'blip' ? 'embed' : 'id')), size))
      .join('')
  }

  const formula = (element: XmlElement, isBlock: boolean): MarkedText => {
    try {
      const latex = latexOfOmml(element)
      if (latex === '') return ''
      return marks.put(escapeMarkup(isBlock ? `\\[${latex}\\]` : `\\(${latex}\\)`))
    } catch (error) {
      if (error instanceof ItemRefusal) return marks.put('［公式］', error.message)
      throw error
    }
  }

  const styled = (text: string, properties: XmlElement | undefined): MarkedText => {
    const tag = text.trim() === '' ? null : raisedTag(text, properties)
    if (tag !== null) return marks.put(`<${tag}>${escapeMarkup(text)}</${tag}>`)
    const line = toggled(properties, 'u')
    const isLined = line !== '' && line !== 'none'
    if (isLined && /^[\s　]{2,}$/.test(text) && !text.includes('\n')) return '____'
    const isDotted = /^(?:dot|underDot)$/.test(toggled(properties, 'em'))
    if ((isLined || isDotted) && text.trim() !== '' && !/^[_\s]+$/.test(text))
      return marks.put(`<u>${escapeMarkup(text)}</u>`)
    return text
  }

  const run = (element: XmlElement): MarkedText => {
    const properties = childNamed(element, 'rPr')
    if (toggled(properties, 'vanish') !== '' && toggled(properties, 'vanish') !== '0') return ''
    let plain = ''
    let all = ''
    const flush = () => {
      all += styled(plain, properties)
      plain = ''
    }
    for (const child of elementsIn(element)) {
      if (child.name === 't') plain += unmarked(textIn(child))
      else if (child.name === 'tab') plain += '\t'
      else if (child.name === 'noBreakHyphen') plain += '-'
      else {
        flush()
        all += inline(child)
      }
    }
    flush()
    return all
  }

  const ruby = (element: XmlElement): MarkedText => {
    const base = childNamed(element, 'rubyBase')
    const above = childNamed(element, 'rt')
    const read = above === undefined ? '' : elementsIn(above).map(inline).join('')
    return `${base === undefined ? '' : elementsIn(base).map(inline).join('')}${rubyText(read)}`
  }

  const inline = (element: XmlElement): MarkedText => {
    count.pieces += 1
    if (count.pieces > MAX_PIECES * 10) throw new FileRefusal('Word 文件太大，请分成几个文件')
    const { name } = element
    if (SILENT.test(name)) return ''
    if (name === 'r') return run(element)
    if (name === 'br') return officeAttribute(element, 'type') === 'page' ? '' : '\n'
    if (name === 'cr') return '\n'
    if (name === 'sym') return symbolOf(element, marks)
    if (name === 'oMath') return formula(element, false)
    if (name === 'oMathPara') return formula(element, true)
    if (name === 'ruby') return ruby(element)
    if (name === 'drawing' || name === 'pict' || name === 'object') {
      const texts = allIn(element).filter((it) => it.name === 'txbxContent')
      const told = texts
        .map((it) =>
          linesOf(it)
            .map(({ text }) => text)
            .join('\n'),
        )
        .join('\n')
      return `${picturesOf(element)}${told.trim() === '' ? '' : `\n${told}`}`
    }
    return elementsIn(element).map(inline).join('')
  }

  const paragraph = (element: XmlElement): readonly DocxLine[] => {
    count.paragraphs += 1
    if (count.paragraphs > MAX_PARAGRAPHS)
      throw new FileRefusal(`Word 文件多于 ${MAX_PARAGRAPHS} 段，请分成几个文件`)
    const text = elementsIn(element).map(inline).join('')
    const number = text.trim() === '' ? '' : numberOf(childNamed(element, 'pPr'))
    return `${number}${number === '' ? '' : ' '}${text}`
      .split('\n')
      .map((line) => ({ text: line.trim(), cells: null }))
  }

  const table = (element: XmlElement): DocxLine => {
    const rows = childrenNamed(element, 'tr').map((line) =>
      childrenNamed(line, 'tc').map((cell) => {
        const properties = childNamed(cell, 'tcPr')
        const span = Number(toggled(properties, 'gridSpan') || '1')
        const text = linesOf(cell)
          .map((it) => it.text)
          .filter((it) => it !== '')
          .join('\n')
        return { text, span: span > 1 && span < 100 ? ` colspan="${span}"` : '' }
      }),
    )
    const html = rows
      .map(
        (cells) =>
          `<tr>${cells.map(({ text, span }) => `<td${span}>${marks.html(text)}</td>`).join('')}</tr>`,
      )
      .join('')
    const faults = rows.flatMap((cells) => cells.flatMap(({ text }) => marks.faultsIn(text)))
    return {
      text: marks.put(`<table><tbody>${html}</tbody></table>`, faults[0]),
      cells: rows.map((cells) => cells.map(({ text }) => text)),
    }
  }

  const linesOf = (parent: XmlElement): readonly DocxLine[] =>
    elementsIn(parent).flatMap((element) => {
      if (element.name === 'p') return paragraph(element)
      if (element.name === 'tbl') return [table(element)]
      return /^(?:sdt|sdtContent|ins|customXml|smartTag)$/.test(element.name) ? linesOf(element) : []
    })

  return { lines: linesOf(body), marks, pictures }
}
