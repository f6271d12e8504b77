import type { ComponentProps } from 'react'
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx'

export interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'type'> {
  readonly icon: PlayerIconName
  readonly name: string
}

/** A control over the film; its name is also what the pointer is told. */
export const PlayerButton = ({ icon, name, className = '', ...props }: PlayerButtonProps) => (
  <button type="button" className={`player-button ${className}`} aria-label={name} title={name} {...props}>
    <PlayerIcon name={icon} />
  </button>
)
