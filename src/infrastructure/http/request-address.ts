/** `:name`, with or without the server's constraint behind it; names hold letters only, so `:orgId_:stageId` is two. */
const PATH_PARAMETER = /:([A-Za-z]+)(?:\([^)]*\))?/g

/** Half a surrogate pair cannot be encoded; the browser's own replacement stands in for it. */
const encode = (value: string): string =>
  encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(value)))

export type PathParameters = Readonly<Record<string, string | number>>

/**
 * Fills the parameters of a contract path, each encoded as one segment or a part of one.
 * Throws where one is missing, empty or a dot segment: a caller that asks for those has a bug.
 */
export const fillPath = (path: string, params: PathParameters = {}): string =>
  path.replace(PATH_PARAMETER, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (/^\.{0,2}$/.test(value))
      throw new RangeError(`the parameter "${name}" of ${path} cannot be "${value}"`)
    return encode(value)
  })

/** The query of a payload: what is missing is left out, a list repeats its name. */
export const queryOf = (payload: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(payload))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
  return query.toString()
}
