import './chip-choice.css'
import { useId } from 'react'

export interface ChipChoiceProps<T extends string | number> {
  readonly legend: string
  readonly choices: readonly T[]
  /** Null for none so far. */
  readonly chosen: T | null
  readonly nameOf: (choice: T) => string
  readonly onChoose: (choice: T) => void
  readonly disabled?: boolean
}

/** One of a few in a form, as buttons that are radios. */
export const ChipChoice = <T extends string | number>(props: ChipChoiceProps<T>) => {
  const { legend, choices, chosen, nameOf, onChoose, disabled = false } = props
  const name = useId()
  return (
    <fieldset className="chip-choice" disabled={disabled}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice} data-chosen={choice === chosen}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {nameOf(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
