import './answer-verdict.css'
import { Text } from '@radix-ui/themes'
import { type Ref, useId } from 'react'
import { partsOf } from '#domain/question/answer-sheet.ts'
import { type AnswerState, answerStateOf, partAnswerState } from '#domain/question/answer-state.ts'
import type { Question } from '#domain/question/question.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { questionCopy } from '../copy/question-copy.ts'

const WORDS: Readonly<Record<AnswerState, string>> = {
  open: questionCopy.standings.open,
  right: questionCopy.answeredRight,
  partly: questionCopy.answeredPartly,
  wrong: questionCopy.answeredWrong,
  given: questionCopy.answeredGiven,
}

const ICONS = {
  open: 'information',
  right: 'check',
  partly: 'information',
  wrong: 'fault',
  given: 'information',
} as const

export interface AnswerVerdictProps {
  readonly question: Question
  readonly ref?: Ref<HTMLDivElement>
}

/** What became of an answer, in a word; of a composite question how many parts are right. */
export const AnswerVerdict = ({ question, ref }: AnswerVerdictProps) => {
  const words = useId()
  const standing = answerStateOf(question)
  const standings = partsOf(question).map(partAnswerState)
  const right = standings.filter((one) => one === 'right').length
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      aria-labelledby={words}
      className="answer-verdict"
      data-standing={standing}
    >
      <ExtendedIcon name={ICONS[standing]} size={20} />
      <Text id={words} size="3" weight="medium">
        {WORDS[standing]}
        {standings.length > 1 && `，${questionCopy.partly(right, standings.length)}`}
      </Text>
    </div>
  )
}
