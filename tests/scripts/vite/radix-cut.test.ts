import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutRadix, type RadixUse } from '../../../scripts/vite/radix-cut.ts'
import { readRadixUse } from '../../../scripts/vite/radix-use.ts'
import { THEME } from '../../../src/ui/theme/theme-attributes.ts'

const use = (change: Partial<RadixUse> = {}): RadixUse => ({
  components: new Set(['rt-Button', 'rt-BaseButton']),
  accents: new Set(['indigo', 'gray']),
  grays: new Set(['sand']),
  breakpoints: new Set(),
  properties: new Set(),
  wideGamut: false,
  ...change,
})

const cut = (css: string, change: Partial<RadixUse> = {}): string =>
  cutRadix(css, use(change))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<! )}/g, ' }')
    .trim()

const KEPT = '{ color: red }'

describe('a rule of Radix Themes', () => {
  it.each([
    '.rt-Button',
    '.rt-reset',
    '.rt-r-p-4',
    '.rt-Button:where(:not(.rt-variant-ghost))',
    '.rt-Button:not(.rt-Dialog)',
    '.rt-Button:where(.rt-Button, .rt-Dialog)',
    "[data-accent-color='indigo']",
    ".radix-themes:where([data-gray-color='sand'])",
    '@media (hover: hover) { .rt-Button:hover { color: red } }',
  ])('%s stays', (selector) => {
    const css = selector.startsWith('@') ? selector : `${selector} ${KEPT}`
    expect(cut(css)).toBe(css)
  })

  it.each([
    '.rt-Dialog',
    '.rt-Button .rt-Dialog',
    '.rt-Button:where(.rt-Dialog)',
    '.rt-Button:has(.rt-Dialog)',
    "[data-accent-color='ruby']",
    ".radix-themes:where([data-gray-color='slate'])",
    '.md\\:rt-r-p-4',
    '.rt-Button:where(.md\\:rt-r-size-2)',
  ])('%s goes, for nothing can match it', (selector) => {
    expect(cut(`${selector} ${KEPT}`)).toBe('')
  })

  it('loses only the selectors that match nothing', () => {
    expect(cut(`.rt-Dialog, .rt-Button ${KEPT}`)).toBe(`.rt-Button ${KEPT}`)
  })

  it('of a breakpoint stays where the breakpoint is used', () => {
    const css = `@media (min-width: 1024px) { .md\\:rt-r-p-4 ${KEPT} }`
    expect(cut(css, { breakpoints: new Set(['md']) })).toBe(css)
  })
})

describe('a custom property', () => {
  it('stays while something reads it, through whatever others', () => {
    const css =
      ':root { --a: var(--b); --b: var(--c, 1); --c: 2; --unread: var(--b) } .rt-Button { width: var(--a) }'
    expect(cut(css)).toBe(':root { --a: var(--b); --b: var(--c, 1); --c: 2 } .rt-Button { width: var(--a) }')
  })

  it('stays when the app itself reads it', () => {
    expect(cut(':root { --blue-3: #def; --blue-4: #cde }', { properties: new Set(['--blue-3']) })).toBe(
      ':root { --blue-3: #def }',
    )
  })
})

it('keyframes go with what played them', () => {
  expect(
    cut('@keyframes in { from { top: 0 } } @keyframes out { to { top: 0 } } .rt-Button { animation: in 1s }'),
  ).toBe('@keyframes in { from { top: 0 } } .rt-Button { animation: in 1s }')
})

describe('what the app uses', () => {
  const radix = dirname(createRequire(import.meta.url).resolve('@radix-ui/themes/package.json'))
  const found = readRadixUse('src/ui', radix, { accent: THEME.accentColor, gray: THEME.grayColor })

  it('is read from its sources', () => {
    expect([...found.components]).toEqual(
      expect.arrayContaining([
        'rt-Button',
        'rt-BaseDialogContent',
        'rt-DropdownMenuContent',
        'rt-CheckboxRoot',
      ]),
    )
    expect([...found.components]).not.toContain('rt-SliderRoot')
    expect([...found.accents].sort()).toEqual(['gray', 'indigo', 'red'])
    expect([...found.properties]).toEqual(expect.arrayContaining(['--crimson-3', '--shadow-5']))
  })

  it('leaves a stylesheet of less than a sixth', () => {
    const whole = readFileSync(join(radix, 'styles.css'), 'utf8')
    const rest = cutRadix(whole, found)
    expect(rest.includes('.rt-BaseDialogContent')).toBe(true)
    expect(rest.includes('.rt-Slider')).toBe(false)
    expect(rest.length).toBeLessThan(whole.length / 6)
  })
})
