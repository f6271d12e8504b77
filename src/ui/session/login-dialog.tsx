import './login-dialog.css'
import { Dialog, IconButton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useActors } from '../actors-context.tsx'
import { TOASTS_ID } from '../components/element-ids.ts'
import { Icon } from '../components/icon.tsx'
import { loginCopy } from '../copy/login-copy.ts'
import { OverlayTheme } from '../theme/overlay-theme.tsx'
import { LoginForm } from './login-form.tsx'
import { useFocusPassedOn } from './use-focus-passed-on.ts'

/** A toast lies above the dialog; touching it is not leaving the dialog. */
const isToast = ({ target }: Event): boolean =>
  target instanceof Node && document.getElementById(TOASTS_ID)?.contains(target) === true

/** The popup 账号登录, 440 px wide (R-navigation-14). Typed text is not lost to a stray click beside it. */
export const LoginDialog = () => {
  const { loginDialog } = useActors()
  const shown = useSelector(loginDialog, (snapshot) => snapshot.hasTag('shown'))
  const reason = useSelector(loginDialog, ({ context }) => context.reason)
  const focus = useFocusPassedOn()

  return (
    <OverlayTheme>
      <Dialog.Root
        open={shown}
        onOpenChange={(open) => {
          if (!open) loginDialog.send({ type: 'loginDialog.close' })
        }}
      >
        <Dialog.Content
          className="login-dialog"
          maxWidth="440px"
          {...focus}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onFocusOutside={(event) => isToast(event) && event.preventDefault()}
        >
          <Dialog.Title size="5" mb="1">
            {loginCopy.title}
          </Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            {loginCopy.reasons[reason]}
          </Dialog.Description>
          <LoginForm />
          <Dialog.Close>
            <IconButton
              className="login-dialog__close"
              variant="ghost"
              color="gray"
              size="3"
              aria-label={loginCopy.close}
            >
              <Icon name="close" />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </OverlayTheme>
  )
}
