import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { classicScript } from './classic-script.ts'

export interface StartPageOptions {
  /** The module that runs before the first painting; becomes a classic script that the page waits for. */
  readonly early: string
  /** The module with `Shell`, what stands in the page until the app draws, and `FirstPicture`. */
  readonly shell: string
}

/** What Vite puts into the page to fetch and run the app at once. */
const MODULES = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
const SCRIPT = 'early.js'
const TITLE = '<title>知源课堂</title>'
const HEAD_END = '</head>'
const ROOT = '<div id="root"></div>'

/**
 * Makes index.html paint before the app has come: puts the early script and the shell into it, and lets the early script
 * fetch the app.
 */
export const startPage = ({ early, shell }: StartPageOptions): Plugin => {
  let code: Promise<string>
  let markup: Promise<string>
  return {
    name: 'start-page',
    apply: 'build',
    buildStart() {
      code = classicScript(early)
      markup = markupOf(shell)
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: SCRIPT, source: await code })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(SCRIPT),
        )
        if (script === undefined) throw new Error('the early script is missing')
        const { entry, imports } = scriptsOf(bundle)
        return replaced(html.replace(MODULES, ''), [
          [TITLE, `${TITLE}\n    <script src="/${script.fileName}" data-app="/${entry}"></script>`],
          [HEAD_END, `${imports.map(preload).join('')}${HEAD_END}`],
          [ROOT, `<div id="root">${await markup}</div>`],
        ])
      },
    },
  }
}

/** What the line carries while it has nothing better to do before the first painting. */
const preload = (file: string): string =>
  `  <link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">\n  `

/** The entry, and what it imports in the order in which they need each other. */
const scriptsOf = (bundle: Rolldown.OutputBundle): { entry: string; imports: readonly string[] } => {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry === undefined) throw new Error('the app is missing')
  const ordered = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || ordered.has(file)) return
    for (const imported of chunk.imports) visit(imported)
    ordered.add(file)
  }
  visit(entry.fileName)
  ordered.delete(entry.fileName)
  return { entry: entry.fileName, imports: [...ordered] }
}

const replaced = (html: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((text, [place, content]) => {
    if (!text.includes(place)) throw new Error(`there is no place for ${content}: ${place} is missing`)
    return text.replace(place, () => content)
  }, html)

interface ShellModule {
  readonly Shell: FunctionComponent
  readonly FirstPicture: FunctionComponent
  readonly FIRST_PICTURE: string
}

const NO_STYLE = '\0no-style'

/** Drawn by React itself, so that it cannot differ from what the app draws in its place. */
const markupOf = async (module: string): Promise<string> => {
  const { module: exported } = await runnerImport<ShellModule>(module, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'no-style',
        enforce: 'pre',
        resolveId: (source) => (source.endsWith('.css') ? NO_STYLE : null),
        load: (id) => (id === NO_STYLE ? '' : null),
      },
    ],
  })
  const drawn = (component: FunctionComponent) => renderToStaticMarkup(createElement(component))
  return replaced(drawn(exported.Shell), [
    [exported.FIRST_PICTURE, `<!--first-picture ${drawn(exported.FirstPicture)}-->`],
  ])
}
