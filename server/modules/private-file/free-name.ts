/** `name`, or the first of `name (2)`, `name (3)` … that is not taken; within the length that a name may have. */
export const freeName = (name: string, taken: ReadonlySet<string>, longest: number): string => {
  if (!taken.has(name)) return name
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`
    const numbered = `${Array.from(name)
      .slice(0, longest - ending.length)
      .join('')}${ending}`
    if (!taken.has(numbered)) return numbered
  }
}

/** Whether a name is that name or one that `freeName` made of it. */
export const isNumbered = (name: string, other: string): boolean =>
  other === name || (other.startsWith(`${name} (`) && /^\d+\)$/.test(other.slice(name.length + 2)))
