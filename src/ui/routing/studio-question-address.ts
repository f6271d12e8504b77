import { ALL_MINE, MADE_OWNERS, MADE_STATES, type MadeQuery } from '#domain/question/made-question.ts'
import { readBankQuery, writeBankQuery } from './bank-codec.ts'
import { STUDIO_QUESTIONS_ADDRESS } from './studio-address.ts'

const NEW = 'new'

/** Where one of them is corrected; without an id a new one is written. */
export const studioQuestionAddress = (id?: number): string => `${STUDIO_QUESTIONS_ADDRESS}/${id ?? NEW}`

/** The question that the address names: 0 for a new one, null for none. */
export const studioQuestionIdOf = (named: string | undefined): number | null => {
  if (named === NEW) return 0
  return named !== undefined && /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null
}

/** Which of them an address lists; what cannot be understood says nothing. */
export const readMadeQuery = (query: URLSearchParams): MadeQuery => {
  const { stage, subject, version, book, chapter, knowledge, kind, keyword, page } = readBankQuery(query)
  return {
    whose: MADE_OWNERS.find((whose) => whose === query.get('whose')) ?? ALL_MINE.whose,
    state: MADE_STATES.find((state) => state === query.get('state')) ?? ALL_MINE.state,
    ...{ kind, keyword, page },
    ...{ stage, subject, version, book, chapter, knowledge },
  }
}

/** The list of them, narrowed as it is said; what is as it opens anyway is left out. */
export const madeQuestionsAddress = ({ whose, state, ...narrowed }: MadeQuery): string => {
  const query = writeBankQuery(narrowed)
  query.delete('type')
  if (whose !== ALL_MINE.whose) query.set('whose', whose)
  if (state !== ALL_MINE.state) query.set('state', state)
  const said = query.toString()
  return said === '' ? STUDIO_QUESTIONS_ADDRESS : `${STUDIO_QUESTIONS_ADDRESS}?${said}`
}
