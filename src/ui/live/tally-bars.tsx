import './tally-bars.css'
import type { OptionTally } from '#domain/live/live-session.ts'
import type { Answer } from '#domain/question/question.ts'
import { liveCopy } from '../copy/live-copy.ts'

const { rounds: words } = liveCopy

export interface TallyBarsProps {
  readonly tally: readonly OptionTally[]
  /** How many answered. */
  readonly answeredCount: number
  /** Null for nothing. */
  readonly own: Answer | null
  /** Null until it may be known. */
  readonly right: Answer | null
}

/** How many chose what, with the right one and one's own marked. */
export const TallyBars = ({ tally, answeredCount, own, right }: TallyBarsProps) => (
  <ul className="tally" aria-label={words.results}>
    {tally.map(({ key, count }) => {
      const percent =
        answeredCount > 0 ? Math.round((100 * Math.min(count, answeredCount)) / answeredCount) : 0
      const marks = [
        ...(right?.includes(key) === true ? [words.rightOption] : []),
        ...(own?.includes(key) === true ? [words.ownOption] : []),
      ]
      return (
        <li key={key} className="tally__row" data-right={right?.includes(key) === true}>
          <span className="tally__key">{key}</span>
          <span className="tally__ground" aria-hidden="true">
            <span className="tally__bar" style={{ inlineSize: `${percent}%` }} />
          </span>
          <span className="tally__count">{words.people(count, percent)}</span>
          {marks.length > 0 && <span className="tally__marks">{marks.join(' · ')}</span>}
        </li>
      )
    })}
  </ul>
)
