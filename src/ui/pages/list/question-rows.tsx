import './question-rows.css'
import { Link } from 'react-router-dom'
import type { ListItem } from '#domain/catalogue/list-result.ts'
import { bankCopy } from '../../copy/bank-copy.ts'
import { BasketBox } from '../../paper/basket-box.tsx'
import { FoundQuestion, FoundQuestions, FoundQuestionsToBasket } from '../../question/found-questions.tsx'
import { SearchedWords } from '../../question/searched-words.ts'
import { bankAddress } from '../../routing/bank-codec.ts'

export interface QuestionRowsProps {
  readonly items: readonly ListItem[]
  readonly keyword: string
  /** The number of the first. */
  readonly first: number
}

/** The questions that a search found, as they stand in the bank, and the way into it with the same word. */
export const QuestionRows = ({ items, keyword, first }: QuestionRowsProps) => (
  <section className="question-rows" aria-label={bankCopy.found}>
    <FoundQuestions contentIds={items.map(({ content }) => content.id)}>
      <header className="question-rows__head">
        <BasketBox />
        <FoundQuestionsToBasket />
        <Link to={bankAddress({ keyword })}>{bankCopy.findInBank}</Link>
      </header>
      <SearchedWords value={keyword}>
        <div className="bank-rows">
          {items.map(({ content }, at) => (
            <FoundQuestion key={content.id} content={content} number={first + at} level={2} />
          ))}
        </div>
      </SearchedWords>
    </FoundQuestions>
  </section>
)
