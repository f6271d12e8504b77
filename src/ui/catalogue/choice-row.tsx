import './choice-row.css'
import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { listCopy } from '../copy/list-copy.ts'

/** How many are shown before the row has to be unfolded. */
const SHOWN = 10

export interface ChoiceRowProps {
  readonly name: string
  readonly choices: readonly {
    readonly key: number | string
    readonly name: string
    readonly chosen: boolean
    readonly choose: () => void
  }[]
  readonly onAll: () => void
}

/** The choices of one filter of a list, 全部 first; a long row can be unfolded. */
export const ChoiceRow = ({ name, choices, onAll }: ChoiceRowProps) => {
  const [unfolded, setUnfolded] = useState(false)
  const label = useId()
  const shown = choices.filter(({ chosen }, index) => unfolded || index < SHOWN || chosen)
  return (
    <div className="choice-row" role="group" aria-labelledby={label}>
      <span id={label} className="choice-row__name">
        {name}
      </span>
      <div className="choice-row__tags">
        <button type="button" aria-pressed={!choices.some(({ chosen }) => chosen)} onClick={onAll}>
          {listCopy.allTags}
        </button>
        {shown.map((choice) => (
          <button key={choice.key} type="button" aria-pressed={choice.chosen} onClick={choice.choose}>
            {choice.name}
          </button>
        ))}
      </div>
      {choices.length > SHOWN && (
        <Button
          variant="ghost"
          color="gray"
          size="1"
          aria-expanded={unfolded}
          aria-label={unfolded ? listCopy.lessTags(name) : listCopy.moreTags(name)}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? listCopy.less : listCopy.more}
        </Button>
      )}
    </div>
  )
}
