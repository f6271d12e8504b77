/** The code in a Parameter: `code=ljzk&orgId=1`. */
export const codeIn = (parameter: string): string => new URLSearchParams(parameter).get('code') ?? ''
