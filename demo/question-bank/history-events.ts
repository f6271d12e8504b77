import { blanks } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
import type { BankQuestion } from './types.ts'
import { choose, shuffled } from './writing.ts'

const VERSION = '统编版'

/** What happened, when (negative: before our era), where it is taught, what about. */
export type Event = readonly [what: string, year: number, place: string, know: string]

const yearOf = (year: number): string => (year < 0 ? `公元前${-year}年` : `${year}年`)

/** The year of every other event; of the rest only the order is asked. */
export const dated = (events: readonly Event[]): BankQuestion[] =>
  events
    .filter((_, index) => index % 2 === 0)
    .map(([what, year, place, know]) => ({
      place: `${VERSION}/${place}`,
      know,
      level: 17,
      question: blanks(
        `${what}是在${year < 0 ? '公元前' : '公元'}____年。`,
        [`${Math.abs(year)}|${Math.abs(year)}年`],
        `${what}的时间是${yearOf(year)}，可以与前后的大事联系起来记。`,
      ),
    }))

/** Which of four came first, and which order is right. */
export const ordered = (events: readonly Event[]): BankQuestion[] =>
  events.flatMap(([what, year, place, know], index) => {
    const chance = chanceFor(`order ${what}`)
    const later = events.filter(([, its]) => its > year)
    if (later.length < 3) return []
    const others = shuffled(chance, later).slice(0, 3)
    const isOrder = index % 3 === 0
    const four = [[what, year] as const, ...others.map(([its, at]) => [its, at] as const)]
    const inOrder = [...four].sort(([, a], [, b]) => a - b)
    const told = `${inOrder.map(([its, at]) => `${its}（${yearOf(at)}）`).join('→')}。`
    const mixed = shuffled(chance, four)
    const signs = ['①', '②', '③', '④']
    const text = (list: typeof four) => list.map((it) => signs[mixed.indexOf(it)]).join('')
    const question = isOrder
      ? choose(
          chance,
          `将下列事件按时间先后排列：${mixed.map(([its], place4) => `${signs[place4]}${its}`).join('　')}`,
          text(inOrder),
          [
            text([...inOrder].reverse()),
            text(shuffled(chance, four)),
            text(shuffled(chance, four)),
            text(shuffled(chance, four)),
            text(mixed),
          ],
          `正确的顺序是${told}`,
        )
      : choose(
          chance,
          `下列事件中发生最早的是：${mixed.map(([its]) => its).join('；')}`,
          what,
          others.map(([its]) => its),
          `按时间先后是${told}`,
        )
    return question ? [{ place: `${VERSION}/${place}`, know, level: 18 as const, question }] : []
  })

export const at = (
  place: string,
  know: string,
  level: BankQuestion['level'],
  question: BankQuestion['question'],
) => ({
  place: `${VERSION}/${place}`,
  know,
  level,
  question,
})
