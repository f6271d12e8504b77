import type { PartQuestion } from '#domain/question/question.ts'
import { safeFragment } from '../components/safe-fragment.ts'

const MAX_LENGTH = 40
/** A formula without words of its own is left out, not spelt in LaTeX. */
const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g

/** The beginning of a word of letters or digits that goes on. */
const HALF_WORD = /[A-Za-z0-9]+$/

/** Its beginning where it is too long, with a sign that it goes on, and never half of a word or number. */
const beginning = (text: string): string => {
  const characters = Array.from(text)
  if (characters.length <= MAX_LENGTH) return text
  const kept = characters.slice(0, MAX_LENGTH - 1).join('')
  const isHalf = /[A-Za-z0-9]/.test(characters[MAX_LENGTH - 1] ?? '')
  return `${((isHalf && kept.replace(HALF_WORD, '')) || kept).trimEnd()}…`
}

/** What a question is called where it is not seen: as the server says it, else how its stem begins, without formulas. */
export const questionName = ({ name, stem }: Pick<PartQuestion, 'name' | 'stem'>): string =>
  beginning(name || (safeFragment(stem, 'question').textContent ?? '').replace(FORMULA, '…').trim())
