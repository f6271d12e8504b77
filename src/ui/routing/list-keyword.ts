/** What the wire takes (contract/page.ts): longer keywords are cut. */
const MAX_CHARACTERS = 200

/** The keyword in the query string of a list: without halves of characters, which no address can carry, and without what stands around it. */
export const keywordOf = (query: URLSearchParams): string => {
  const whole = (part: string) => new TextDecoder().decode(new TextEncoder().encode(part))
  return whole(
    whole(query.get('q') ?? '')
      .trim()
      .slice(0, MAX_CHARACTERS),
  ).trim()
}
