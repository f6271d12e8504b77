/** Between the key of a question and its school. */
export const KEY_MARK = '@'

/** The key of a question while it is its school's own: another school may bring the same one. */
export const keyOfSchool = (key: string, organisationId: number): string =>
  `${key}${KEY_MARK}${organisationId}`

/** The key by which every school knows a question. */
export const keyOfAll = (key: string): string => key.split(KEY_MARK)[0] ?? key
