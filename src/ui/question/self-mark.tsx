import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { partsOf } from '#domain/question/answer-sheet.ts'
import { workOn } from '#domain/question/practice.ts'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import type { PracticeActor } from './practice-actor.ts'

const SHARES = [
  { name: 'full', share: 1 },
  { name: 'half', share: 0.5 },
  { name: 'none', share: 0 },
] as const

export interface SelfMarkProps {
  readonly practice: PracticeActor
  readonly question: Question
}

/** What the learner says of essays that nobody else can mark; nothing where there are none. */
export const SelfMark = ({ practice, question }: SelfMarkProps) => {
  const waiting = useSelector(practice, ({ context }) =>
    context.practice === null ? [] : workOn(context.practice, question.id).waiting,
  )
  const own = partsOf(question).filter(({ markable, answered }) => !markable && answered !== null)
  return own.map((part) => (
    <OneMark
      key={part.id}
      practice={practice}
      question={question}
      part={part}
      given={waiting.find(({ questionId }) => questionId === part.id)?.selfScore}
    />
  ))
}

interface OneMarkProps extends SelfMarkProps {
  readonly part: PartQuestion
  /** Points that are on their way. */
  readonly given: number | undefined
}

const OneMark = ({ practice, question, part, given }: OneMarkProps) => {
  const heading = useId()
  const number = question.kind === 'composite' ? question.parts.indexOf(part) + 1 : 0
  const settled = part.right !== null || given !== undefined
  return (
    <fieldset className="self-mark" aria-labelledby={heading}>
      <Text as="p" id={heading} size="2" weight="medium">
        {number === 0 ? practiceCopy.self : practiceCopy.selfInPart(number)}
      </Text>
      <div className="self-mark__choices">
        {SHARES.map(({ name, share }) => (
          <Button
            key={name}
            type="button"
            variant={given === share * part.score ? 'solid' : 'soft'}
            aria-pressed={given === undefined ? undefined : given === share * part.score}
            onClick={() =>
              practice.send({
                type: 'practice.markSelf',
                questionId: question.id,
                partId: part.id,
                share,
              })
            }
          >
            {practiceCopy.selfMarks[name]}
          </Button>
        ))}
        {settled && (
          <Text size="2" color="gray" role="status">
            {practiceCopy.selfMarked}
          </Text>
        )}
      </div>
    </fieldset>
  )
}
