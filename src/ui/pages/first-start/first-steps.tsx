import './first-start.css'
import { Badge, Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { type FirstStep, nextStep, type StepSoFar } from '#domain/first-start/first-steps.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { Refused } from '../../components/refused.tsx'
import { Section } from '../../components/section.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { firstStartCopy as words } from '../../copy/first-start-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { CURRICULUM_ADDRESS } from '../../routing/frame-codec.ts'
import { ROSTER_ADDRESS } from '../../routing/people-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'

/** Where each step is done. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  people: ROSTER_ADDRESS,
  textbooks: CURRICULUM_ADDRESS,
  course: '/studio',
  resources: '/school-local/school-local-mydatabase',
}

/** What is still to be done, in its order; each step may be left out. */
export const FirstSteps = () => {
  const actor = useActorRef(useOfficeLogic().firstSteps)
  const { steps, failure } = useSelector(actor, ({ context }) => context)
  const isReading = useSelector(actor, (it) => it.matches('reading'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  if (hasFailed && failure?.kind === 'forbidden') return <Refused {...words.forbidden} />
  if (hasFailed)
    return (
      <ErrorState
        message={words.stepsFailed}
        reason={failureText(failure)}
        onRetry={() => actor.send({ type: 'firstSteps.reread' })}
      />
    )
  if (isReading)
    return (
      <div role="status" aria-label={words.stepsLoading}>
        <Skeleton height="240px" />
      </div>
    )
  const next = nextStep(steps)
  return (
    <Section title={words.stepsTitle}>
      <Text as="p" size="2" color="gray">
        {next === null ? words.allDone : words.stepsIntro}
      </Text>
      {failure !== null && (
        <Text as="p" role="alert" size="2" color="red">
          {notDoneText(words.notDone, failure)}
        </Text>
      )}
      <ol className="first-steps" aria-label={words.list}>
        {steps.map((it) => (
          <Step
            key={it.step}
            {...it}
            isNext={it.step === next}
            isBusy={isBusy}
            onSkip={(skipped) =>
              actor.send({ type: 'firstSteps.choose', choice: { step: it.step, skipped } })
            }
          />
        ))}
      </ol>
    </Section>
  )
}

interface StepProps extends StepSoFar {
  readonly isNext: boolean
  readonly isBusy: boolean
  readonly onSkip: (skipped: boolean) => void
}

const Step = ({ step, count, skipped, isNext, isBusy, onSkip }: StepProps) => {
  const { name, hint, count: countWords, go } = words.steps[step]
  return (
    <li className="first-steps__step" aria-current={isNext ? 'step' : undefined}>
      <div className="first-steps__words">
        <div className="first-steps__name">
          <Text size="3" weight="medium">
            {name}
          </Text>
          {count > 0 && <Badge color="indigo">{words.isDone}</Badge>}
          {count === 0 && skipped && <Badge color="gray">{words.isSkipped}</Badge>}
          {isNext && <Badge>{words.next}</Badge>}
        </div>
        <Text as="p" size="2" color="gray">
          {count > 0 ? countWords(count) : hint}
        </Text>
      </div>
      <div className="first-steps__acts">
        <Button asChild variant={isNext ? 'solid' : 'soft'}>
          <Link to={PLACES[step]}>{go}</Link>
        </Button>
        {count === 0 && (
          <Button
            variant="ghost"
            aria-label={skipped ? words.takeUpName(name) : words.skipName(name)}
            aria-disabled={isBusy}
            onClick={() => onSkip(!skipped)}
          >
            {skipped ? words.takeUp : words.skip}
          </Button>
        )}
      </div>
    </li>
  )
}
