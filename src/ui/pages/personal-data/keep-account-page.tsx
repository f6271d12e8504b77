import './personal-data.css'
import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { MAX_ACCOUNT_LENGTH } from '#domain/session/credentials.ts'
import { MAX_CODE_LENGTH } from '#domain/session/second-factor.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { keepAccountCopy as words } from '../../copy/keep-account-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { AccountField } from '../../session/account-field.tsx'
import { AccountForm, SendButton } from '../../session/account-form.tsx'
import { OverlayTheme } from '../../theme/overlay-theme.tsx'
import { useActorRef } from '../../use-actor-ref.ts'

/** Whoever gave the account up takes that back, without a session. Screens `/account/keep`. */
export const KeepAccountPage = () => (
  <OverlayTheme>
    <PageHeader title={innerTitles.keepAccount} />
    <KeepForm />
  </OverlayTheme>
)

const KeepForm = () => {
  const actor = useActorRef(useOfficeLogic().accountKeeping)
  const { form, missing, failure, wantsCode } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isKept = useSelector(actor, (it) => it.matches('kept'))
  const isDefect = useSelector(actor, (it) => it.matches('defect'))
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useFocusFallback(isKept, done)
  useEffect(() => {
    const field = { account, password, code }
    const { unsubscribe } = actor.on('accountKeeping.warned', (warned) =>
      field[warned.field].current?.focus(),
    )
    return unsubscribe
  }, [actor])
  useEffect(() => {
    if (wantsCode) code.current?.focus()
  }, [wantsCode])
  if (isKept)
    return (
      <div ref={done} tabIndex={-1} className="personal-data__part">
        <Text as="p" size="3" role="status">
          {words.done}
        </Text>
        <Link to="/">{words.home}</Link>
      </div>
    )
  return (
    <AccountForm
      className="personal-data__form"
      isBusy={isBusy}
      problem={failure !== null || isDefect ? notDoneText(words.notDone, failure) : ''}
      acts={<SendButton isBusy={isBusy} label={words.submit} busy={words.submitting} />}
      onSubmit={() => actor.send({ type: 'accountKeeping.submit' })}
    >
      <Text as="p" size="2">
        {words.intro}
      </Text>
      <AccountField
        ref={account}
        label={words.account}
        hint=""
        autoComplete="username"
        isPassword={false}
        maxLength={MAX_ACCOUNT_LENGTH}
        isBusy={isBusy}
        value={form.account}
        problem={missing === 'account' ? words.accountMissing : ''}
        onChange={(typed) => actor.send({ type: 'accountKeeping.type', form: { account: typed } })}
      />
      <AccountField
        ref={password}
        label={words.password}
        hint=""
        autoComplete="current-password"
        isPassword
        isBusy={isBusy}
        value={form.password}
        problem={missing === 'password' ? words.passwordMissing : ''}
        onChange={(typed) => actor.send({ type: 'accountKeeping.type', form: { password: typed } })}
      />
      {wantsCode && (
        <AccountField
          ref={code}
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          isPassword={false}
          maxLength={MAX_CODE_LENGTH}
          isBusy={isBusy}
          value={form.code}
          problem={missing === 'code' ? words.codeMissing : ''}
          onChange={(typed) => actor.send({ type: 'accountKeeping.type', form: { code: typed } })}
        />
      )}
    </AccountForm>
  )
}
