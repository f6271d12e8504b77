import type { MarkedText } from './inline-marks.ts'
import type { OfficePictures } from './office-picture.ts'
import { type OfficeFiles, officeAttribute, officePart, officeTargets } from './office-xml.ts'
import { allIn, childNamed, textIn, type XmlElement } from './xml.ts'

/** A picture over a sheet, by the cell at its upper left corner. */
export interface SheetPicture {
  /** From 1. */
  readonly line: number
  /** From 0. */
  readonly column: number
  readonly text: MarkedText
}

const DRAWING = /\/drawings\/[^/]*\.xml$/i

/** What a picture shows, each file once: a second form of it is for programs of other years. */
const shownIn = (element: XmlElement): readonly string[] => [
  ...new Set(
    allIn(element)
      .filter(({ name }) => name === 'blip')
      .map((blip) => officeAttribute(blip, 'embed')),
  ),
]

/** The pictures that lie over the sheet at a path; one that is fixed to no cell stands in the first. */
export const sheetPictures = (
  files: OfficeFiles,
  sheetPath: string,
  markOf: OfficePictures['markOf'],
): readonly SheetPicture[] =>
  [...officeTargets(files, sheetPath).values()]
    .filter((path) => DRAWING.test(path))
    .flatMap((path) => {
      const root = officePart(files, path)
      const targets = officeTargets(files, path)
      const anchors =
        root === null ? [] : allIn(root).filter(({ name }) => /^(?:two|one)CellAnchor$/.test(name))
      return anchors.flatMap((anchor) => {
        const from = childNamed(anchor, 'from')
        const at = (axis: string) => Number(textIn(from && childNamed(from, axis)).trim()) || 0
        return shownIn(anchor).map((id) => ({
          line: at('row') + 1,
          column: at('col'),
          text: markOf(targets.get(id)),
        }))
      })
    })

const CELL_IMAGES = 'xl/cellimages.xml'

/** The paths of the pictures that WPS puts into cells, by the names in `=DISPIMG("ID_…",1)`. */
export const namedCellPictures = (files: OfficeFiles): ReadonlyMap<string, string> => {
  const root = officePart(files, CELL_IMAGES)
  const targets = officeTargets(files, CELL_IMAGES)
  const named = new Map<string, string>()
  for (const picture of root === null ? [] : allIn(root).filter(({ name }) => name === 'pic')) {
    const label = allIn(picture).find(({ name }) => name === 'cNvPr')
    const path = targets.get(shownIn(picture)[0] ?? '')
    if (label !== undefined && path !== undefined) named.set(officeAttribute(label, 'name'), path)
  }
  return named
}
