import type { Typeset } from './typeset.ts'

let typeset: Typeset | null = null
let loading: Promise<Typeset> | undefined

/** What draws formulas, once it has come. */
export const loadedTypesetter = (): Typeset | null => typeset

/** Brings what draws formulas, a chunk of its own; asked for again after it could not be had. */
export const loadTypesetter = (): Promise<Typeset> => {
  loading ??= import('./katex-typesetter.ts')
    .then(({ katexTypeset }) => {
      typeset = katexTypeset
      return katexTypeset
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
