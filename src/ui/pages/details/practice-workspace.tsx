import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { givenTo, withOption } from '#domain/question/answer-sheet.ts'
import type { PracticeActor } from '#domain/question/practice.machine.ts'
import { ledTo, leftOpenIn, type Practice, type PracticeLayout, workOn } from '#domain/question/practice.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LateConfirmButton } from '../../components/late-confirm-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { AnswerCard } from '../../question/answer-card.tsx'
import { type PracticeKey, practiceKeyOf } from '../../question/practice-keys.ts'
import { PracticeQuestion } from '../../question/practice-question.tsx'
import { UnsentAnswers } from '../../question/unsent-answers.tsx'
import { BackLink } from './back-link.tsx'

const LAYOUTS: readonly PracticeLayout[] = ['single', 'sheet']

/** Where a practice is done: the questions, the clock and the answer card. */
export const PracticeWorkspace = ({ practice }: { readonly practice: PracticeActor }) => {
  const paused = useSelector(practice, (snapshot) => snapshot.matches({ opened: 'paused' }))
  const current = useSelector(practice, ({ context }) => context.practice)
  const { heading, aim, lead } = useLead(practice, current?.at)
  // 继续 goes as the question comes back.
  useFocusFallback(paused, heading)
  useKeys(practice, aim)
  if (current === null) return null
  return (
    <div className="practice">
      <PracticeBar practice={practice} current={current} paused={paused} />
      <div className="practice__columns">
        <div className="practice__questions">
          {paused ? (
            <EmptyState title={practiceCopy.paused} hint={practiceCopy.pausedHint}>
              <Button size="3" onClick={() => practice.send({ type: 'practice.goOn' })}>
                {practiceCopy.goOn}
              </Button>
            </EmptyState>
          ) : (
            <Questions practice={practice} current={current} heading={heading} lead={lead} />
          )}
        </div>
        <aside className="practice__side">
          <UnsentAnswers />
          <AnswerCard practice={current} onGo={lead} />
          <Text as="p" size="1" color="gray" className="practice__keys">
            {practiceCopy.keys}
          </Text>
        </aside>
      </div>
    </div>
  )
}

interface BarProps {
  readonly practice: PracticeActor
  readonly current: Practice
  readonly paused: boolean
}

const PracticeBar = ({ practice, current, paused }: BarProps) => {
  const resumed = useSelector(practice, ({ context }) => context.resumed)
  const failure = useSelector(practice, ({ context }) => context.failure)
  return (
    <div className="practice__bar">
      <BackLink scope={current.scope} />
      <Text size="3" className="practice__clock" role="timer" aria-label={practiceCopy.clock}>
        {practiceCopy.clock} {formatClock(current.seconds)}
      </Text>
      <Button
        variant="soft"
        color="gray"
        onClick={() => practice.send({ type: paused ? 'practice.goOn' : 'practice.pause' })}
      >
        {paused ? practiceCopy.goOn : practiceCopy.pause}
      </Button>
      <fieldset className="practice__layouts" aria-label={practiceCopy.layout}>
        {LAYOUTS.map((layout) => (
          <Button
            key={layout}
            variant="soft"
            color={current.layout === layout ? 'indigo' : 'gray'}
            aria-pressed={current.layout === layout}
            onClick={() => practice.send({ type: 'practice.lay', layout })}
          >
            {practiceCopy.layouts[layout]}
          </Button>
        ))}
      </fieldset>
      <LateConfirmButton
        main
        label={practiceCopy.finish}
        question={practiceCopy.finishNow}
        hint={practiceCopy.finishHint(leftOpenIn(current))}
        onConfirm={() => practice.send({ type: 'practice.finish' })}
      />
      {resumed && (
        <Text size="2" color="gray" role="status">
          {practiceCopy.resumed}
        </Text>
      )}
      {failure !== null && (
        <Text size="2" color="red" role="alert">
          {practiceCopy.refused(failureText(failure))}
        </Text>
      )}
    </div>
  )
}

interface QuestionsProps {
  readonly practice: PracticeActor
  readonly current: Practice
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly lead: (at: number) => void
}

const Questions = ({ practice, current, heading, lead }: QuestionsProps) => {
  const { questions, at, layout } = current
  const count = questions.length
  if (layout === 'sheet')
    return questions.map((question, place) => (
      <div
        key={question.id}
        onFocus={() => place !== at && practice.send({ type: 'practice.goTo', at: place })}
      >
        <PracticeQuestion
          practice={practice}
          question={question}
          number={place + 1}
          count={count}
          {...(place === at && { ref: heading })}
        />
      </div>
    ))
  const question = questions[at]
  if (question === undefined) return null
  return (
    <>
      <PracticeQuestion
        key={question.id}
        practice={practice}
        question={question}
        number={at + 1}
        count={count}
        ref={heading}
      />
      <div className="practice__steps">
        <Step to={at - 1} lead={lead} name={practiceCopy.previous} off={at === 0} />
        <Step to={at + 1} lead={lead} name={practiceCopy.next} off={at === count - 1} />
      </div>
    </>
  )
}

interface StepProps {
  readonly to: number
  readonly lead: (at: number) => void
  readonly name: string
  readonly off: boolean
}

/** Stays in place at the ends, so that stepping through by keyboard keeps the focus. */
const Step = ({ to, lead, name, off }: StepProps) => (
  <Button
    size="3"
    variant="soft"
    aria-disabled={off}
    onClick={() => {
      if (!off) lead(to)
    }}
  >
    {name}
  </Button>
)

/** Jumping to a question puts the focus on its heading, and as much of the question as has room before the eyes. */
const useLead = (practice: PracticeActor, at: number | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(false)
  const showHeading = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another heading
  useEffect(() => {
    if (wanted.current) showHeading()
    wanted.current = false
  }, [at])
  /** Before it is gone there. */
  const aim = (to: number) => {
    // For the question that is shown already nothing changes, so the focus is moved here.
    if (to === at) showHeading()
    else wanted.current = true
  }
  const lead = (to: number) => {
    aim(to)
    practice.send({ type: 'practice.goTo', at: to })
  }
  return { heading, aim, lead }
}

const useKeys = (practice: PracticeActor, aim: (at: number) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = practiceKeyOf(event)
      if (asked === null || !practice.getSnapshot().matches({ opened: 'running' })) return
      if (obey(practice, asked, aim)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [practice, aim])
}

/** True when the key was used. */
const obey = (actor: PracticeActor, asked: PracticeKey, aim: (at: number) => void): boolean => {
  const { practice } = actor.getSnapshot().context
  const question = practice?.questions[practice.at]
  if (practice === null || question === undefined) return false
  switch (asked.kind) {
    case 'step': {
      const { at } = ledTo(practice, practice.at + asked.by)
      aim(at)
      actor.send({ type: 'practice.goTo', at })
      return true
    }
    case 'flag':
      actor.send({ type: 'practice.flag', questionId: question.id })
      return true
    case 'choose': {
      const given = givenTo(workOn(practice, question.id).draft.sheet, question)
      if (given.kind !== 'keys' || !question.options.some(({ key }) => key === asked.key)) return false
      actor.send({
        type: 'practice.give',
        questionId: question.id,
        partId: question.id,
        given: withOption(question, given.keys, asked.key),
      })
      return true
    }
  }
}
