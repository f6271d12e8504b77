import { type ISectionPropertiesOptions, PageOrientation, SectionType } from 'docx'
import type { PaperFileRequest } from '#application/paper/paper-file.port.ts'

/** In twips, as all lengths here: margins of 2 cm, a column gap of 1.6 cm. */
const MARGIN = 1134
const GAP = 907
/** What the sealed edge takes of the width. */
export const SEALING_LINE_WIDTH = 1100

const SIZES = {
  a4: { width: 11_906, height: 16_838, columns: 1 },
  a3: { width: 23_811, height: 16_838, columns: 2 },
} as const

/** Characters that stand above one another in a page's height. */
export const PAGE_HEIGHT = SIZES.a4.height - 2 * MARGIN

/** How wide a line of text is. */
export const textWidthOf = (format: PaperFileRequest['format'], sealed: boolean): number => {
  const { width, columns } = SIZES[format]
  const room = width - 2 * MARGIN - (sealed ? SEALING_LINE_WIDTH : 0)
  return Math.floor((room - (columns - 1) * GAP) / columns)
}

/** One column on A4, or two on A3 with a line between them; begins a page. */
export const sectionOf = (format: PaperFileRequest['format'], sealed: boolean): ISectionPropertiesOptions => {
  const { width, height, columns } = SIZES[format]
  const isWide = width > height
  return {
    type: SectionType.NEXT_PAGE,
    ...(sealed && { titlePage: true }),
    page: {
      // The library turns the sheet by itself.
      size: isWide
        ? { width: height, height: width, orientation: PageOrientation.LANDSCAPE }
        : { width, height },
      margin: {
        top: MARGIN,
        bottom: MARGIN,
        left: MARGIN + (sealed ? SEALING_LINE_WIDTH : 0),
        right: MARGIN,
      },
    },
    ...(columns > 1 && { column: { count: columns, space: GAP, separate: true } }),
  }
}
