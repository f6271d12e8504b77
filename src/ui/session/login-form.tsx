import { Button, Checkbox, IconButton, Link, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import type { LoginWarning } from '#domain/session/login-dialog.machine.ts'
import { useActors, useConfiguration } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'
import { keepAccountCopy } from '../copy/keep-account-copy.ts'
import { loginCopy } from '../copy/login-copy.ts'
import { KEEP_ACCOUNT_ADDRESS } from '../routing/personal-data-codec.ts'

/** Account, password, agreement, remember-me. R-session-2, R-navigation-14. What is typed is kept by the statechart. */
export const LoginForm = () => {
  const { loginDialog } = useActors()
  const { agreementUrl } = useConfiguration()
  const form = useSelector(loginDialog, ({ context }) => context)
  const busy = useSelector(loginDialog, (snapshot) => snapshot.hasTag('busy'))
  const id = useId()
  const warningId = `${id}-warning`
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const agreement = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const field = { accountEmpty: account, passwordEmpty: password, agreementUnticked: agreement }
    const { unsubscribe } = loginDialog.on('loginDialog.warned', ({ warning }) =>
      field[warning].current?.focus(),
    )
    return unsubscribe
  }, [loginDialog])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    loginDialog.send({ type: 'loginDialog.submit' })
  }

  return (
    <form className="login-form" onSubmit={submit} noValidate aria-busy={busy}>
      <div className="login-form__field">
        <Text as="label" size="2" weight="medium" htmlFor={`${id}-account`}>
          {loginCopy.account}
        </Text>
        <TextField.Root
          ref={account}
          id={`${id}-account`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          size="3"
          placeholder={loginCopy.accountHint}
          value={form.account}
          readOnly={busy}
          aria-required="true"
          {...invalidIf(form.warning === 'accountEmpty', warningId)}
          onChange={({ target }) =>
            loginDialog.send({ type: 'loginDialog.typeAccount', account: target.value })
          }
        />
        {form.warning === 'accountEmpty' && <Warning id={warningId} warning={form.warning} />}
      </div>
      <div className="login-form__field">
        <Text as="label" size="2" weight="medium" htmlFor={`${id}-password`}>
          {loginCopy.password}
        </Text>
        <TextField.Root
          ref={password}
          id={`${id}-password`}
          name="password"
          type={form.passwordShown ? 'text' : 'password'}
          autoComplete="current-password"
          size="3"
          placeholder={loginCopy.passwordHint}
          value={form.password}
          readOnly={busy}
          aria-required="true"
          {...invalidIf(form.warning === 'passwordEmpty', warningId)}
          onChange={({ target }) =>
            loginDialog.send({ type: 'loginDialog.typePassword', password: target.value })
          }
        >
          <TextField.Slot side="right">
            <IconButton
              type="button"
              variant="ghost"
              color="gray"
              size="2"
              aria-label={form.passwordShown ? loginCopy.hidePassword : loginCopy.showPassword}
              onClick={() => loginDialog.send({ type: 'loginDialog.togglePassword' })}
            >
              {form.passwordShown ? <Icon name="eye" /> : <Icon name="eyeClosed" />}
            </IconButton>
          </TextField.Slot>
        </TextField.Root>
        {form.warning === 'passwordEmpty' && <Warning id={warningId} warning={form.warning} />}
      </div>
      <div className="login-form__ticks">
        <div className="login-form__tick">
          <Checkbox
            ref={agreement}
            id={`${id}-agree`}
            checked={form.agreed}
            aria-labelledby={`${id}-agree-text ${id}-agree-link`}
            {...invalidIf(form.warning === 'agreementUnticked', warningId)}
            onCheckedChange={(agreed) =>
              loginDialog.send({ type: 'loginDialog.agree', agreed: agreed === true })
            }
          />
          <Text as="label" size="2" id={`${id}-agree-text`} htmlFor={`${id}-agree`}>
            {loginCopy.agree}
          </Text>
          <Link
            id={`${id}-agree-link`}
            size="2"
            href={agreementUrl}
            target="_blank"
            rel="noreferrer"
            underline="always"
          >
            {loginCopy.agreement}
          </Link>
        </div>
        <div className="login-form__tick">
          <Checkbox
            id={`${id}-remember`}
            checked={form.remember}
            onCheckedChange={(remember) =>
              loginDialog.send({ type: 'loginDialog.remember', remember: remember === true })
            }
          />
          <Text as="label" size="2" htmlFor={`${id}-remember`}>
            {loginCopy.remember}
          </Text>
        </div>
        {form.remember && window.isSecureContext === false && (
          <Text as="p" size="1" color="gray" role="status" className="login-form__hint">
            {loginCopy.accountOnly}
          </Text>
        )}
      </div>
      {form.warning === 'agreementUnticked' && <Warning id={warningId} warning={form.warning} />}
      <Button type="submit" size="3" aria-disabled={busy} className="login-form__submit">
        {busy ? loginCopy.submitting : loginCopy.submit}
      </Button>
      <Link size="2" href={KEEP_ACCOUNT_ADDRESS} underline="always" className="login-form__keep">
        {keepAccountCopy.fromLogin}
      </Link>
    </form>
  )
}

const invalidIf = (invalid: boolean, warningId: string) => ({
  'aria-invalid': invalid,
  'aria-describedby': invalid ? warningId : undefined,
})

/** Stays where the toast that says it aloud goes. */
const Warning = ({ id, warning }: { id: string; warning: LoginWarning }) => (
  <Text as="p" id={id} size="2" className="login-form__warning">
    {copy.wording.loginWarnings[warning]}
  </Text>
)
