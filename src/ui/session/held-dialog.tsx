import './login-dialog.css'
import { Dialog } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { TOASTS_ID } from '../components/element-ids.ts'
import { useFocusPassedOn } from './use-focus-passed-on.ts'

const stay = (event: Event): void => event.preventDefault()

/** A toast lies above the dialog. */
const isToast = ({ target }: Event): boolean =>
  target instanceof Node && document.getElementById(TOASTS_ID)?.contains(target) === true

interface HeldDialogProps {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

/** A dialog that stays until what it asks for was given. */
export const HeldDialog = ({ title, hint, children }: HeldDialogProps) => {
  const focus = useFocusPassedOn()
  return (
    <Dialog.Root open>
      <Dialog.Content
        className="login-dialog"
        maxWidth="440px"
        {...focus}
        onEscapeKeyDown={stay}
        onPointerDownOutside={stay}
        onInteractOutside={stay}
        onFocusOutside={(event) => isToast(event) && event.preventDefault()}
      >
        <Dialog.Title size="5" mb="1">
          {title}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {hint}
        </Dialog.Description>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}
