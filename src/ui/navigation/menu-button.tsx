import { IconButton } from '@radix-ui/themes'
import { Icon } from '../components/icon.tsx'
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
    {open ? <Icon name="close" /> : <Icon name="menu" size={18} />}
  </IconButton>
)
