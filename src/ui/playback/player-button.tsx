import type { ComponentProps } from 'react'
import { playerCopy } from '../copy/player-copy.ts'
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx'

export interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'type'> {
  readonly icon: PlayerIconName
  readonly name: string
  /** The key that does the same. */
  readonly shortcut?: string
}

/** A control over the film; its name is also what the pointer is told. */
export const PlayerButton = ({ icon, name, shortcut, className = '', ...props }: PlayerButtonProps) => (
  <button
    type="button"
    className={`player-button ${className}`}
    aria-label={name}
    aria-keyshortcuts={shortcut}
    title={shortcut === undefined ? name : playerCopy.withKey(name, shortcut)}
    {...props}
  >
    <PlayerIcon name={icon} />
  </button>
)
