import './login-dialog.css'
import { Dialog } from '@radix-ui/themes'
import { useActors } from '../actors-context.tsx'
import { useAccountLogic } from '../bundle-logic.ts'
import { TOASTS_ID } from '../components/element-ids.ts'
import { firstPasswordCopy as words } from '../copy/first-password-copy.ts'
import { OverlayTheme } from '../theme/overlay-theme.tsx'
import { useOpenedActor } from '../use-opened-actor.ts'
import { PasswordForm } from './password-form.tsx'

const stay = (event: Event): void => event.preventDefault()

/** A toast lies above the dialog. */
const isToast = ({ target }: Event): boolean =>
  target instanceof Node && document.getElementById(TOASTS_ID)?.contains(target) === true

/** 修改初始密码: the form that a first sign-in begins with; one may only log out. */
export const FirstPassword = ({ account }: { readonly account: string }) => {
  const { session } = useActors()
  const actor = useOpenedActor(useAccountLogic().openFirstPassword, { account })
  return (
    <OverlayTheme>
      <Dialog.Root open>
        <Dialog.Content
          className="login-dialog"
          maxWidth="440px"
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          onFocusOutside={(event) => isToast(event) && event.preventDefault()}
        >
          <Dialog.Title size="5" mb="1">
            {words.title}
          </Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            {words.hint}
          </Dialog.Description>
          <PasswordForm
            actor={actor}
            leave={words.leave}
            onLeave={() => session.send({ type: 'session.signOut' })}
          />
        </Dialog.Content>
      </Dialog.Root>
    </OverlayTheme>
  )
}
