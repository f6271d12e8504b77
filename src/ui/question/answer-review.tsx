import './answer-review.css'
import { Text } from '@radix-ui/themes'
import type { Answer, PartQuestion, QuestionOption } from '#domain/question/question.ts'
import { fromPlainText } from '../components/rich-text-editor/plain-text.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerOption, type OptionMark } from './answer-option.tsx'
import { QuestionText } from './question-text.tsx'
import { RubricList } from './rubric.tsx'

interface AnswerReviewProps {
  readonly part: PartQuestion
  /** Whether it is shown to who was asked: nobody else has an answer of their own. */
  readonly asked?: boolean
}

/** What was answered, what is right, and why; of a part or a question of its own. */
export const AnswerReview = ({ part, asked = true }: AnswerReviewProps) => (
  <div className="answer-review">
    {part.options.length > 0 ? <Options part={part} /> : <Texts part={part} asked={asked} />}
    <Analysis part={part} />
  </div>
)

/** The analysis; nothing where there is none. */
export const Analysis = ({ part: { solution } }: { readonly part: PartQuestion }) =>
  solution === null || solution.analysis === '' ? null : (
    <Passage name={questionCopy.analysis} html={solution.analysis} />
  )

const markOf = ({ answered, solution }: PartQuestion, { key }: QuestionOption): OptionMark => {
  const chosen = answered?.includes(key) === true
  const right = solution?.answer.includes(key) === true
  if (chosen && (solution === null || solution.answer.length === 0)) return 'chosen'
  if (chosen) return right ? 'rightChosen' : 'wrongChosen'
  return right ? 'right' : 'none'
}

const Options = ({ part }: { readonly part: PartQuestion }) => (
  <ul className="answer-review__options">
    {part.options.map((option) => (
      <li key={option.key}>
        <AnswerOption option={option} kind={part.kind} mark={markOf(part, option)} />
      </li>
    ))}
  </ul>
)

const Texts = ({ part: { kind, answered, solution }, asked }: Required<AnswerReviewProps>) => {
  const right = kind === 'essay' ? questionCopy.referenceAnswer : questionCopy.rightAnswer
  const show = kind === 'essay' ? htmlOf : blanksOf
  return (
    <>
      {asked && <Passage name={questionCopy.myAnswer} {...show(answered ?? [])} />}
      {solution !== null && solution.answer.length > 0 && <Passage name={right} {...show(solution.answer)} />}
      {solution?.rubric !== undefined && (
        <div className="answer-review__passage">
          <Text as="p" size="2" weight="medium" className="answer-review__name">
            {questionCopy.rubric}
          </Text>
          <RubricList rubric={solution.rubric} />
        </div>
      )}
    </>
  )
}

type Content = Pick<PassageProps, 'html' | 'texts'>

const htmlOf = ([html = '']: Answer): Content => ({ html })

const blanksOf = (texts: Answer): Content => ({ texts })

interface PassageProps {
  readonly name: string
  readonly html?: string
  /** Plain, one for each blank. */
  readonly texts?: Answer
}

const Passage = ({ name, html = '', texts = [] }: PassageProps) => (
  <div className="answer-review__passage">
    <Text as="p" size="2" weight="medium" className="answer-review__name">
      {name}
    </Text>
    {texts.length > 0 && <Blanks texts={texts} />}
    {html !== '' && <QuestionText html={html} />}
    {texts.length === 0 && html === '' && (
      <Text as="p" size="2" color="gray">
        {questionCopy.nothingGiven}
      </Text>
    )}
  </div>
)

const Blanks = ({ texts }: { readonly texts: Answer }) => (
  <ol className="answer-review__blanks">
    {texts.map((text, at) => (
      <li key={questionCopy.blank(at + 1)} aria-label={questionCopy.blank(at + 1)}>
        {texts.length > 1 && <span aria-hidden="true">{questionCopy.partMark(at + 1)}</span>}
        {text.trim() === '' ? (
          questionCopy.nothingGiven
        ) : (
          <QuestionText as="span" html={fromPlainText(text).html} />
        )}
      </li>
    ))}
  </ol>
)
