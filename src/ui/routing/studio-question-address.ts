/** Where teachers find the questions that they make. */
export const studioQuestionsAddress = '/studio/questions'

const NEW = 'new'

/** Where one of them is corrected; without an id a new one is written. */
export const studioQuestionAddress = (id?: number): string => `${studioQuestionsAddress}/${id ?? NEW}`

/** The question that the address names: 0 for a new one, null for none. */
export const studioQuestionIdOf = (named: string | undefined): number | null => {
  if (named === NEW) return 0
  return named !== undefined && /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null
}
