import { earlyMarks } from './early-marks.ts'
import { showUnloaded } from './fault-page.ts'
import { afterFirstPaint } from './first-paint.ts'
import { PATIENCE_MS, whenStyled } from './first-style.ts'
import { whenParsed } from './when-parsed.ts'

/*
 * Runs before the first painting, as a small classic script that the page waits for: without it a chosen dark theme
 * would begin light, and the shell of a signed-in user like a visitor's. Then it fetches and runs the app, when the page
 * has been seen: at once it would share the line with the styles and the picture that are seen first. What the app
 * imports is on its way already (`scripts/vite/start-page.ts`) and is run before it, each a piece of work of its own. What
 * only the route needs is run by the app.
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

// A stylesheet can be refused before the place of the app has been read.
const fail = () =>
  whenParsed(() => {
    const root = document.getElementById('root')
    if (root) showUnloaded(root)
  })

const runApp = () => {
  const imports = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]:not([data-route])')
  const addresses = [...[...imports].map(({ href }) => href), new URL(app ?? '', location.origin).href]
  // A browser that cannot read a script says so here, one that does not get it at the script.
  addEventListener('error', ({ filename }) => {
    if (addresses.includes(filename) && document.querySelector('.shell') !== null) fail()
  })
  for (const address of addresses) {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    // In their order.
    script.async = false
    script.onerror = fail
    script.src = address
    document.head.append(script)
  }
}

/** Whether neither the app nor the end of the shell has come. */
const isBare = (root: HTMLElement | null): boolean =>
  document.querySelector('.shell-late') === null &&
  (root === null || root.firstChild === null || root.querySelector('.shell') !== null)

// A document that is cut on its way is never read to its end, and no browser says so: what would say it may lie behind the cut.
// This script has to be there by then; a browser that has none yet stops before it.
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
