import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export const relations = (
  targets: Readonly<Record<string, readonly [kind: string, target: string]>>,
): string =>
  `<Relationships xmlns="${PACKAGE}">${Object.entries(targets)
    .map(([id, [kind, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** A workbook of one sheet: the XML of its rows, number formats by their codes (styles 1, 2 …), and whatever other parts. */
export const aWorkbook = (
  rows: string,
  formats: readonly (string | number)[] = [],
  parts: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array => {
  const own = formats.map((code, index) =>
    typeof code === 'number'
      ? ''
      : `<numFmt numFmtId="${176 + index}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
  )
  const cells = formats.map(
    (code, index) =>
      `<xf numFmtId="${typeof code === 'number' ? code : 176 + index}" applyNumberFormat="1"/>`,
  )
  const all: Readonly<Record<string, string | Uint8Array>> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="表" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId2: ['styles', 'styles.xml'],
    }),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
    ),
  )
}

/** One pixel. */
export const A_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
