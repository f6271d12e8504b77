import { PAGE_COUNT, PAGE_NUMBER } from '#domain/preview/page-number.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Characters that no document has, where the number of the page, and of all pages, shall stand. */
const PAGE = '\ue000page\ue001'
const MARK = /\ue000(?:page|of(\d*))\ue001/g

/** Headers and footers, where the number of the page stands. */
export const isRunningPart = (path: string): boolean => /^word\/(?:header|footer)\d*\.xml$/.test(path)

/** A field from its first run to its last. */
interface Field {
  readonly runs: Element[]
  instruction: string
  /** Between the character that separates and the one that ends. */
  isResult: boolean
  result: string
  readonly isInner: boolean
}

const markOf = (instruction: string, result: string): string | null => {
  const [, name] = /^\s*(PAGE|NUMPAGES)\b/i.exec(instruction) ?? []
  if (name === undefined) return null
  return name.toUpperCase() === 'PAGE' ? PAGE : `\ue000of${/\d+/.exec(result)?.[0] ?? ''}\ue001`
}

/** A run that looks like the first one and says something else. */
const runLike = (first: Element, text: string): Element => {
  const run = first.ownerDocument.createElementNS(W, 'w:r')
  const looks = [...first.children].find(({ localName }) => localName === 'rPr')
  if (looks !== undefined) run.append(looks.cloneNode(true))
  const words = first.ownerDocument.createElementNS(W, 'w:t')
  words.textContent = text
  run.append(words)
  return run
}

const replaced = (runs: readonly Element[], mark: string): void => {
  const [first] = runs
  if (first === undefined) return
  first.before(runLike(first, mark))
  for (const run of runs) run.remove()
}

const close = (field: Field | undefined): void => {
  if (field === undefined || field.isInner) return
  const mark = markOf(field.instruction, field.result)
  if (mark !== null) replaced(field.runs, mark)
}

const read = (open: Field[], run: Element): void => {
  for (const child of [...run.children]) {
    const field = open.at(-1)
    if (child.localName === 'instrText' && field !== undefined) field.instruction += child.textContent
    if (child.localName === 't' && field?.isResult === true) field.result += child.textContent
    if (child.localName !== 'fldChar') continue
    const kind = child.getAttributeNS(W, 'fldCharType')
    if (kind === 'begin')
      open.push({
        runs: [run],
        instruction: '',
        isResult: false,
        result: '',
        isInner: open.length > 0,
      })
    else if (kind === 'separate' && field !== undefined) field.isResult = true
    else if (kind === 'end') close(open.pop())
  }
}

/**
 * Puts marks where a header or a footer names its page: the reader of documents knows no fields, and shows at best the number
 * that was kept with the file, the same on every page.
 */
export const markPageFields = (part: Document): void => {
  for (const field of [...part.getElementsByTagNameNS(W, 'fldSimple')]) {
    const mark = markOf(field.getAttributeNS(W, 'instr') ?? '', field.textContent)
    const [first] = field.getElementsByTagNameNS(W, 'r')
    if (mark !== null) field.replaceWith(runLike(first ?? field, mark))
  }
  for (const paragraph of [...part.getElementsByTagNameNS(W, 'p')]) {
    const open: Field[] = []
    for (const run of [...paragraph.getElementsByTagNameNS(W, 'r')]) {
      for (const field of open) field.runs.push(run)
      read(open, run)
    }
  }
}

const numberIn = (name: string, number: number): HTMLElement => {
  const place = document.createElement('span')
  place.className = name
  // The document's own styles speak of every span.
  place.style.cssText = 'font: inherit; color: inherit'
  place.textContent = String(number)
  return place
}

/** The words with the numbers where the marks were, each in a place of its own. */
const numbered = (words: string, at: number, total: number): readonly (string | Node)[] => {
  const parts: (string | Node)[] = []
  let end = 0
  for (const mark of words.matchAll(MARK)) {
    const kept = mark[1]
    parts.push(words.slice(end, mark.index))
    parts.push(
      kept === undefined
        ? numberIn(PAGE_NUMBER, at + 1)
        : numberIn(PAGE_COUNT, Math.max(total, Number(kept))),
    )
    end = mark.index + mark[0].length
  }
  return [...parts, words.slice(end)]
}

/** Writes the numbers over the marks, sheet by sheet as they are shown. Who lays the sheets out anew finds them by their class. */
export const numberPages = (sheets: readonly Element[]): void => {
  for (const [at, sheet] of sheets.entries())
    for (const place of sheet.querySelectorAll('header, footer'))
      for (const words of place.querySelectorAll('span'))
        for (const node of [...words.childNodes]) {
          const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
          if (text.includes('\ue000') && node instanceof Text)
            node.replaceWith(...numbered(text, at, sheets.length))
        }
}
