import '../question/option-columns.css'
import './asked-question.css'
import type { ReactNode } from 'react'
import { optionRoomOf } from '#domain/question/option-columns.ts'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { composerCopy } from '../copy/composer-copy.ts'
import { contentOfOption } from '../question/answer-option.tsx'
import { QuestionText } from '../question/question-text.tsx'
import { QuestionView } from '../question/question-view.tsx'

export interface AskedQuestionProps {
  readonly question: Question
  /** Under the options of what is asked. */
  readonly children?: (part: PartQuestion) => ReactNode
}

/** A question as a paper asks it: nothing can be chosen, options stand side by side where they are short. */
export const AskedQuestion = ({ question, children }: AskedQuestionProps) => (
  <QuestionView question={question}>
    {(part) => (
      <>
        <AskedOptions part={part} />
        {children?.(part)}
      </>
    )}
  </QuestionView>
)

const AskedOptions = ({ part }: { readonly part: PartQuestion }) => {
  if (part.options.length === 0) return null
  return (
    <div className="option-room">
      <ul
        className="option-columns printed-options"
        data-room={optionRoomOf(part.options.map((option) => contentOfOption(option, part.kind)))}
        aria-label={composerCopy.sheet.options}
      >
        {part.options.map((option) => (
          <li key={option.key}>
            <span className="printed-options__key">{composerCopy.sheet.option(option.key)}</span>
            <QuestionText as="span" html={contentOfOption(option, part.kind)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
