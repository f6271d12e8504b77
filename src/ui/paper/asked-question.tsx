import './asked-question.css'
import type { ReactNode } from 'react'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { composerCopy } from '../copy/composer-copy.ts'
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

/** Signs that leave room for so many options in a row. */
const ROOM = [
  { longest: 14, columns: 4 },
  { longest: 36, columns: 2 },
] as const

const lengthOf = (html: string): number =>
  html.includes('<img') || html.includes('<table') ? 30 : html.replace(/<[^>]*>|\\[a-z]+/g, '').length

const AskedOptions = ({ part }: { readonly part: PartQuestion }) => {
  if (part.options.length === 0 || part.kind === 'judgement') return null
  const longest = Math.max(...part.options.map(({ content }) => lengthOf(content)))
  const columns = ROOM.find((room) => longest <= room.longest)?.columns ?? 1
  return (
    <ul className="asked-options" data-columns={columns} aria-label={composerCopy.sheet.options}>
      {part.options.map(({ key, content }) => (
        <li key={key}>
          <span>{composerCopy.sheet.option(key)}</span>
          <QuestionText as="span" html={content} />
        </li>
      ))}
    </ul>
  )
}
