import type { Plugin } from 'vite'

const CONTRACT = /[\\/]contract[\\/][\w-]+\.ts$/
/** As the formatter writes them: each on a line of its own, within a call. */
const WORDS = /^ {2}(?:summary: '[^']*'|tag(?:: '[^']*')?),$/gm

/** The text of a file of the contract without what its calls are called, which only the API's own document reads. */
export const withoutWords = (source: string): string => source.replace(WORDS, '')

/** Leaves those words out of a built client. */
export const contractWords = (): Plugin => ({
  name: 'contract-words',
  apply: 'build',
  enforce: 'pre',
  // Without a filter the bundler would hand over the text of every module.
  transform: { filter: { id: CONTRACT }, handler: (source) => ({ code: withoutWords(source), map: null }) },
})
