import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = 'src/ui/routing/signed-in-pages.tsx'
const FRAME = 'src/ui/navigation/app-frame.tsx'

const codeOf = (file: string): string => readFileSync(file, 'utf8')

/** A page of the routes that has no `OverlayTheme` around it. */
const PLAIN_PAGE = /plain\(\s*async \(\) =>\s*\(?\s*await import\('([^']+)'\)/g
const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gm
const FETCHED = /import\('(\.[^']+\.tsx?)'\)/g
const FETCHED_WITH_OVERLAYS =
  /lazyWithOverlays\(\s*async \(\) =>\s*(?:\{[^}]*?return )?\(?await import\('(\.[^']+)'\)/g
const RADIX = /import \{([^}]*)\} from '@radix-ui\/themes'/g
const OVERLAYS = [
  'AlertDialog',
  'ContextMenu',
  'Dialog',
  'DropdownMenu',
  'HoverCard',
  'Popover',
  'Select',
  'Tooltip',
]

const named = (file: string, code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, path = '']) => posix.join(posix.dirname(file), path)).filter(existsSync)

/** What is drawn beside the page, by its names; nothing where a file tells it by itself what the page looks like. */
const overlaysOf = (code: string): string[] =>
  code.includes('<OverlayTheme>')
    ? []
    : [...code.matchAll(RADIX)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => OVERLAYS.includes(name)),
      )

/** Files below some that have dialogs or menus without an `OverlayTheme` above them. */
const untold = (roots: readonly string[]): string[] => {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const code = codeOf(file)
    if (code.includes('<OverlayTheme>')) return
    if (overlaysOf(code).length > 0) found.push(file)
    const told = new Set(named(file, code, FETCHED_WITH_OVERLAYS))
    for (const next of named(file, code, STATIC_IMPORT)) visit(next)
    for (const next of named(file, code, FETCHED)) if (!told.has(next)) visit(next)
  }
  roots.forEach(visit)
  return found
}

const plainPages = named(PAGES, codeOf(PAGES), PLAIN_PAGE)

test('pages without an OverlayTheme, and the frame, have dialogs and menus only in parts that bring one', () => {
  expect(plainPages).toContain('src/ui/pages/list/list-page.tsx')
  expect(untold([...plainPages, FRAME])).toEqual([])
})

test('a dialog without one is seen', () => {
  expect(untold(['src/ui/pages/personal-data/own-data-page.tsx'])).not.toEqual([])
})
