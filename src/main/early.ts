import { earlyMarks } from './early-marks.ts'
import { showUnloaded } from './fault-page.ts'
import { afterFirstPaint } from './first-paint.ts'

/*
 * Runs before the first painting, as a small classic script that the page waits for: without it a chosen dark theme
 * would begin light, and the shell of a signed-in user like a visitor's. Then it fetches the app, whose scripts the
 * build has left in the page as data: asked for at once they would share the line with the styles and the picture that
 * are seen first, and keep the browser from painting while they are evaluated.
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

const fetchApp = () => {
  const root = document.getElementById('root')
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    // In their order.
    script.async = false
    script.onerror = () => root && showUnloaded(root)
    script.src = src
    document.head.append(script)
  }
}

afterFirstPaint(fetchApp)
