import { IconButton } from '@radix-ui/themes'
import type { MouseEvent } from 'react'
import { ExtendedIcon, type ExtendedIconName } from '../components/extended-icon.tsx'

interface RowButtonProps {
  readonly icon: ExtendedIconName
  readonly label: string
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** What can be done with one upload. */
export const RowButton = ({ icon, label, onClick }: RowButtonProps) => (
  <IconButton variant="ghost" color="gray" aria-label={label} title={label} onClick={onClick}>
    <ExtendedIcon name={icon} />
  </IconButton>
)
