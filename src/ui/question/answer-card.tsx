import { Heading, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { type Practice, practiceStandingOf, workOn } from '#domain/question/practice.ts'
import { practiceCopy } from '../copy/practice-copy.ts'

export interface AnswerCardProps {
  readonly practice: Practice
  readonly onGo: (at: number) => void
}

/** 答题卡: how one stands with every question of a practice, and the way there. */
export const AnswerCard = ({ practice, onGo }: AnswerCardProps) => {
  const heading = useId()
  const standings = practice.questions.map((question) => practiceStandingOf(practice, question))
  return (
    <nav className="answer-card" aria-labelledby={heading}>
      <div className="answer-card__head">
        <Heading as="h2" id={heading} size="3">
          {practiceCopy.card}
        </Heading>
        <Text size="2" color="gray">
          {practiceCopy.cardSummary(
            standings.filter((standing) => standing !== 'open').length,
            standings.length,
          )}
        </Text>
      </div>
      <ol className="answer-card__items">
        {practice.questions.map((question, at) => {
          const standing = standings[at] ?? 'open'
          const { flagged } = workOn(practice, question.id)
          return (
            <li key={question.id}>
              <button
                type="button"
                className="answer-card__item"
                data-standing={standing}
                data-flagged={flagged}
                aria-current={at === practice.at ? 'step' : undefined}
                aria-label={practiceCopy.cardItem(at + 1, practiceCopy.standings[standing], flagged)}
                onClick={() => onGo(at)}
              >
                {at + 1}
              </button>
            </li>
          )
        })}
      </ol>
      <ul className="answer-card__legend" aria-hidden="true">
        {(['written', 'waiting', 'right', 'partly', 'wrong', 'given'] as const).map((standing) => (
          <li key={standing}>
            <span className="answer-card__swatch" data-standing={standing} />
            {practiceCopy.standings[standing]}
          </li>
        ))}
        <li>
          <span className="answer-card__swatch" data-flagged="true" />
          {practiceCopy.flagged}
        </li>
      </ul>
    </nav>
  )
}
