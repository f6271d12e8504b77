import './tally-bars.css'
import { Text } from '@radix-ui/themes'
import { useId } from 'react'
import type { OptionTally } from '#domain/live/live-session.ts'
import type { Answer } from '#domain/question/question.ts'
import { liveCopy } from '../copy/live-copy.ts'

const { rounds: words } = liveCopy

export interface TallyBarsProps {
  readonly tally: readonly OptionTally[]
  /** How many answered. */
  readonly answeredCount: number
  /** None until it may be known. */
  readonly right: Answer
}

/** How many chose what. */
export const TallyBars = ({ tally, answeredCount, right }: TallyBarsProps) => {
  const title = useId()
  return (
    <div className="tally">
      <p id={title} className="tally__title">
        <Text size="2" weight="medium">
          {words.results}
        </Text>
        <Text size="1" color="gray">
          {words.answered(answeredCount)}
        </Text>
      </p>
      <ul className="tally__rows" aria-labelledby={title}>
        {tally.map(({ key, count }) => {
          const share = answeredCount > 0 ? Math.min(1, count / answeredCount) : 0
          const percent = Math.round(100 * share)
          return (
            <li key={key} className="tally__row" data-right={right.includes(key)}>
              <span className="tally__key">{key}</span>
              <span className="tally__ground" aria-hidden="true">
                <span className="tally__bar" style={{ inlineSize: `${percent}%` }} />
              </span>
              <span className="tally__count">{words.people(count, percent)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
