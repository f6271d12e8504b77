import './edited-question.css'
import { Text } from '@radix-ui/themes'
import { type EditedPart, type EditedQuestion, HAS_OPTIONS } from '#domain/question/question-correction.ts'
import { importCopy } from '../copy/import-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { levelName } from './level-name.ts'
import { QuestionText } from './question-text.tsx'
import { RubricList } from './rubric.tsx'

const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** An item as it will be in the bank. */
export const EditedQuestionView = ({ question }: { readonly question: EditedQuestion }) => {
  const { level, points, chapter, knowledge } = question
  const facts = [levelName(level), points === null ? '' : importCopy.points(points), chapter, knowledge]
  const told = facts.filter((fact) => fact !== '').join(' · ')
  return (
    <div className="import-preview__shown">
      <QuestionText html={question.stem} />
      {question.kind === 'composite' ? (
        question.parts.map((part, at) => (
          <div key={importCopy.partOf(at + 1)} className="import-preview__part">
            <Text size="1" color="gray">
              {importCopy.partOf(at + 1)} · {questionCopy.kinds[part.kind]}
            </Text>
            <QuestionText html={part.stem} />
            <ShownAnswer part={part} />
          </div>
        ))
      ) : (
        <ShownAnswer part={question} />
      )}
      {question.kind === 'composite' && question.analysis !== '' && (
        <Line name={importCopy.analysis} html={question.analysis} />
      )}
      {told !== '' && (
        <Text as="p" size="1" color="gray">
          {told}
        </Text>
      )}
    </div>
  )
}

/** What an editor has only a sign for: pictures, tables and lists. */
const PIECE = /<(?:img|table|ul|ol)\b/i

/** An item beside its editor, where signs like [图1] stand in place of what is seen; nothing for words alone. */
export const EditedPieces = ({ question }: { readonly question: EditedQuestion }) =>
  PIECE.test(JSON.stringify(question)) ? (
    <section className="import-preview__part" aria-label={importCopy.pieces}>
      <Text as="p" size="1" color="gray">
        {importCopy.pieces}
      </Text>
      <EditedQuestionView question={question} />
    </section>
  ) : null

const answerText = ({ kind, answers }: EditedPart): string => {
  if (kind === 'judgement')
    return answers[0]?.[0] === 'A'
      ? importCopy.judgement.A
      : answers[0]?.[0] === 'B'
        ? importCopy.judgement.B
        : ''
  return answers.map((forms) => forms.join(kind === 'blanks' ? ' / ' : '')).join('；')
}

const ShownAnswer = ({ part }: { readonly part: EditedPart }) => (
  <>
    {part.options.length > 0 && HAS_OPTIONS.includes(part.kind) && (
      <ol className="import-preview__options">
        {part.options.map((option, at) => (
          <li key={KEYS[at]}>
            <span>{KEYS[at]}.</span> <QuestionText as="span" html={option} />
          </li>
        ))}
      </ol>
    )}
    {part.kind === 'essay' ? (
      <>
        <Line name={importCopy.answer} html={part.answers[0]?.[0] ?? ''} />
        {part.rubric.length > 0 && (
          <div className="import-preview__words">
            <span>{questionCopy.rubric}</span> <RubricList rubric={part.rubric} />
          </div>
        )}
      </>
    ) : (
      <p className="import-preview__words">
        <span>{importCopy.answer}</span> {answerText(part) || importCopy.noAnswer}
      </p>
    )}
    {part.analysis !== '' && <Line name={importCopy.analysis} html={part.analysis} />}
  </>
)

const Line = ({ name, html }: { readonly name: string; readonly html: string }) => (
  <div className="import-preview__words">
    <span>{name}</span> {html === '' ? importCopy.noAnswer : <QuestionText html={html} />}
  </div>
)
