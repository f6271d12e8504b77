import { Badge, Button, Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type Ref, useId, useRef } from 'react'
import type { PracticeActor } from '#domain/question/practice.machine.ts'
import { type PracticeStanding, practiceStandingOf, workOn } from '#domain/question/practice.ts'
import type { Question } from '#domain/question/question.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerVerdict } from './answer-verdict.tsx'
import { QuestionReview } from './question-review.tsx'
import { ReportFault } from './report-fault.tsx'
import { SelfMark } from './self-mark.tsx'

export interface PracticeQuestionProps {
  readonly practice: PracticeActor
  readonly question: Question
  /** From 1. */
  readonly number: number
  readonly count: number
  /** Its heading, which takes the focus when the learner jumps here. */
  readonly ref?: Ref<HTMLHeadingElement>
}

/** One question of a practice: to be answered, on its way, or answered. */
export const PracticeQuestion = ({ practice, question, number, count, ref }: PracticeQuestionProps) => {
  const heading = useId()
  const flagged = useSelector(
    practice,
    ({ context }) => context.practice !== null && workOn(context.practice, question.id).flagged,
  )
  const standing = useSelector(practice, ({ context }) =>
    context.practice === null ? 'open' : practiceStandingOf(context.practice, question),
  )
  const section = useRef<HTMLElement>(null)
  // What was answered takes its fields and 提交本题 along.
  useFocusFallback(standing, section)
  const running = useSelector(practice, (snapshot) => snapshot.matches({ opened: 'running' }))
  return (
    <section ref={section} tabIndex={-1} className="practice-question" aria-labelledby={heading}>
      <header className="practice-question__head">
        <Heading as="h2" id={heading} ref={ref} size="4" tabIndex={-1}>
          {questionCopy.numberOf(number, count)}
        </Heading>
        <Badge size="2">{questionCopy.kinds[question.kind]}</Badge>
        {question.score > 0 && (
          <Text size="2" color="gray">
            {practiceCopy.score(question.score)}
          </Text>
        )}
        {running && (
          <Button
            type="button"
            size="2"
            variant="soft"
            color={flagged ? 'red' : 'gray'}
            className="practice-question__flag"
            aria-pressed={flagged}
            aria-label={practiceCopy.ofNumber(flagged ? practiceCopy.flagged : practiceCopy.flag, number)}
            onClick={() => practice.send({ type: 'practice.flag', questionId: question.id })}
          >
            {flagged ? practiceCopy.flagged : practiceCopy.flag}
          </Button>
        )}
      </header>
      <Body practice={practice} question={question} number={number} standing={standing} />
    </section>
  )
}

type BodyProps = Pick<PracticeQuestionProps, 'practice' | 'question' | 'number'>

const Body = ({
  practice,
  question,
  number,
  standing,
}: BodyProps & { readonly standing: PracticeStanding }) => {
  if (standing === 'open' || standing === 'written' || standing === 'waiting')
    return <Unmarked practice={practice} question={question} number={number} waits={standing === 'waiting'} />
  return (
    <>
      <AnswerVerdict question={question} />
      <QuestionReview question={question} />
      <SelfMark practice={practice} question={question} />
      <ReportFault question={question} number={number} />
    </>
  )
}

const Unmarked = ({ practice, question, number, waits }: BodyProps & { readonly waits: boolean }) => {
  const sheet = useSelector(practice, ({ context }) =>
    context.practice === null ? {} : workOn(context.practice, question.id).draft.sheet,
  )
  const problem = useSelector(practice, ({ context }) =>
    context.problem?.questionId === question.id ? context.problem : null,
  )
  const finished = useSelector(practice, ({ context }) => context.practice?.finished === true)
  return (
    <AnswerForm
      question={question}
      sheet={sheet}
      problem={problem}
      readOnly={waits || finished}
      onGive={(partId, given) =>
        practice.send({ type: 'practice.give', questionId: question.id, partId, given })
      }
      onSubmit={() => practice.send({ type: 'practice.check', questionId: question.id })}
    >
      {waits ? (
        <div className="practice-question__unsent" role="status">
          <Text as="p" size="2" weight="medium">
            {practiceCopy.waiting}
          </Text>
          <Text as="p" size="2" color="gray">
            {practiceCopy.waitingHint}
          </Text>
        </div>
      ) : (
        !finished && (
          <div className="answering-form__foot">
            <Button
              type="submit"
              size="3"
              variant="soft"
              aria-label={practiceCopy.ofNumber(practiceCopy.check, number)}
            >
              {practiceCopy.check}
            </Button>
          </div>
        )
      )}
    </AnswerForm>
  )
}
