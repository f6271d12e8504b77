/** The code in a Parameter: `code=ljzk&orgId=1`. */
export const codeIn = (parameter: string): string => new URLSearchParams(parameter).get('code') ?? ''

/** The Parameter of an entry that a school has of its own (R-cloud-1). */
export const schoolParameter = (menuId: number, organisationId: number): string =>
  `code=school-${menuId}&orgId=${organisationId}`

/** The id of the entry that a code of a school's own names; null for a code of a role. */
export const schoolMenuIn = (code: string): number | null => {
  const [, id] = /^school-([1-9]\d{0,8})$/.exec(code) ?? []
  return id === undefined ? null : Number(id)
}
