import { blanks, composite, essay, judgement, multiple } from '../questions/making.ts'
import type { QuestionContent } from '../questions/types.ts'
import { chanceFor } from '../seed/random.ts'
import type { BankQuestion, Level } from './types.ts'
import { choose, shuffled } from './writing.ts'

const LEVELS: readonly Level[] = [17, 18, 19, 20, 21]

const LINE = /^(单|多|对|错|填|答|合)(\d\d)? (.+)$/

const wrong = (line: string, why: string): Error => new Error(`seed: ${why}: ${line}`)

/** Options in an order that chance gives, so that the right one stands anywhere. */
const several = (stem: string, options: readonly string[], why: string): QuestionContent => {
  const mixed = shuffled(chanceFor(`options ${stem}`), options)
  const right = mixed.flatMap((it, index) => (it.startsWith('√') ? [String.fromCharCode(65 + index)] : []))
  return multiple(
    stem,
    mixed.map((it) => it.replace('√', '')),
    right.join(''),
    why,
  )
}

const questionIn = (line: string, parts: readonly QuestionContent[]): QuestionContent => {
  const [, kind = '', , rest = ''] = LINE.exec(line) ?? []
  const fields = rest.split('｜')
  const [stem = '', ...own] = fields
  const why = own.pop()
  if (why === undefined) throw wrong(line, 'a question without an analysis')
  switch (kind) {
    case '单': {
      const [right = '', ...others] = own
      const question = choose(chanceFor(`options ${stem}`), stem, right, others, why)
      if (question === null || own.length !== 4) throw wrong(line, 'not one right option and three others')
      return question
    }
    case '多':
      return several(stem, own, why)
    case '对':
    case '错':
      return judgement(stem, kind === '对', why)
    case '填':
      return blanks(stem, own, why)
    case '答':
      return essay(stem, own.join('｜'), why)
    case '合':
      return composite(stem, parts, why)
    default:
      throw wrong(line, 'no question')
  }
}

/**
 * Questions as their author writes them, a line each, fields between ｜:
 *
 *     @ 七年级上册/第一章｜知识点        where those that follow belong
 *     图 key｜what it shows             the drawing of the next one
 *     单18 stem｜right｜wrong｜wrong｜wrong｜why
 *     多19 stem｜√right｜√right｜wrong｜wrong｜why
 *     对17 stem｜why                    错 the same
 *     填18 stem ____｜form|form｜why     a field for each blank
 *     答20 stem｜reference｜why
 *     合20 stem｜why                    its parts in the lines below, each behind >
 *
 * The digits are the level.
 */
export const written = (version: string, text: string): BankQuestion[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const found: BankQuestion[] = []
  let [place, know] = ['', '']
  let picture: BankQuestion['picture'] | undefined
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('>')) continue
    if (line.startsWith('@')) {
      ;[place = '', know = ''] = line.slice(1).trim().split('｜')
      continue
    }
    if (line.startsWith('图 ')) {
      const [drawing = '', alt = ''] = line.slice(2).split('｜')
      picture = { drawing, alt }
      continue
    }
    const level = LEVELS.find((it) => String(it) === LINE.exec(line)?.[2])
    if (level === undefined || know === '') throw wrong(line, 'a question without a level or a place')
    const below = lines.slice(index + 1)
    const end = below.findIndex((it) => !it.startsWith('>'))
    const parts = below
      .slice(0, end === -1 ? below.length : end)
      .map((it) => questionIn(it.slice(1).trim(), []))
    found.push({
      place: `${version}/${place}`,
      know,
      level,
      question: questionIn(line, parts),
      ...(picture && { picture }),
    })
    picture = undefined
  }
  return found
}
