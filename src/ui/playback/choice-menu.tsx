import { DropdownMenu } from '@radix-ui/themes'
import type { ReactNode } from 'react'

export interface Choice {
  /** '' is a choice like any other. */
  readonly value: string
  readonly label: string
}

export interface ChoiceMenuProps {
  /** What is chosen and what it is now. */
  readonly name: string
  readonly choices: readonly Choice[]
  readonly value: string
  /** Where the menu stands; the whole page where nothing fills the screen. */
  readonly container: HTMLElement | null
  readonly onChoose: (value: string) => void
  /** What the button shows. */
  readonly children: ReactNode
}

/** One of several, from a menu above its button. */
export const ChoiceMenu = ({ name, choices, value, container, onChoose, children }: ChoiceMenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger>
      <button type="button" className="player-button player-button--text" aria-label={name} title={name}>
        {children}
      </button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content side="top" align="center" container={container}>
      <DropdownMenu.RadioGroup value={value} onValueChange={onChoose}>
        {choices.map((choice) => (
          <DropdownMenu.RadioItem key={choice.value} value={choice.value}>
            {choice.label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)
