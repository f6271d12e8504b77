import { IconButton } from '@radix-ui/themes'
import { ExtendedIcon, type ExtendedIconName } from '../components/extended-icon.tsx'

export interface ToolButtonProps {
  readonly icon: ExtendedIconName
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
    <ExtendedIcon name={icon} />
  </IconButton>
)
