import './answer-card.css'
import type { ReactNode } from 'react'
import { answerCardOf } from '#domain/paper/answer-card.ts'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import { composerCopy } from '../copy/composer-copy.ts'

const words = composerCopy.card
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** 答题卡: a sheet on which the answers of a paper are given; none of it is answered on screen. */
export const AnswerCardView = ({ sheet }: { readonly sheet: PaperSheet }) => {
  const { choices, blanks, essays } = answerCardOf(sheet)
  const nameOf = ({ number, part }: { readonly number: number; readonly part: number }) =>
    part === 0 ? words.number(number) : words.part(number, part)
  return (
    <article className="printed-card" aria-label={`${sheet.name} ${words.title}`}>
      <header>
        <h2>{sheet.name}</h2>
        <h3>{words.title}</h3>
        <div className="printed-card__top">
          <div className="printed-card__identity">
            {words.identity.map((name) => (
              <p key={name}>{name}</p>
            ))}
          </div>
          <div className="printed-card__digits" role="img" aria-label={words.digits}>
            {COLUMNS.map((column) => (
              <div key={column}>
                <span className="printed-card__digit-box" />
                {DIGITS.map((digit) => (
                  <Bubble key={digit}>{digit}</Bubble>
                ))}
              </div>
            ))}
          </div>
        </div>
        <p className="printed-card__notes">{words.notes}</p>
      </header>
      {choices.length > 0 && (
        <section>
          <h4>{words.choices}</h4>
          <ol className="printed-card__choices">
            {choices.map((place) => (
              <li key={place.id}>
                <span>{nameOf(place)}</span>
                <span className="printed-card__keys">
                  {place.keys.map((key) => (
                    <Bubble key={key}>{key}</Bubble>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {blanks.length > 0 && (
        <section>
          <h4>{words.blanks}</h4>
          <ol className="printed-card__blanks">
            {blanks.map((place) => (
              <li key={place.id}>
                <span>{nameOf(place)}</span>
                {Array.from({ length: place.count }, (_, at) => at + 1).map((blank) => (
                  <span key={blank} className="printed-card__line" />
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      {essays.length > 0 && (
        <section>
          <h4>{words.essays}</h4>
          {essays.map((place) => (
            <div key={place.id} className="printed-card__essay">
              {words.essay(nameOf(place), place.score)}
            </div>
          ))}
        </section>
      )}
    </article>
  )
}

const Bubble = ({ children }: { readonly children: ReactNode }) => (
  <span className="printed-card__bubble">{children}</span>
)
