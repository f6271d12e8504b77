import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { RadixUse } from './radix-cut.ts'

const RADIX_IMPORT = /import\s*\{([^}]*)\}\s*from\s*'@radix-ui\/themes'/g
const RELATIVE_IMPORT = /from\s*"(\.{1,2}\/[^"]+)"/g
const COMPONENT_CLASS = /\brt-[A-Z][A-Za-z]*/g
const PROPERTY_NAME = /--[a-z][\w-]*/g
/** `color="red"`, `color={x ? 'red' : 'gray'}`, `accentColor="indigo"`. */
const COLOR_PROP = /\b(?:accentColor|grayColor|color)=(?:"(\w+)"|\{([^}]*)\})/g
const BREAKPOINT_KEY = /\b(xs|sm|md|lg|xl):/g

/** Reads from the sources which components, colours and properties of Radix Themes the app uses. */
export const readRadixUse = (
  sourceRoot: string,
  radixRoot: string,
  { accent, gray }: { readonly accent: string; readonly gray: string },
): RadixUse => {
  const sources = filesBelow(sourceRoot, /\.(tsx?|css)$/).map((file) => readFileSync(file, 'utf8'))
  const views = sources.filter((text) => text.includes('@radix-ui/themes'))
  const colors = new Set(views.flatMap(colorsIn))
  return {
    components: componentClasses(views.flatMap(importedNames), radixRoot, sources),
    accents: new Set([...colors, accent, 'gray']),
    grays: new Set([gray]),
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

const componentClasses = (names: string[], radixRoot: string, sources: string[]): Set<string> => {
  const found = new Set(sources.flatMap((text) => text.match(COMPONENT_CLASS) ?? []))
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const name of text.match(COMPONENT_CLASS) ?? []) found.add(name)
    for (const [, path] of text.matchAll(RELATIVE_IMPORT)) visit(resolve(dirname(file), path ?? ''))
  }
  for (const name of new Set(names)) visit(componentFile(name, radixRoot))
  return found
}

/** The file of Radix, without its suffix, that holds what is imported by this name: `DropdownMenu` is in `dropdown-menu`. */
export const radixFileOf = (name: string): string =>
  name === 'ThemeContext' ? 'theme' : name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const componentFile = (name: string, radixRoot: string): string => {
  const file = join(radixRoot, 'dist/esm/components', `${radixFileOf(name)}.js`)
  if (!existsSync(file)) throw new Error(`Radix Themes has no component file for ${name}: ${file}`)
  return file
}
