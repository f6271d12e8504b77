import { earlyMarks } from './early-marks.ts'
import { showUnloaded } from './fault-page.ts'
import { afterFirstPaint } from './first-paint.ts'
import { PATIENCE_MS, whenStyled } from './first-style.ts'
import { whenParsed } from './when-parsed.ts'

/*
 * A small classic script that blocks the first paint: without it a chosen dark theme would flash light, and
 * a signed-in user would see the shell of visitors. After the first paint it loads and runs the app, which
 * would otherwise compete for bandwidth with the styles and the picture of the first view. The imports of
 * the app are preloaded (`scripts/vite/start-page.ts`) and run before it, each in a task of its own. Modules
 * for the route alone are run by the app.
 */

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const { appearance, atHome, signedIn } = earlyMarks({
  stored,
  systemIsDark: matchMedia('(prefers-color-scheme: dark)').matches,
  path: location.pathname,
})
const page = document.documentElement
page.classList.add(appearance)
page.toggleAttribute('data-at-home', atHome)
page.toggleAttribute('data-signed-in', signedIn)

const app = document.currentScript?.dataset['app']

// A stylesheet can fail to load before the root element has been parsed.
const fail = () =>
  whenParsed(() => {
    const root = document.getElementById('root')
    if (root) showUnloaded(root)
  })

const runApp = () => {
  const imports = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]:not([data-route])')
  const addresses = [...[...imports].map(({ href }) => href), new URL(app ?? '', location.origin).href]
  // A syntax error of an old browser is reported on the window, a failed download on the script element.
  addEventListener('error', ({ filename }) => {
    if (addresses.includes(filename) && document.querySelector('.shell') !== null) fail()
  })
  for (const address of addresses) {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    // Run in the order of insertion.
    script.async = false
    script.onerror = fail
    script.src = address
    document.head.append(script)
  }
}

/** Whether neither the app nor the end of the shell has been parsed or drawn. */
const isBare = (root: HTMLElement | null): boolean =>
  document.querySelector('.shell-late') === null &&
  (root === null || root.firstChild === null || root.querySelector('.shell') !== null)

// Browsers do not report a truncated document, and markup to say so may lie behind the cut; so this script
// checks after a time. It cannot help if the document is cut before the script itself.
const instead = document.createElement('div')
const late = setTimeout(() => {
  const root = document.getElementById('root')
  if (isBare(root)) showUnloaded(root ?? (document.body ?? page).appendChild(instead))
}, PATIENCE_MS)
whenParsed(() => {
  clearTimeout(late)
  instead.remove()
})

whenStyled(() => afterFirstPaint(runApp), fail)
