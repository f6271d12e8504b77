/** Says of a box whether it lies beyond the page. */
export type IsBeyond = (box: DOMRect) => boolean

const isBeyondAnywhere = (range: Range, isBeyond: IsBeyond): boolean =>
  [...range.getClientRects()].some(isBeyond)

const rangeOver = (text: Text, from: number, to: number): Range => {
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, to)
  return range
}

/** The first sign of a text that lies beyond the page; null where all of it is on the page. */
const firstBeyond = (text: Text, isBeyond: IsBeyond): number | null => {
  if (!isBeyondAnywhere(rangeOver(text, 0, text.length), isBeyond)) return null
  let [on, beyond] = [0, text.length]
  while (on < beyond) {
    const middle = Math.floor((on + beyond) / 2)
    if (isBeyondAnywhere(rangeOver(text, 0, middle + 1), isBeyond)) beyond = middle
    else on = middle + 1
  }
  return on
}

const DRAWN = 'img, svg, canvas'

const isDrawn = (node: Node): node is Element => node instanceof Element && node.matches(DRAWN)

/** Puts the end of the range before the first thing in it that lies beyond the page; false where there is none. */
const endBeforeBeyond = (range: Range, place: Node, isBeyond: IsBeyond): boolean => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const at = firstBeyond(node, isBeyond)
      if (at === null) continue
      range.setEnd(node, at)
      return true
    }
    if (isDrawn(node) && isBeyond(node.getBoundingClientRect())) {
      range.setEndBefore(node)
      return true
    }
  }
  return false
}

const isBare = (part: DocumentFragment | Element): boolean =>
  (part.textContent ?? '').trim() === '' && part.querySelector(DRAWN) === null

const rangeUntil = (place: Element, isBeyond: IsBeyond): Range => {
  const range = document.createRange()
  range.selectNodeContents(place)
  endBeforeBeyond(range, place, isBeyond)
  return range
}

/** Says that its beginning stands on the page before: it has its number there. */
export const CONTINUED = 'data-continued'

/** A paragraph of which nothing stands on this page begins on the next one; any other goes on there without its number. */
const settle = (beginning: Element, rest: Element): void => {
  const last = [...beginning.querySelectorAll('p')].at(-1)
  if (last !== undefined && isBare(last)) last.remove()
  else (rest.matches('p') ? rest : rest.querySelector('p'))?.setAttribute(CONTINUED, '')
}

/** The beginning of an element, as far as the page goes; the element keeps the rest. Null where nothing of it is on the page. */
export const beginningOf = (element: HTMLElement, isBeyond: IsBeyond): HTMLElement | null => {
  // The cells of a row go on beside each other.
  const parts = element instanceof HTMLTableRowElement ? [...element.cells] : [element]
  const ranges = parts.map((part) => rangeUntil(part, isBeyond))
  if (ranges.every((range) => isBare(range.cloneContents()))) return null
  const beginnings = parts.map((part, at) => {
    const beginning = part.cloneNode() as HTMLElement
    beginning.append(ranges[at]?.extractContents() ?? '')
    settle(beginning, part)
    return beginning
  })
  const [only] = beginnings
  if (parts[0] === element) return only ?? null
  const row = element.cloneNode() as HTMLElement
  row.append(...beginnings)
  return row
}
