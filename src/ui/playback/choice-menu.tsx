import type { ReactNode } from 'react'
import { LateMenu } from '../components/late-menu.tsx'
import { playerCopy } from '../copy/player-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { ChoicesProps } from './player-menu-items.tsx'

const ChoiceMenuItems = lazyWithOverlays(
  async () => (await import('./player-menu-items.tsx')).ChoiceMenuItems,
)

interface ChoiceMenuProps extends ChoicesProps {
  /** What is chosen and what it is now. */
  readonly name: string
  /** The key that does the same. */
  readonly shortcut?: string
  /** What the button shows. */
  readonly children: ReactNode
}

/** One of several, from a menu above its button. */
export const ChoiceMenu = ({ name, shortcut, children, ...choice }: ChoiceMenuProps) => (
  <LateMenu
    renderButton={(opener) => (
      <button
        {...opener}
        type="button"
        className="player-button player-button--text"
        aria-label={name}
        aria-keyshortcuts={shortcut}
        title={shortcut === undefined ? name : playerCopy.withKey(name, shortcut)}
      >
        {children}
      </button>
    )}
  >
    {(menu) => <ChoiceMenuItems {...menu} {...choice} />}
  </LateMenu>
)
