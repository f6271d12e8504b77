import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { PersonalDataActor } from '#domain/personal-data/personal-data.machine.ts'
import type { PersonalData } from '#domain/personal-data/personal-data.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { isComposing } from '../../components/key-events.ts'
import { Section } from '../../components/section.tsx'
import { notDoneText } from '../../copy/not-done-text.ts'
import { personalDataCopy as words } from '../../copy/personal-data-copy.ts'
import { formatMonthDay } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { AccountField } from '../../session/account-field.tsx'
import { AccountForm, LeaveButton, SendButton } from '../../session/account-form.tsx'

interface ErasureProps {
  readonly actor: PersonalDataActor
  readonly data: PersonalData
}

/** An account is given up: asked twice, the second time for the password of who asks; taken back in time. R-personal-data-3. */
export const Erasure = ({ actor, data }: ErasureProps) => {
  const isAsked = useSelector(actor, (it) => it.hasTag('asked'))
  const now = useNow()
  const { name, self, erasureAt, waitDays, obstacle, canExport } = data
  return (
    <Section title={words.erasing}>
      <div className="personal-data__part">
        {erasureAt !== '' && (
          <>
            <Text as="p" size="3" role="status">
              {words.planned(formatMonthDay(new Date(erasureAt), now))}
            </Text>
            {canExport && (
              <ConfirmButton
                label={words.keep}
                question={words.keepAsk(name)}
                hint={words.keepHint}
                onConfirm={() => actor.send({ type: 'personalData.keep' })}
                main
              />
            )}
          </>
        )}
        {erasureAt === '' && (
          <>
            <Text as="p" size="2">
              {words.eraseHint(waitDays)}
            </Text>
            <Text as="p" size="2" color="gray">
              {words.eraseLost}
            </Text>
            <Text as="p" size="2" color="gray">
              {words.eraseStays}
            </Text>
            {obstacle !== null && (
              <Text as="p" size="2" color="gray">
                {words.obstacles[obstacle]}
              </Text>
            )}
            {obstacle === null && !isAsked && (
              <ConfirmButton
                label={words.erase}
                question={self ? words.eraseOwnAsk : words.eraseAsk(name)}
                hint={`${words.eraseHint(waitDays)}${words.eraseFirst}${words.next}`}
                onConfirm={() => actor.send({ type: 'personalData.leave' })}
                opens="erase"
              />
            )}
            {isAsked && <PasswordAsked actor={actor} />}
          </>
        )}
      </div>
    </Section>
  )
}

/** The second question; Escape leaves it. */
const PasswordAsked = ({ actor }: { readonly actor: PersonalDataActor }) => {
  const { password, tried, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = () => {
    if (password.trim() === '') field.current?.focus()
    actor.send({ type: 'personalData.erase' })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) actor.send({ type: 'personalData.cancel' })
  }
  return (
    <AccountForm
      className="personal-data__form"
      isBusy={isBusy}
      problem={failure === null ? '' : notDoneText('', failure)}
      acts={
        <>
          <SendButton
            isBusy={isBusy}
            label={words.confirm}
            busy={words.confirming}
            look={{ color: 'red', variant: 'soft' }}
          />
          <LeaveButton
            label={words.cancel}
            isHeld={isBusy}
            onLeave={() => actor.send({ type: 'personalData.cancel' })}
          />
        </>
      }
      onSubmit={submit}
      onKeyDown={leave}
    >
      <AccountField
        ref={field}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
        isPassword
        isBusy={isBusy}
        value={password}
        problem={tried ? words.passwordMissing : ''}
        onChange={(typed) => actor.send({ type: 'personalData.type', password: typed })}
      />
    </AccountForm>
  )
}
