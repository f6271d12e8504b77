/** Pixels that the printer may need more than the screen, where a line breaks otherwise. */
const SLACK = 16

/** What stays whole: a paragraph, or the rows of a table that a cell joins. */
interface Piece {
  readonly table: HTMLTableElement | null
  readonly elements: readonly HTMLElement[]
  readonly top: number
  readonly bottom: number
}

const pieceOf = (elements: readonly HTMLElement[], table: HTMLTableElement | null): Piece => {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const [first] = elements
  const margin = first === undefined ? 0 : Number.parseFloat(getComputedStyle(first).marginTop)
  return {
    table,
    elements,
    top: Math.min(...boxes.map(({ top }) => top)) - (Number.isFinite(margin) ? margin : 0),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const rowsOf = (table: HTMLTableElement): readonly Piece[] => {
  const groups: HTMLElement[][] = []
  let joined = 0
  for (const row of table.rows) {
    if (joined > 0) groups.at(-1)?.push(row)
    else groups.push([row])
    joined = Math.max(joined - 1, ...[...row.cells].map(({ rowSpan }) => rowSpan - 1))
  }
  return groups.map((rows) => pieceOf(rows, table))
}

const piecesOf = (article: HTMLElement): readonly Piece[] =>
  [...article.children].flatMap((child) => {
    if (child instanceof HTMLTableElement) return rowsOf(child)
    return child instanceof HTMLElement ? [pieceOf([child], null)] : []
  })

const inRoom = (pieces: readonly Piece[], room: number): readonly (readonly Piece[])[] => {
  const pages: Piece[][] = []
  let top = 0
  for (const piece of pieces) {
    const page = pages.at(-1)
    if (page === undefined || piece.bottom - top > room) {
      pages.push([piece])
      top = piece.top
    } else page.push(piece)
  }
  return pages
}

const fill = (article: HTMLElement, pieces: readonly Piece[]): void => {
  let from: HTMLTableElement | null = null
  let into: HTMLElement = article
  for (const { table, elements } of pieces) {
    if (table !== from) {
      from = table
      into = article
      if (table !== null) {
        into = table.cloneNode() as HTMLElement
        into.append(
          ...[...table.children]
            .filter(({ localName }) => localName === 'colgroup')
            .map((one) => one.cloneNode(true)),
        )
        article.append(into)
      }
    }
    into.append(...elements)
  }
}

/**
 * The same sheet as often as the paper has to be turned for it, each with the head and the foot; null where it cannot be told
 * where it breaks: in columns, or where one piece is taller than the paper. The sheet stands in the document and loses what it holds.
 * @param height of the paper, in pixels
 */
export const sheetsOf = (sheet: HTMLElement, height: number): readonly HTMLElement[] | null => {
  const article = sheet.querySelector<HTMLElement>(':scope > article')
  const whole = sheet.getBoundingClientRect().height
  if (whole <= height) return [sheet]
  if (article === null || getComputedStyle(article).columnCount !== 'auto') return null
  const room = height - (whole - article.getBoundingClientRect().height) - SLACK
  const pieces = piecesOf(article)
  if (room <= 0 || pieces.some(({ top, bottom }) => bottom - top > room)) return null
  const pages = inRoom(pieces, room)
  article.replaceChildren()
  return pages.map((page) => {
    const copy = sheet.cloneNode(true) as HTMLElement
    const place = copy.querySelector<HTMLElement>(':scope > article')
    if (place !== null) fill(place, page)
    return copy
  })
}
