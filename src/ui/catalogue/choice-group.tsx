import './choice-group.css'
import type { ReactNode } from 'react'

export interface ChoiceGroupProps<T extends string> {
  readonly name: string
  readonly choices: readonly T[]
  readonly chosen: T
  readonly nameOf: (choice: T) => string
  /** Drawn in place of the names, which are then said and shown as a hint. */
  readonly icons?: Readonly<Record<T, ReactNode>>
  readonly onChoose: (choice: T) => void
}

/** One of a few, side by side. */
export const ChoiceGroup = <T extends string>(props: ChoiceGroupProps<T>) => {
  const { name, choices, chosen, nameOf, icons, onChoose } = props
  return (
    <div className="choice-group" role="group" aria-label={name}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          {...(icons && { 'aria-label': nameOf(choice), title: nameOf(choice) })}
        >
          {icons === undefined ? nameOf(choice) : icons[choice]}
        </button>
      ))}
    </div>
  )
}
