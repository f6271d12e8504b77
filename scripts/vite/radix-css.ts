import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { cutRadix } from './radix-cut.ts'
import { type RadixLook, readRadixUse } from './radix-use.ts'

const STYLESHEET = /@radix-ui\/themes\/styles\.css$/

export interface RadixCssOptions {
  /** Where the app's sources are. */
  readonly sources: string
  readonly look: RadixLook
}

/**
 * Serves the stylesheet of Radix Themes cut down to what the sources use. Builds only; RADIX_CSS=whole leaves it whole,
 * for the screenshot comparison that guards the cut.
 */
export const radixCss = ({ sources, look }: RadixCssOptions): Plugin => ({
  name: 'radix-css',
  enforce: 'pre',
  apply: (_, { command }) => command === 'build' && process.env['RADIX_CSS'] !== 'whole',
  transform: {
    filter: { id: STYLESHEET },
    handler(css) {
      const radix = dirname(createRequire(import.meta.url).resolve('@radix-ui/themes/package.json'))
      return { code: cutRadix(css, readRadixUse(resolve(sources), radix, look)), map: null }
    },
  },
})
