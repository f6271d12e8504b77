import { radixFileOf } from './radix-use.ts'

export interface ModuleInfo {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code: string | null
}

/** What the bundler knows of the modules of a build. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Modules that only pass on what stands in others: who imports from them needs what is named and nothing more. */
const BARRELS = [
  {
    barrel: /@radix-ui\/themes\/dist\/esm\/(?:components\/)?index\.js$/,
    member: /@radix-ui\/themes\/dist\/esm\/components\/([\w-]+)\.js$/,
  },
  { barrel: /radix-ui\/dist\/index\.mjs$/, member: /@radix-ui\/react-([\w-]+)\/dist\/index\.mjs$/ },
] as const

const isBarrel = (id: string): boolean => BARRELS.some(({ barrel }) => barrel.test(id))

const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](?:@radix-ui\/themes|radix-ui)["']/g

const namesIn = (code: string): string[] =>
  [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => radixFileOf(name.trim().replace(/\s+as\s.*$/, ''))),
  )

/** Who asks `barrel`, or the barrel above it, for this member by name. */
const namersOf = (id: string, barrel: string, graph: ModuleGraph): readonly string[] => {
  const name = BARRELS.find((one) => one.barrel.test(barrel))?.member.exec(id)?.[1]
  if (name === undefined) return []
  return (graph.getModuleInfo(barrel)?.importers ?? []).flatMap((importer) => {
    if (isBarrel(importer)) return namersOf(id, importer, graph)
    return namesIn(graph.getModuleInfo(importer)?.code ?? '').includes(name) ? [importer] : []
  })
}

/** Who imports a module without waiting for it, and uses something of it. */
export const importersOf = (id: string, graph: ModuleGraph): readonly string[] =>
  (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
    isBarrel(importer) ? namersOf(id, importer, graph) : [importer],
  )
