import { useSelector } from '@xstate/react'
import { useActors } from '../actors-context.tsx'
import { useAccountLogic } from '../bundle-logic.ts'
import { firstPasswordCopy as words } from '../copy/first-password-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { HeldDialog } from './held-dialog.tsx'
import { PasswordForm } from './password-form.tsx'

/** 修改初始密码: the form that a first sign-in begins with; one may only log out. */
export const FirstPassword = () => {
  const { session } = useActors()
  const account = useSelector(session, ({ context }) => context.user?.account ?? '')
  const actor = useOpenedActor(useAccountLogic().openFirstPassword, { account })
  return (
    <HeldDialog title={words.title} hint={words.hint}>
      <PasswordForm
        actor={actor}
        leave={words.leave}
        onLeave={() => session.send({ type: 'session.signOut' })}
      />
    </HeldDialog>
  )
}
