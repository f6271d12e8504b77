import './question-options.css'
import type { PartQuestion } from '#domain/question/question.ts'
import { contentOfOption } from './answer-option.tsx'
import { QuestionText } from './question-text.tsx'

/** In letters of Chinese: what is at most as long stands four, two to a line. */
const SHORT = 8
const MIDDLE = 20

/** About as long as it is read: without tags, a command of LaTeX as one sign; a picture takes a line. */
const lengthOf = (html: string): number =>
  /<(img|table)/i.test(html)
    ? MIDDLE + 1
    : html.replace(/<[^>]*>|\\[()[\]]|[{}^_\s]/g, '').replace(/\\[a-zA-Z]+/g, '.').length

const columnsOf = (longest: number): 1 | 2 | 4 => {
  if (longest <= SHORT) return 4
  return longest <= MIDDLE ? 2 : 1
}

/** The options of a question as they are printed: side by side where they are short. Nothing for one without any. */
export const QuestionOptions = ({ part }: { readonly part: PartQuestion }) => {
  if (part.options.length === 0 || part.kind === 'judgement') return null
  const columns = columnsOf(Math.max(...part.options.map(({ content }) => lengthOf(content))))
  return (
    <ol className="question-options" data-columns={columns}>
      {part.options.map((option) => (
        <li key={option.key}>
          <span className="question-options__key">{option.key}.</span>
          <QuestionText as="span" html={contentOfOption(option)} />
        </li>
      ))}
    </ol>
  )
}
