import { readFileSync } from 'node:fs'

/** A package that goes to a school with the product. */
export interface Shipped {
  readonly name: string
  readonly version: string
  /** As its author wrote it, in the form of SPDX; '' where none is written. */
  readonly licence: string
}

/** Licences that bind whoever passes the product on to nothing but keeping their text. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Zlib',
  // It also asks that changed files say so: none of ours is changed.
  'Apache-2.0',
])

/** Packages whose licence cannot be read from what they say of themselves, with what was found by looking. */
const LOOKED_UP: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  'combine-errors@3.0.3': { licence: 'MIT', why: 'its Readme.md carries the text' },
}

interface LockEntry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

const nameAt = (path: string): string => path.replace(/^.*node_modules\//, '')

/** What stands in the lock file for more than developing, for every kind of machine. */
export const shippedPackages = (lock: string): Shipped[] => {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockEntry> }
  const all = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { name, version = '', license = '' }]): [string, Shipped] => {
      const called = name ?? nameAt(path)
      const id = `${called}@${version}`
      return [id, { name: called, version, licence: LOOKED_UP[id]?.licence ?? license }]
    })
  return [...new Map(all).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** What package-lock.json says that ships. */
export const readShipped = (): Shipped[] => shippedPackages(readFileSync('package-lock.json', 'utf8'))

/** `A OR B` leaves the choice, `A AND B` asks for both; nothing deeper is written by anybody. */
export const isAllowed = (licence: string): boolean => {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes('(')) return false
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => ALLOWED.has(one))
}
