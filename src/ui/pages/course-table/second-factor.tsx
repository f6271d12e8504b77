import { Badge, Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { FactorTask } from '#domain/session/second-factor.machine.ts'
import type { SecondFactor as Factor } from '#domain/session/second-factor.ts'
import { useAccountLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { OverlayBoundary } from '../../components/overlay-boundary.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { secondFactorCopy as words } from '../../copy/second-factor-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { LearningSkeleton } from './learning-skeleton.tsx'

const FactorDialog = lazyPart(async () => (await import('./factor-dialog.tsx')).FactorDialog)

/** 动态码: whether a sign-in takes a code besides the password, turned on and off by who knows both. R-session-21. */
export const SecondFactor = () => {
  const actor = useActorRef(useAccountLogic().secondFactor)
  const { factor, failure, done, task } = useSelector(actor, ({ context }) => context)
  const isShown = useSelector(actor, (it) => it.hasTag('read'))
  const isLoading = useSelector(actor, (it) => it.matches('loading'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const enrolment = useSelector(actor, (it) => it.children.enrolment)
  const act = useSelector(actor, (it) => it.children.act)
  const part = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(factor, part)
  const opener = useRef<HTMLElement | null>(null)
  const focusBack = () => {
    const back = opener.current?.isConnected ? opener : part
    back.current?.focus({ preventScroll: true })
  }
  const ask = (wanted: FactorTask, button: HTMLElement) => {
    opener.current = button
    actor.send({ type: 'factor.ask', task: wanted })
  }
  const leave = () => {
    enrolment?.send({ type: 'enrolment.cancel' })
    act?.send({ type: 'act.cancel' })
  }
  return (
    <Section title={words.title}>
      {isLoading && <LearningSkeleton rows={1} />}
      {hasFailed && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'factor.retry' })}
        />
      )}
      {isShown && factor !== null && (
        <div ref={part} tabIndex={-1} role="group" aria-label={words.title} className="account__factor">
          <State factor={factor} />
          <Text as="p" role="status" size="2" color="gray">
            {done !== null && words.done[done]}
          </Text>
          <Choices factor={factor} onAsk={ask} />
        </div>
      )}
      {(enrolment ?? act) !== undefined && (
        <OverlayBoundary opener={opener} onLeave={leave}>
          <FactorDialog enrolment={enrolment} act={act} task={task} onLeave={leave} onClosed={focusBack} />
        </OverlayBoundary>
      )}
    </Section>
  )
}

const State = ({ factor }: { readonly factor: Factor }) => {
  const since = formatMoment(factor.since, useNow())
  const facts = [since === '' ? '' : words.since(since), words.left(factor.recoveryCodesLeft)]
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Badge color={factor.isOn ? 'indigo' : 'gray'}>{factor.isOn ? words.isOn : words.isOff}</Badge>
      <Text size="2" color="gray">
        {factor.isOn ? facts.filter((fact) => fact !== '').join(' · ') : words.offHint}
      </Text>
      {factor.isOn && factor.isRequired && (
        <Text size="2" color="gray">
          {words.required}
        </Text>
      )}
    </Flex>
  )
}

interface ChoicesProps {
  readonly factor: Factor
  /** `button`: what was pressed. */
  readonly onAsk: (task: FactorTask, button: HTMLElement) => void
}

const Choices = ({ factor, onAsk }: ChoicesProps) => {
  const button = (task: FactorTask, label: string) => (
    <Button
      key={task}
      variant="soft"
      color={task === 'enrol' ? 'indigo' : 'gray'}
      aria-haspopup="dialog"
      data-opens={`factor/${task}`}
      onClick={({ currentTarget }) => onAsk(task, currentTarget)}
    >
      {label}
    </Button>
  )
  return (
    <Flex gap="3" wrap="wrap">
      {!factor.isOn && button('enrol', words.enrol.title)}
      {factor.isOn && button('move', words.enrol.move)}
      {factor.isOn && button('renew', words.renew.title)}
      {factor.isOn && !factor.isRequired && button('remove', words.remove.title)}
    </Flex>
  )
}
