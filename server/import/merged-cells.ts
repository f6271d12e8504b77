import { pathIn, unpacked } from './questions/package-files.ts'
import { allIn, parseXml, type XmlElement } from './questions/xml.ts'

/** Rows and the column from 0; a cell over several columns has its text in the first. */
export interface MergedCell {
  readonly from: number
  readonly to: number
  readonly column: number
}

const RANGE = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/

/** Column of these letters, from 0. */
export const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** What a reference like `A2:B5` merges; null for none. */
export const mergedAt = (ref = ''): MergedCell | null => {
  const [, letters, first, last] = RANGE.exec(ref) ?? []
  if (letters === undefined) return null
  return { from: Number(first) - 1, to: Number(last) - 1, column: columnOf(letters) }
}

/** The sheet reader leaves them out. A sheet's own XML is large; what is merged stands in one piece behind its rows. */
const MERGED_PART = /<(?:\w+:)?mergeCells\b[\s\S]*?<\/(?:\w+:)?mergeCells>/

/** By a sheet's name the cells of it that are merged over several rows. */
export const mergedCells = (bytes: Uint8Array): ((sheet: string) => readonly MergedCell[]) => {
  const { files } = unpacked(bytes)
  const text = (path: string): string => new TextDecoder().decode(files.get(path) ?? new Uint8Array())
  const elements = (path: string, name: string): readonly XmlElement[] =>
    files.has(path) ? allIn(parseXml(text(path))).filter((element) => element.name === name) : []
  const targets = new Map(
    elements('xl/_rels/workbook.xml.rels', 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'] ?? '',
    ]),
  )
  const paths = new Map(
    elements('xl/workbook.xml', 'sheet').map(({ attributes }) => {
      const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
      const target = targets.get(id) ?? ''
      return [attributes['name'], pathIn(target.startsWith('/') ? '' : 'xl', target) ?? '']
    }),
  )
  return (sheet) => {
    const [part = ''] = MERGED_PART.exec(text(paths.get(sheet) ?? '')) ?? []
    return [...part.matchAll(/\bref="([^"]*)"/g)]
      .map(([, ref]) => mergedAt(ref))
      .filter((merged) => merged !== null)
      .filter(({ from, to }) => to > from)
  }
}
