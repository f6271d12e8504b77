import { beginningOf, type IsBeyond } from './document-split.ts'

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

/** The pieces of the next page: those before its end, and the beginning of one that is taller than any page. */
const nextPage = (pieces: readonly Piece[], room: number, isBeyond: IsBeyond): readonly Piece[] => {
  const end = pieces.findIndex(({ elements }) =>
    elements.some((one) => [...one.getClientRects()].some(isBeyond)),
  )
  if (end === -1) return pieces
  const page = pieces.slice(0, end)
  const [after] = pieces.slice(end)
  const [element, ...joined] = after?.elements ?? []
  if (
    after !== undefined &&
    element !== undefined &&
    joined.length === 0 &&
    after.bottom - after.top > room
  ) {
    const beginning = beginningOf(element, isBeyond)
    if (beginning !== null) return [...page, { ...after, elements: [beginning] }]
  }
  // What cannot be parted, although it is taller than a page, runs on by itself.
  return page.length > 0 ? page : pieces.slice(0, 1)
}

/** A picture is as tall as a page at most. */
const holdPictures = (article: HTMLElement, room: number): void => {
  for (const picture of article.querySelectorAll<HTMLElement>('img, svg')) {
    if (picture.getBoundingClientRect().height <= room) continue
    picture.style.width = 'auto'
    picture.style.height = `${room - SLACK}px`
    for (let place = picture.parentElement; place && place !== article; place = place.parentElement)
      if (place.style.height !== '') place.style.height = 'auto'
  }
}

/**
 * The same sheet as often as the paper has to be turned for it, each with the head and the foot; null where there is no room
 * between them. The sheet stands in the document and loses what it holds.
 * @param height of the paper, in pixels
 */
export const sheetsOf = (sheet: HTMLElement, height: number): readonly HTMLElement[] | null => {
  const article = sheet.querySelector<HTMLElement>(':scope > article')
  const whole = sheet.getBoundingClientRect().height
  if (whole <= height) return [sheet]
  if (article === null) return null
  const room = height - (whole - article.getBoundingClientRect().height) - SLACK
  if (room <= 0) return null
  holdPictures(article, room)
  const columns = Number.parseInt(getComputedStyle(article).columnCount, 10) || 1
  if (columns > 1) {
    // As many columns beside each other as it takes: the first of them are a page.
    article.style.height = `${room}px`
    article.style.columnFill = 'auto'
  }
  const pages: HTMLElement[] = []
  for (let pieces = piecesOf(article); pieces.length > 0; pieces = piecesOf(article)) {
    const { right } = article.getBoundingClientRect()
    const limit = (pieces[0]?.top ?? 0) + room
    const page = nextPage(pieces, room, (box) => (columns > 1 ? box.left >= right : box.bottom > limit))
    const copy = sheet.cloneNode() as HTMLElement
    for (const part of sheet.children)
      copy.append(part === article ? article.cloneNode() : part.cloneNode(true))
    fill(copy.querySelector(':scope > article') ?? copy, page)
    for (const table of article.querySelectorAll(':scope > table'))
      if (table.querySelector('tr') === null) table.remove()
    pages.push(copy)
  }
  return pages
}
