/** No cap is agreed; more than these no panel shows. */
export const HISTORY_CAP = 10

/** R-search-2: trimmed, an empty keyword is not saved, one that is there already stands there once. The latest first. */
export const remember = (history: readonly string[], keyword: string): readonly string[] => {
  const term = keyword.trim()
  return term === '' ? history : [term, ...forgetTerm(history, term)].slice(0, HISTORY_CAP)
}

export const forgetTerm = (history: readonly string[], term: string): readonly string[] =>
  history.filter((entry) => entry !== term)
