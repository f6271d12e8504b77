import { strToU8, zipSync } from 'fflate'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
const X = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A run of Word: its text, and what stands in its properties. */
export const wordRun = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${safe(text)}</w:t></w:r>`

/** A paragraph of runs, or of one plain text; `properties` are its own. */
export const wordParagraph = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : wordRun(content)}</w:p>`

export const wordTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`

export const wordPicture = (id: string): string =>
  `<w:r><w:drawing><wp:inline xmlns:wp="urn:wp"><wp:extent cx="952500" cy="476250"/><a:blip ${A} r:embed="${id}"/></wp:inline></w:drawing></w:r>`

/** A document of paragraphs and tables, given as XML or as plain lines; `media` by relation, `more` parts by path. */
export const aDocx = (
  blocks: readonly string[],
  {
    media = {},
    more = {},
  }: {
    readonly media?: Readonly<Record<string, readonly [name: string, bytes: Uint8Array]>>
    readonly more?: Readonly<Record<string, string>>
  } = {},
): Uint8Array => {
  const body = blocks.map((block) => (block.startsWith('<') ? block : wordParagraph(block))).join('')
  const relations = Object.entries(media).map(
    ([id, [name]]) => `<Relationship Id="${id}" Type="image" Target="media/${name}"/>`,
  )
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<w:document ${W} ${M} ${R}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    ...Object.fromEntries(
      Object.values(media).map(([name, bytes]) => [`word/media/${name}`, bytes] as const),
    ),
    ...Object.fromEntries(Object.entries(more).map(([path, text]) => [path, strToU8(text)] as const)),
  })
}

/** A cell of a workbook: a text, a number, or runs as XML. */
export type SheetCell = string | number | { readonly xml: string }

const cellXml = (cell: SheetCell, address: string): string => {
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  const text = typeof cell === 'string' ? `<t xml:space="preserve">${safe(cell)}</t>` : cell.xml
  return cell === '' ? '' : `<c r="${address}" t="inlineStr"><is>${text}</is></c>`
}

/** A workbook with these sheets; `after` stands behind the rows of each, `more` are parts by path. */
export const anXlsx = (
  sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>,
  after = '',
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array => {
  const names = Object.keys(sheets)
  const parts = Object.entries(sheets).map(([, rows], index) => {
    const data = rows.map((cells, row) => {
      const inside = cells.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${row + 1}`))
      return `<row r="${row + 1}">${inside.join('')}</row>`
    })
    return [
      `xl/worksheets/sheet${index + 1}.xml`,
      strToU8(`<worksheet ${X}><sheetData>${data.join('')}</sheetData>${after}</worksheet>`),
    ] as const
  })
  const list = names.map((name, at) => `<sheet name="${safe(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
  const relations = names.map(
    (_, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook ${X} ${R}><sheets>${list.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    ...Object.fromEntries(parts),
    ...Object.fromEntries(
      Object.entries(more).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
    ),
  })
}

/** The parts that lay pictures over the first sheet of a workbook, each by row and column (from 0) of its corner. */
export const sheetDrawing = (
  pictures: readonly (readonly [row: number, column: number, name: string, bytes: Uint8Array])[],
): Readonly<Record<string, string | Uint8Array>> => {
  const anchors = pictures.map(
    ([row, column], at) =>
      `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:pic><a:blip ${A} r:embed="p${at}"/></xdr:pic></xdr:twoCellAnchor>`,
  )
  const relations = pictures.map(([, , name], at) => `<Relationship Id="p${at}" Target="../media/${name}"/>`)
  return {
    'xl/worksheets/_rels/sheet1.xml.rels':
      '<Relationships><Relationship Id="d" Target="../drawings/drawing1.xml"/></Relationships>',
    'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="urn:xdr" ${R}>${anchors.join('')}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(pictures.map(([, , name, bytes]) => [`xl/media/${name}`, bytes])),
  }
}
