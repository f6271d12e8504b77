import { Cross1Icon, HamburgerMenuIcon } from '@radix-ui/react-icons'
import { IconButton } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'

export interface MenuButtonProps {
  readonly controls: string
  readonly open: boolean
  readonly onToggle: () => void
}

/** Folds the links of the top bar where there is no room for them. */
export const MenuButton = ({ controls, open, onToggle }: MenuButtonProps) => (
  <IconButton
    className="menu-button"
    variant="ghost"
    color="gray"
    size="3"
    aria-label={copy.frame.menu}
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
  >
    {open ? (
      <Cross1Icon aria-hidden="true" />
    ) : (
      <HamburgerMenuIcon width={18} height={18} aria-hidden="true" />
    )}
  </IconButton>
)
