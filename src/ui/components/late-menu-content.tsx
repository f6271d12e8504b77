import { DropdownMenu } from '@radix-ui/themes'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { LateMenuState } from './late-menu.tsx'

interface LateMenuContentProps
  extends LateMenuState,
    Pick<ComponentProps<typeof DropdownMenu.Content>, 'side' | 'align' | 'container'> {
  /** Where the focus goes in place of the button; false for the button. */
  readonly onLeft?: () => boolean
  readonly children: ReactNode
}

/** The entries of a `LateMenu`. */
export const LateMenuContent = ({
  open,
  onOpenChange,
  opener,
  onLeft,
  align = 'end',
  children,
  ...place
}: LateMenuContentProps) => {
  // A press outside the menu keeps the focus where it went.
  const besides = useRef(false)
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger>
        <span className="late-menu__anchor" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        {...place}
        align={align}
        aria-labelledby={opener.current?.id}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const stays = besides.current
          besides.current = false
          if (!stays && !onLeft?.()) opener.current?.focus()
        }}
        // A press of the button closes the menu itself.
        onInteractOutside={(event) => {
          if (opener.current?.contains(event.target as Node)) event.preventDefault()
          else besides.current = true
        }}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
