import '../components/rich-text.css'
import './question-text.css'
import '../components/marked-text.css'
import { useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { segmentsOfWords, type TextSegment } from '#domain/catalogue/text-segment.ts'
import { hasFormulas, piecesOf } from '#domain/question/formulas.ts'
import { BLANK, indentOf } from '#domain/question/stem-text.ts'
import { useLineBack } from '../components/line-back.ts'
import { safeFragment } from '../components/safe-fragment.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { fitFormulas } from './fit-formulas.ts'
import { withHeldPunctuation } from './held-punctuation.ts'
import { SearchedWords } from './searched-words.ts'
import type { Typeset } from './typeset.ts'
import { TypesetWanted } from './typeset-wanted.ts'
import { typesetter } from './typesetter.ts'

export interface QuestionTextProps {
  /** HTML with LaTeX between \( \) or \[ \]. */
  readonly html: string
  /** `span` where it stands in a line. */
  readonly as?: 'div' | 'span'
}

/** The text of a question as it was formatted: tables and pictures, blanks with their numbers, formulas typeset once what draws them has come. */
export const QuestionText = ({ html, as: Host = 'div' }: QuestionTextProps) => {
  const host = useRef<HTMLElement>(null)
  const typeset = useTypeset(useContext(TypesetWanted) && hasFormulas(html))
  const searched = useContext(SearchedWords)
  useLayoutEffect(() => host.current?.replaceChildren(drawn(html, searched)), [html, searched])
  // In what stands already: what is read or chosen of the words around stays.
  useLayoutEffect(() => {
    if (typeset !== null && host.current !== null) typesetIn(host.current, typeset)
  }, [html, typeset, searched])
  useEffect(
    () => (typeset === null || host.current === null ? undefined : fitFormulas(host.current)),
    [html, typeset, searched],
  )
  const keep = (element: HTMLElement | null) => {
    host.current = element
  }
  return <Host ref={keep} className="rich-text question-text" />
}

const unwanted = (): null => null

/** What draws formulas; null where it is not wanted, until it is there, and while it cannot be had: then it is asked for again once the line is back. */
const useTypeset = (wanted: boolean): Typeset | null => {
  const typeset = useSyncExternalStore(typesetter.subscribe, wanted ? typesetter.current : unwanted)
  useEffect(() => {
    if (wanted) typesetter.load()
  }, [wanted])
  useLineBack(wanted && typeset === null ? typesetter.load : null)
  return typeset
}

const typesetIn = (host: HTMLElement, typeset: Typeset): void => {
  for (const formula of host.querySelectorAll<HTMLElement>('.formula'))
    typeset(formula.textContent ?? '', formula, formula.classList.contains('formula--display'))
}

const drawn = (html: string, searched: string): DocumentFragment => {
  const fragment = safeFragment(html, 'question')
  for (const table of fragment.querySelectorAll('table')) table.replaceWith(inScroller(table))
  markPrograms(fragment)
  const blanks = { count: 0 }
  for (const node of textsIn(fragment)) node.replaceWith(...nodesOf(node.data, blanks))
  if (searched !== '') markWords(fragment, searched)
  return fragment
}

/** What was searched for stands out; formulas are drawn, and have no words. */
const markWords = (fragment: DocumentFragment, searched: string): void => {
  for (const node of textsIn(fragment)) {
    if (node.parentElement?.closest('.formula')) continue
    const segments = segmentsOfWords(node.data, searched)
    if (segments.some(({ matched }) => matched)) node.replaceWith(...segments.map(markedNode))
  }
}

const markedNode = ({ text, matched }: TextSegment): Node => {
  if (!matched) return document.createTextNode(text)
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}

/** What has indented lines is a program: it is set as one, and what is copied of it runs. */
const markPrograms = (fragment: DocumentFragment): void => {
  const hosts = new Set<Node>()
  for (const line of fragment.querySelectorAll('br')) {
    const next = line.nextSibling
    const indent = next instanceof Text ? indentOf(next.data) : ''
    if (indent === '' || !(next instanceof Text) || line.parentNode === null) continue
    next.replaceData(0, indent.length, indent.replaceAll('\u00a0', ' '))
    hosts.add(line.parentNode)
  }
  for (const host of hosts) {
    if (host instanceof Element) host.classList.add('question-text__code')
    else fragment.replaceChildren(programOf(fragment))
  }
}

/** Lines that stand in no paragraph. */
const programOf = (fragment: DocumentFragment): HTMLElement => {
  const program = document.createElement('span')
  program.className = 'question-text__code'
  program.append(...fragment.childNodes)
  return program
}

const textsIn = (fragment: DocumentFragment): readonly Text[] => {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  return texts
}

/** A table that is wider than its place scrolls by itself, also by keys. */
const inScroller = (table: HTMLTableElement): HTMLElement => {
  const scroller = document.createElement('div')
  scroller.className = 'question-text__table'
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', questionCopy.table)
  scroller.append(table.cloneNode(true))
  return scroller
}

const nodesOf = (text: string, blanks: { count: number }): readonly Node[] =>
  withHeldPunctuation(
    piecesOf(text).flatMap((piece) =>
      piece.kind === 'text' ? withBlanks(piece.text, blanks) : [formulaOf(piece.latex, piece.display)],
    ),
  )

const withBlanks = (text: string, blanks: { count: number }): readonly Node[] =>
  text.split(BLANK).flatMap((part, place) => {
    const words = document.createTextNode(part)
    if (place === 0) return [words]
    blanks.count += 1
    const blank = document.createElement('span')
    blank.className = 'question-text__blank'
    blank.setAttribute('role', 'img')
    blank.setAttribute('aria-label', questionCopy.blank(blanks.count))
    // Drawn by the stylesheet: on paper the same blank is an empty line.
    blank.dataset['number'] = String(blanks.count)
    return [blank, words]
  })

/** Until it can be typeset, and where it cannot, it stands as it was written. */
const formulaOf = (latex: string, display: boolean): Node => {
  const element = document.createElement('span')
  element.className = display ? 'formula formula--display' : 'formula'
  element.textContent = latex
  return element
}
