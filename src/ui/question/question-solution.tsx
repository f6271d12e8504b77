import './question-solution.css'
import { Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { partsOf } from '#domain/question/answer-sheet.ts'
import type { Answer, PartQuestion, Question } from '#domain/question/question.ts'
import { fromPlainText } from '../components/rich-text-editor/plain-text.ts'
import { bankCopy } from '../copy/bank-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { contentOfOption } from './answer-option.tsx'
import { QuestionText } from './question-text.tsx'
import { RubricList } from './rubric.tsx'

/** What is right and why, of a question that is revealed; of a composite one part by part, then as a whole. */
export const QuestionSolution = ({ question }: { readonly question: Question }) => {
  const parts = partsOf(question)
  const numbered = question.kind === 'composite'
  const told = [question, ...question.parts].some(({ solution }) => (solution?.analysis ?? '') !== '')
  return (
    <div className="question-solution">
      {parts.map((part, at) => (
        <div key={part.id} className="question-solution__part">
          <Line name={numbered ? `${questionCopy.partMark(at + 1)}${bankCopy.answer}` : bankCopy.answer}>
            <RightAnswer part={part} />
          </Line>
          {part.solution?.rubric !== undefined && (
            <Line name={questionCopy.rubric}>
              <RubricList rubric={part.solution.rubric} />
            </Line>
          )}
          {numbered && <Reasons part={part} />}
        </div>
      ))}
      <Reasons part={question} />
      {!told && (
        <Text as="p" size="2" color="gray">
          {bankCopy.noAnalysis}
        </Text>
      )}
    </div>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="question-solution__line">
    <span className="question-solution__name">{name}</span>
    <div className="question-solution__words">{children}</div>
  </div>
)

const Reasons = ({ part: { solution } }: { readonly part: PartQuestion }) =>
  solution === null || solution.analysis === '' ? null : (
    <Line name={bankCopy.analysis}>
      <QuestionText html={solution.analysis} />
    </Line>
  )

/** Keys as they are; of 判断 what its key says; blanks one after the other; an essay as it is written. */
const RightAnswer = ({ part }: { readonly part: PartQuestion }) => {
  const { kind, solution, options } = part
  const answer: Answer = solution?.answer ?? []
  if (answer.length === 0) return <Text color="gray">{questionCopy.nothingGiven}</Text>
  if (kind === 'essay') return <QuestionText html={answer[0] ?? ''} />
  if (kind === 'judgement') {
    const right = options.find(({ key }) => key === answer[0])
    return (
      <QuestionText as="span" html={right === undefined ? (answer[0] ?? '') : contentOfOption(right, kind)} />
    )
  }
  if (kind !== 'blanks') return <span>{answer.join('、')}</span>
  return (
    <ol className="question-solution__blanks">
      {answer.map((text, at) => (
        <li key={questionCopy.blank(at + 1)}>
          {answer.length > 1 && (
            <span aria-label={questionCopy.blank(at + 1)}>{questionCopy.partMark(at + 1)}</span>
          )}
          <QuestionText as="span" html={fromPlainText(text).html} />
        </li>
      ))}
    </ol>
  )
}
