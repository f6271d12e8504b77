import { IconButton } from '@radix-ui/themes'
import { Icon, type IconName } from '../components/icon.tsx'

export interface ToolButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A tool of a viewer's bar. */
export const ToolButton = ({ icon, name, disabled = false, onClick }: ToolButtonProps) => (
  <IconButton
    type="button"
    variant="ghost"
    color="gray"
    className="preview-bar__tool"
    aria-label={name}
    title={name}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </IconButton>
)
