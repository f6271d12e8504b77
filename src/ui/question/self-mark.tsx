import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { partsOf } from '#domain/question/answer-sheet.ts'
import type { PracticeActor } from '#domain/question/practice.machine.ts'
import { workOn } from '#domain/question/practice.ts'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import { ShareChoice } from './share-choice.tsx'

export interface SelfMarkProps {
  readonly practice: PracticeActor
  readonly question: Question
}

/** The learner's own mark of essays; nothing where there are none. */
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
  const number = question.kind === 'composite' ? question.parts.indexOf(part) + 1 : 0
  const settled = part.right !== null || given !== undefined
  return (
    <ShareChoice
      part={part}
      name={number === 0 ? practiceCopy.self : practiceCopy.selfInPart(number)}
      chosen={given === undefined || part.score === 0 ? undefined : given / part.score}
      onChoose={(share) =>
        practice.send({ type: 'practice.markSelf', questionId: question.id, partId: part.id, share })
      }
    >
      {settled && (
        <Text size="2" color="gray" role="status">
          {practiceCopy.selfMarked}
        </Text>
      )}
    </ShareChoice>
  )
}
