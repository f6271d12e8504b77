import type { Plugin } from 'vite'

const THEME = /@radix-ui\/themes\/dist\/esm\/components\/theme\.js$/
const LEAN = '\0radix-ui-for-theme'

/**
 * The `Theme` of Radix Themes puts a provider for tooltips around the app and so brings their positioning code (9 kB
 * brotli) into the first visit. The product has no tooltips of that kind: `Theme` alone gets a provider that does
 * nothing. Whoever wants a Radix tooltip takes this plugin out, or puts `Tooltip.Provider` around it.
 */
export const radixThemeLean = (): Plugin => ({
  name: 'radix-theme-lean',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    return source === 'radix-ui' && importer !== undefined && THEME.test(importer) ? LEAN : null
  },
  load(id) {
    return id === LEAN
      ? `export { Direction, Slot } from 'radix-ui'\nexport const Tooltip = { Provider: ({ children }) => children }\n`
      : null
  },
})
