import type { AskedPoint, ResourceContent } from '../content/types.ts'
import { LANGUAGE_ANSWERS } from './languages.ts'
import { MATHEMATICS_ANSWERS } from './mathematics.ts'
import { SCIENCE_ANSWERS } from './sciences.ts'
import { SOCIETY_ANSWERS } from './society.ts'

/**
 * The key of a resource on a line, then a line for each of its points: what of it is left out for pupils, parts divided by
 * `~`, behind `※` what follows only where the same words stand before it; `=` nothing, it is there to be read; `?` nothing, it is a task whose answer is the pupil's own; `!` all of it, since it
 * says how the others are answered or marked.
 */
const KEY = /^[a-z]+(?:-[a-z0-9]+)+$/

const marksOf = (text: string): ReadonlyMap<string, readonly string[]> => {
  const marks = new Map<string, string[]>()
  let own: string[] = []
  for (const line of text.trim().split('\n')) {
    if (KEY.test(line)) {
      own = []
      marks.set(line, own)
    } else own.push(line)
  }
  return marks
}

const MARKS = new Map(
  [LANGUAGE_ANSWERS, MATHEMATICS_ANSWERS, SCIENCE_ANSWERS, SOCIETY_ANSWERS].flatMap((text) => [
    ...marksOf(text),
  ]),
)

const GAP = '＿＿'
/** As wide as what belongs there, within the width of a line. */
const gapFor = (answer: string): string => GAP.repeat(Math.min(10, Math.max(2, Math.ceil(answer.length / 2))))

/** Signs behind or before an answer that only tell it from the same signs elsewhere in its line. */
const trimmed = (part: string): string => part.replace(/[。，、；：（]$/u, '')

/** Verdicts stand in brackets of their own. */
const isVerdict = (answer: string): boolean => /^[对错](?:，|$)/u.test(answer)

const askedOf = (key: string, point: string, mark: string): AskedPoint => {
  if (mark === '!') return { asked: null, answers: [point], isTask: false }
  if (mark === '=') return { asked: point, answers: [], isTask: false }
  if (mark === '?') return { asked: point, answers: [], isTask: true }
  let rest = point
  let asked = ''
  const answers = mark.split('~').map((part) => {
    const at = rest.indexOf(part.replace('※', ''))
    if (at < 0) throw new Error(`seed: ${key} has no ${part} in ${rest}`)
    const answer = trimmed(part.replace(/※.*$/u, ''))
    asked += rest.slice(0, at) + (isVerdict(answer) ? '　　' : gapFor(answer))
    rest = rest.slice(at + answer.length)
    return answer
  })
  // Without options to choose from it is a gap that is filled.
  const isChoice = /[A-D][.．]/u.test(point)
  const whole = /___/u.test(point)
    ? `${asked}${rest}`.replace(/\s*(?:答案|填)\s*＿+[。；]?/gu, ' ').trim()
    : `${asked}${rest}`.replace(/\s*答案：?\s*(?=＿)/u, ' ')
  return { asked: isChoice ? whole : whole.replace(/^选择题?(?=\d*：)/u, '填空'), answers, isTask: true }
}

/** Papers and study sheets are there for pupils and for teachers. */
export const hasAnswers = ({ kind }: Pick<ResourceContent, 'kind'>): boolean =>
  kind === '试卷' || kind === '学案'

/** The points of a paper or study sheet as they are asked; an error of the seed where a line is missing. */
export const askedPoints = ({
  key,
  points,
}: Pick<ResourceContent, 'key' | 'points'>): readonly AskedPoint[] => {
  const marks = MARKS.get(key)
  if (marks?.length !== points.length)
    throw new Error(`seed: ${key} has ${points.length} points and ${marks?.length ?? 0} lines of answers`)
  return points.map((point, index) => askedOf(key, point, marks[index] ?? ''))
}
