import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutRadix, type RadixUse } from '../../../scripts/vite/radix-cut.ts'
import { readRadixUse } from '../../../scripts/vite/radix-use.ts'
import { readNamedValues, type ValuesOf, valueClasses } from '../../../scripts/vite/radix-values.ts'
import { THEME } from '../../../src/ui/theme/theme-attributes.ts'

const use = (change: Partial<RadixUse> = {}): RadixUse => ({
  components: new Set(['rt-Button', 'rt-BaseButton']),
  accents: new Set(['indigo', 'gray']),
  grays: new Set(['sand']),
  values: new Set(['rt-r-p-4', 'rt-variant-soft', '-rt-r-m-2']),
  attributes: new Map([['radius', new Set(['medium'])]]),
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
    '.-rt-r-m-2',
    '.rt-Button:where(.rt-variant-soft)',
    "[data-radius='medium']",
    "[data-state='open']",
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
    '.rt-r-p-5',
    '.-rt-r-m-1',
    '.rt-Button:where(.rt-variant-classic)',
    '.rt-Button:where(.rt-variant-soft.rt-high-contrast)',
    ".rt-Button:where([data-radius='full'])",
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

const radix = dirname(createRequire(import.meta.url).resolve('@radix-ui/themes/package.json'))

describe('what the app uses', () => {
  const found = readRadixUse('src/ui', radix, THEME)

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

  it.each([
    'rt-variant-soft',
    'rt-r-mt-3',
    'rt-r-size-2',
    'rt-r-jc-end',
  ])('%s is among the values', (name) => {
    expect([...found.values]).toContain(name)
  })

  it.each([
    'rt-variant-classic',
    'rt-r-mt-9',
    '-rt-r-mt-1',
    'rt-high-contrast',
    'rt-r-gtc-2',
  ])('%s is not among the values', (name) => {
    expect([...found.values]).not.toContain(name)
  })

  it('leaves a stylesheet of less than a sixth', () => {
    const whole = readFileSync(join(radix, 'styles.css'), 'utf8')
    const rest = cutRadix(whole, found)
    expect(rest.includes('.rt-BaseDialogContent')).toBe(true)
    expect(rest.includes('.rt-Slider')).toBe(false)
    expect(rest.length).toBeLessThan(whole.length / 6)
  })
})

describe('the values of a property', () => {
  const named = (code: string): [boolean, ...string[]] => {
    const found: ValuesOf = new Map()
    readNamedValues('view.tsx', code, new Set(['Button']), found)
    const { isOpen, values } = found.get('size') ?? { isOpen: false, values: [] }
    return [isOpen, ...values]
  }

  it.each([
    [`<Button size="1" />`, false, '1'],
    [`<Button size={big ? '3' : quiet ? '1' : '2'} />`, false, '3', '1', '2'],
    [`<Button size={big && '3'} />`, false, '3'],
    [`<Button size={big ? '3' : undefined} />`, false, '3'],
    [`<Button size={{ initial: '1', md: '2' }} />`, false, '1', '2'],
    [`<Button.Part size />`, false, 'true'],
    [`const look = { size: '4' }`, false, '4'],
    [`<Button size={size} />`, true],
    [`<Button.Part size={big ? size : '1'} />`, true],
    // Named by who gives it to the part.
    [`<Part size={size} />`, false],
    [`<Part size="5" />`, false, '5'],
  ] as const)('%s', (code, ...values) => {
    expect(named(code)).toEqual(values)
  })

  it('are all that are foreseen where one is only known at run time', () => {
    const props = join(radix, 'dist/esm/components/badge.props.js')
    const size = { values: new Set<string>(), isOpen: true }
    const classes = [...valueClasses([{ path: props, code: '' }], radix, new Map([['size', size]]))]
    expect(classes).toEqual(expect.arrayContaining(['rt-r-size-1', 'rt-r-size-2', 'rt-r-size-3']))
    expect(classes).toContain('rt-variant-soft')
    expect(classes).not.toContain('rt-variant-surface')
  })
})
