import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/

/** What Vite does once a stylesheet did not come: it remembers the address as fetched, and leaves its link in the document. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/if \(href in seen\)/, 'if (seen[href])'],
  [/(if \(e\.type === "error"\)) rej\(/, '$1 link.remove(), rej('],
]

/**
 * A part that is asked for again asks for its stylesheets again too. Vite asks for each but once: a second try that gets the scripts
 * would show the part without its styles, and every formula twice.
 */
export const missingStyles = (): Plugin => ({
  name: 'missing-styles',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler(code) {
      return CHANGES.reduce((before, [found, instead]) => {
        if (!found.test(before)) throw new Error(`the preload helper of this Vite has no ${found}`)
        return before.replace(found, instead)
      }, code)
    },
  },
})
