import type { PartQuestion } from '#domain/question/question.ts'
import { safeFragment } from '../components/safe-fragment.ts'

const MAX_LENGTH = 40
/** A formula without words of its own is left out, not spelt in LaTeX. */
const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g

/** What a question is called where it is not seen: as the server says it, else how its stem begins, without formulas. */
export const questionName = ({ name, stem }: Pick<PartQuestion, 'name' | 'stem'>): string =>
  Array.from(name || (safeFragment(stem, 'question').textContent ?? '').replace(FORMULA, '…').trim())
    .slice(0, MAX_LENGTH)
    .join('')
