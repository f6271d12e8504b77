import { DropdownMenu } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { playerCopy } from '../copy/player-copy.ts'

export interface Choice {
  /** '' is a choice like any other. */
  readonly value: string
  readonly label: string
}

export interface ChoiceMenuProps {
  /** What is chosen and what it is now. */
  readonly name: string
  /** The key that does the same. */
  readonly shortcut?: string
  readonly choices: readonly Choice[]
  readonly value: string
  /** Where the menu stands; the whole page where nothing fills the screen. */
  readonly container: HTMLElement | null
  readonly onChoose: (value: string) => void
  /** What the button shows. */
  readonly children: ReactNode
}

/** One of several, from a menu above its button. */
export const ChoiceMenu = ({
  name,
  shortcut,
  choices,
  value,
  container,
  onChoose,
  children,
}: ChoiceMenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger>
      <button
        type="button"
        className="player-button player-button--text"
        aria-label={name}
        aria-keyshortcuts={shortcut}
        title={shortcut === undefined ? name : playerCopy.withKey(name, shortcut)}
      >
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
