import './paper-sheet.css'
import {
  type AnswerPlacing,
  type PaperSheet,
  type SheetItem,
  sheetItemsOf,
} from '#domain/paper/paper-sheet.ts'
import { partsOf } from '#domain/question/answer-sheet.ts'
import type { PartQuestion } from '#domain/question/question.ts'
import { fromPlainText } from '../components/rich-text-editor/plain-text.ts'
import { composerCopy } from '../copy/composer-copy.ts'
import { QuestionText } from '../question/question-text.tsx'
import { RubricList } from '../question/rubric.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { paperWordsOf } from './paper-text.ts'
import { ScoreBox, ScoreTable, SealingLine, SheetNotes } from './sheet-frame.tsx'

const words = composerCopy.sheet

export interface PaperSheetViewProps {
  readonly sheet: PaperSheet
  readonly answers: AnswerPlacing
  readonly format: 'a4' | 'a3'
}

/** A paper as it is printed: on the screen it looks as on the page. */
export const PaperSheetView = ({ sheet, answers, format }: PaperSheetViewProps) => (
  <article className="paper-sheet" data-format={format} aria-label={sheet.name}>
    <div className="paper-sheet__asked">
      {sheet.frame.seal && <SealingLine />}
      <header className="paper-sheet__head">
        <h2>{sheet.name}</h2>
        <p>{paperWordsOf(sheet).facts}</p>
        {!sheet.frame.seal && <p className="paper-sheet__identity">{words.identity}</p>}
        {sheet.frame.scoreBoxes && <ScoreTable sheet={sheet} />}
      </header>
      <SheetNotes sheet={sheet} />
      {sheet.sections.map((section, place) => (
        <section key={section.id} className="paper-sheet__section">
          <div className="paper-sheet__section-head">
            {sheet.frame.scoreBoxes && <ScoreBox />}
            <h3>{words.section(place, section.name, section.items.length, section.score)}</h3>
          </div>
          {section.items.map((item) => (
            <SheetQuestion key={item.question.id} item={item} answers={answers} />
          ))}
        </section>
      ))}
    </div>
    {answers === 'end' && (
      <section className="paper-sheet__answers">
        <h2>{words.answers}</h2>
        {sheetItemsOf(sheet).map((item) => (
          <div key={item.question.id} className="paper-sheet__answer">
            <span className="paper-sheet__number">{`${item.number}．`}</span>
            <div>
              <Solutions item={item} />
            </div>
          </div>
        ))}
      </section>
    )}
  </article>
)

const SheetQuestion = ({ item, answers }: { readonly item: SheetItem; readonly answers: AnswerPlacing }) => (
  <div className="paper-sheet__item">
    <span className="paper-sheet__number">{words.number(item.number, item.score)}</span>
    <div className="paper-sheet__question">
      <AskedQuestion question={item.question}>
        {(part) =>
          part.kind === 'essay' && answers !== 'after' ? <div className="paper-sheet__answer-space" /> : null
        }
      </AskedQuestion>
      {answers === 'after' && <Solutions item={item} />}
    </div>
  </div>
)

const Solutions = ({ item: { question } }: { readonly item: SheetItem }) =>
  partsOf(question).map((part, at) => (
    <div key={part.id} className="paper-sheet__solution">
      {question.kind === 'composite' && <span>{words.part(at + 1)}</span>}
      <Solution part={part} />
    </div>
  ))

const Solution = ({ part }: { readonly part: PartQuestion }) => {
  const { solution } = part
  if (solution === null) return null
  return (
    <>
      <div>
        <strong>{words.answer}</strong>
        <QuestionText as="span" html={answerHtmlOf(part, solution.answer)} />
      </div>
      {solution.rubric !== undefined && (
        <div>
          <strong>{words.rubric}</strong>
          <RubricList rubric={solution.rubric} />
        </div>
      )}
      {solution.analysis !== '' && (
        <div>
          <strong>{words.analysis}</strong>
          <QuestionText as="span" html={solution.analysis} />
        </div>
      )}
    </>
  )
}

/** Keys of options stand side by side, blanks one after the other; only an essay's answer is HTML. */
const answerHtmlOf = ({ kind }: PartQuestion, answer: readonly string[]): string => {
  if (kind === 'essay') return answer.join('')
  return kind === 'blanks' ? fromPlainText(answer.join('；')).html : answer.join('')
}
