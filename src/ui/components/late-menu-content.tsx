import { DropdownMenu } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import type { LateMenuState } from './late-menu.tsx'

interface LateMenuContentProps extends LateMenuState {
  /** Where the focus goes in place of the button; false for the button. */
  readonly onLeft?: () => boolean
  readonly children: ReactNode
}

/** The entries of a `LateMenu`. */
export const LateMenuContent = ({ open, onOpenChange, opener, onLeft, children }: LateMenuContentProps) => (
  <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
    <DropdownMenu.Trigger>
      <span className="late-menu__anchor" aria-hidden="true" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      aria-labelledby={opener.current?.id}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (!onLeft?.()) opener.current?.focus()
      }}
      // A press of the button closes the menu itself.
      onInteractOutside={(event) => {
        if (opener.current?.contains(event.target as Node)) event.preventDefault()
      }}
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)
