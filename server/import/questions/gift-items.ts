import { unescaped } from './gift-text.ts'

export interface GiftItem {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly category: string
  /** As the comments above it say. */
  readonly tags: readonly string[]
  /** As a comment above it says; '' for none. */
  readonly id: string
}

const CATEGORY = /^\s*\$CATEGORY\s*:\s*(.*)$/i

const cleanCategory = (path: string): string => path.replace(/^\$[a-z]+\$\/?(?:top\/?)?/i, '').trim()

/** `// [tag:…]` as Moodle writes them, a closing bracket within with a backslash before it. */
const TAG = /\[tag:((?:\\\]|[^\]\n]){1,400})\]/g
const ID = /\[id:((?:\\\]|[^\]\n]){1,100})\]/

const tagsIn = (comment: string): readonly string[] =>
  [...comment.matchAll(TAG)].map(([, text = '']) => text.replaceAll('\\]', ']'))

const isComment = (line: string): boolean => /^\s*\/\//.test(line)
const isEmpty = (line: string): boolean => line.trim() === ''
const isTitled = (line: string): boolean => /^\s*::(?!:)[\s\S]*?::/.test(line)

/** Braces and marks of program text that are not escaped. */
const CHARACTERS = /\\[\s\S]|(\{)|(\})|<(pre)\b|<(\/pre)>/gi

/** How deep braces and program text are nested after a line. */
interface Depth {
  readonly braces: number
  readonly program: number
}

const FLAT: Depth = { braces: 0, program: 0 }

const after = (line: string, { braces: b, program: p }: Depth): Depth => {
  let braces = b
  let program = p
  for (const [, opens, closes, begins, ends] of line.matchAll(CHARACTERS)) {
    if (opens !== undefined) braces += 1
    else if (closes !== undefined) braces = Math.max(0, braces - 1)
    else if (begins !== undefined) program += 1
    else if (ends !== undefined) program = Math.max(0, program - 1)
  }
  return { braces, program }
}

/** Braces of a formula open no answers. */
const OPENS = /(?<![\\^_}]|\\[A-Za-z]{1,20})\{/
const CLOSES = /(?<!\\)\}|<\/pre>/i

/** What comes first in a line that could end an open block: its end, or the next question. */
const decisive = (line: string): 'ends' | 'next' | null => {
  if (isTitled(line) || isComment(line) || CATEGORY.test(line)) return 'next'
  const opens = line.search(OPENS)
  const closes = line.search(CLOSES)
  if (closes >= 0 && (opens < 0 || closes < opens)) return 'ends'
  return opens >= 0 ? 'next' : null
}

/** By line: whether a block that is open there ends before the next question begins. */
const endingAt = (lines: readonly string[]): readonly boolean[] => {
  const ending: boolean[] = []
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const found = decisive(lines[at] ?? '')
    ending[at] = found === null ? (ending[at + 1] ?? false) : found === 'ends'
  }
  return ending
}

/**
 * The items of a file: they stand between empty lines, or begin with a title where the answers of the one before have ended. A
 * line that begins with // is a remark, which may carry tags. An empty line within braces or program text belongs to them, as
 * long as they end before the next question begins.
 */
export const giftItemsIn = (file: string): readonly GiftItem[] => {
  const all = file.split(/\r\n|\r|\n/)
  const ending = endingAt(all)
  const items: GiftItem[] = []
  let category = ''
  let lines: string[] = []
  let tags: string[] = []
  let id = ''
  let first = 0
  let depth = FLAT
  let hasAnswers = false
  const close = () => {
    const text = lines.join('\n').trim()
    if (text !== '') items.push({ line: first, text, category, tags, id })
    lines = []
    tags = []
    id = ''
    depth = FLAT
    hasAnswers = false
  }
  for (const [index, line] of all.entries()) {
    const named = CATEGORY.exec(line)
    const isWithin = depth.braces > 0 || depth.program > 0
    if (named) {
      close()
      category = cleanCategory(unescaped(named[1] ?? ''))
    } else if (isEmpty(line) && !(isWithin && ending[index] === true)) close()
    else if (isComment(line)) {
      tags.push(...tagsIn(line))
      id = ID.exec(line)?.[1] ?? id
    } else {
      if (isTitled(line) && hasAnswers && !isWithin) close()
      if (lines.length === 0) first = index + 1
      lines.push(line)
      const next = after(line, depth)
      hasAnswers ||= next.braces === 0 && /(?<!\\)\}/.test(line)
      depth = next
    }
  }
  close()
  return items
}
