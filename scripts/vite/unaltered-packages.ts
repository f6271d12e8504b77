import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** A script inside an installed package, without a query. */
const PACKAGE_SCRIPT = /[\\/]node_modules[\\/].*\.[cm]?js$/
/** Relative paths, absolute ones, imports of this repository (`#…`), virtual modules, and addresses with a scheme. */
const NO_PACKAGE = /^[./#\0]|:/
/** What Vite puts in place of a module of Node. */
const EXTERNAL_TO_BROWSERS = '__vite-browser-external'
/** Vite's own aliases, for its client in development. */
const OF_VITE = '@vite\\/'

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Fails a build in which a package is not what its author published: when an alias or a plugin puts something else in its
 * place, or changes one of its scripts. Stylesheets are not looked at. Why: docs/decisions/0262.
 */
export const unalteredPackages = (): Plugin => ({
  name: 'unaltered-packages',
  apply: 'build',
  enforce: 'pre',
  configResolved({ resolve }) {
    const replaced = resolve.alias.map(({ find }) => String(find)).filter(isForPackages)
    if (replaced.length > 0) throw new Error(`an alias puts something in the place of ${replaced.join(', ')}`)
  },
  resolveId: {
    order: 'pre',
    filter: { id: { exclude: NO_PACKAGE } },
    async handler(specifier, importer, options) {
      if (importer === undefined) return null
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true })
      if (resolved !== null && !isInPackage(resolved.id, specifier))
        this.error(`something else is in the place of the package ${specifier}: ${resolved.id}`)
      return resolved
    },
  },
  buildEnd(error) {
    if (error !== undefined) return
    const altered = [...this.getModuleIds()].filter((id) => PACKAGE_SCRIPT.test(id) && isAltered(this, id))
    if (altered.length > 0) this.error(`the build alters scripts of packages:\n${altered.join('\n')}`)
  },
})

/** Every alias but those of this repository's own names. */
const isForPackages = (find: string): boolean => !(find.startsWith('#') || find.includes(OF_VITE))

const isInPackage = (id: string, specifier: string): boolean =>
  id.replaceAll('\\', '/').includes(`/node_modules/${packageOf(specifier)}/`) ||
  id.includes(EXTERNAL_TO_BROWSERS)

const isAltered = (context: Rolldown.PluginContext, id: string): boolean =>
  context.getModuleInfo(id)?.code !== readFileSync(id, 'utf8')
