import { Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { PasswordActor } from '#domain/session/password-change.machine.ts'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { PasswordForm } from '../../session/password-form.tsx'

/** 登录密码: changed here by who knows it (R-session-16). */
export const PasswordChange = ({ actor }: { actor: PasswordActor }) => {
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  const changes = useSelector(actor, ({ context }) => context.changes)
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(isClosed, button)
  const copy = courseTableCopy.account.password
  return (
    <Section title={copy.title}>
      {isClosed ? (
        <Flex align="center" gap="3" wrap="wrap">
          <Button ref={button} variant="soft" onClick={() => actor.send({ type: 'passwordChange.open' })}>
            {copy.change}
          </Button>
          <Text size="2" color="gray" role="status">
            {changes > 0 ? copy.changed : copy.hint}
          </Text>
        </Flex>
      ) : (
        <PasswordForm
          actor={actor}
          leave={copy.cancel}
          onLeave={() => actor.send({ type: 'passwordChange.cancel' })}
        />
      )}
    </Section>
  )
}
