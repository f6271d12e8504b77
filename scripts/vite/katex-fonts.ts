import type { Plugin } from 'vite'

const STYLESHEET = /katex\.min\.css$/
const OLDER_FORMATS = /,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g

/** The stylesheet of the formulas names each font in three formats; every browser that runs the app reads the smallest. */
export const katexFonts = (): Plugin => ({
  name: 'katex-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: STYLESHEET },
    handler: (css) => ({ code: css.replace(OLDER_FORMATS, ''), map: null }),
  },
})
