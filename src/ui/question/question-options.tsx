import './option-columns.css'
import './question-options.css'
import { optionRoomOf } from '#domain/question/option-columns.ts'
import type { PartQuestion } from '#domain/question/question.ts'
import { contentOfOption } from './answer-option.tsx'
import { QuestionText } from './question-text.tsx'

/** The options of a question as they are printed: side by side where they are short. Nothing for one without any. */
export const QuestionOptions = ({ part }: { readonly part: PartQuestion }) => {
  if (part.options.length === 0 || part.kind === 'judgement') return null
  return (
    <div className="option-room">
      <ol
        className="option-columns question-options"
        data-room={optionRoomOf(part.options.map((option) => contentOfOption(option, part.kind)))}
      >
        {part.options.map((option) => (
          <li key={option.key}>
            <span className="question-options__key">{option.key}.</span>
            <QuestionText as="span" html={contentOfOption(option, part.kind)} />
          </li>
        ))}
      </ol>
    </div>
  )
}
