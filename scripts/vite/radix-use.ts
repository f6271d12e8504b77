import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { RadixUse } from './radix-cut.ts'
import { readGivenValues, readNamedValues, type ValuesOf, valueClasses } from './radix-values.ts'

const RADIX_IMPORT = /import\s*\{([^}]*)\}\s*from\s*'@radix-ui\/themes'/g
const RELATIVE_IMPORT = /from\s*"(\.{1,2}\/[^"]+)"/g
const COMPONENT_CLASS = /\brt-[A-Z][A-Za-z]*/g
const PROPERTY_NAME = /--[a-z][\w-]*/g
/** `color="red"`, `color={x ? 'red' : 'gray'}`, `accentColor="indigo"`. */
const COLOR_PROP = /\b(?:accentColor|grayColor|color)=(?:"(\w+)"|\{([^}]*)\})/g
const BREAKPOINT_KEY = /\b(xs|sm|md|lg|xl):/g

/** How the ground of the app looks, in the words of Radix Themes. */
export interface RadixLook {
  readonly accentColor: string
  readonly grayColor: string
  readonly panelBackground: string
  readonly radius: string
  readonly scaling: string
}

interface Source {
  readonly path: string
  readonly code: string
}

/** Reads from the sources which components, colours and properties of Radix Themes the app uses. */
export const readRadixUse = (sourceRoot: string, radixRoot: string, look: RadixLook): RadixUse => {
  const files = filesBelow(sourceRoot, /\.(tsx?|css)$/).map(sourceAt)
  const sources = files.map(({ code }) => code)
  const views = sources.filter((text) => text.includes('@radix-ui/themes'))
  const colors = new Set(views.flatMap(colorsIn))
  const scripts = scriptsOf(views.flatMap(importedNames), radixRoot)
  const given: ValuesOf = new Map()
  for (const { path, code } of files)
    if (path.endsWith('.tsx')) readNamedValues(path, code, new Set(importedNames(code)), given)
  for (const { code } of scripts) readGivenValues(code, given)
  return {
    components: new Set([...sources, ...scripts.map(({ code }) => code)].flatMap(componentClasses)),
    accents: new Set([...colors, look.accentColor, 'gray']),
    grays: new Set([look.grayColor]),
    values: valueClasses(scripts, radixRoot, given),
    attributes: new Map([
      ['panel-background', new Set([look.panelBackground])],
      ['radius', new Set([look.radius, ...(given.get('radius')?.values ?? [])])],
      ['scaling', new Set([look.scaling])],
    ]),
    breakpoints: new Set(views.flatMap((text) => [...text.matchAll(BREAKPOINT_KEY)].map((m) => m[1] ?? ''))),
    properties: new Set(sources.flatMap((text) => text.match(PROPERTY_NAME) ?? [])),
    wideGamut: false,
  }
}

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name))

/** Every colour name of a `color` prop, also those of a condition. One that is only known at run time cannot be kept. */
const colorsIn = (text: string): string[] =>
  [...text.matchAll(COLOR_PROP)].flatMap(([prop, plain, expression]) => {
    if (plain !== undefined) return [plain]
    // What is compared is no colour.
    const named = (expression ?? '').replaceAll(/[!=]==\s*'\w*'/g, '').match(/(?<=')[a-z]+(?=')/g)
    if (named === null) throw new Error(`a colour of Radix Themes has to be named where it is used: ${prop}`)
    return named
  })

const importedNames = (text: string): string[] =>
  [...text.matchAll(RADIX_IMPORT)].flatMap(([, names]) =>
    (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )

const sourceAt = (path: string): Source => ({ path, code: readFileSync(path, 'utf8') })

const componentClasses = (text: string): readonly string[] => text.match(COMPONENT_CLASS) ?? []

/** The scripts of components, with all that those import. */
const scriptsOf = (names: readonly string[], radixRoot: string): readonly Source[] => {
  const found = new Map<string, Source>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    const source = sourceAt(file)
    found.set(file, source)
    for (const [, path] of source.code.matchAll(RELATIVE_IMPORT)) visit(resolve(dirname(file), path ?? ''))
  }
  for (const name of new Set(names)) visit(componentFile(name, radixRoot))
  return [...found.values()]
}

/** The file of Radix, without its suffix, that holds what is imported by this name: `DropdownMenu` is in `dropdown-menu`. */
export const radixFileOf = (name: string): string =>
  name === 'ThemeContext' ? 'theme' : name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const componentFile = (name: string, radixRoot: string): string => {
  const file = join(radixRoot, 'dist/esm/components', `${radixFileOf(name)}.js`)
  if (!existsSync(file)) throw new Error(`Radix Themes has no component file for ${name}: ${file}`)
  return file
}
