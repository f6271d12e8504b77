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

const namesIn = (code: string): readonly string[] =>
  code.includes('radix-ui')
    ? [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '']) =>
        names.split(',').map((name) => radixFileOf(name.trim().replace(/\s+as\s.*$/, ''))),
      )
    : []

/** Who imports a module of one build without waiting for it, and uses something of it; asked for once all modules are there. */
export const importersIn = () => {
  // The bundler makes what it tells of a module, its whole text too, anew each time.
  const known = new Map<string, readonly string[]>()
  const namedBy = (id: string, graph: ModuleGraph): readonly string[] => {
    const names = known.get(id) ?? namesIn(graph.getModuleInfo(id)?.code ?? '')
    known.set(id, names)
    return names
  }

  /** Who asks `barrel`, or the barrel above it, for this member by name. */
  const namersOf = (id: string, barrel: string, graph: ModuleGraph): readonly string[] => {
    const name = BARRELS.find((one) => one.barrel.test(barrel))?.member.exec(id)?.[1]
    if (name === undefined) return []
    return (graph.getModuleInfo(barrel)?.importers ?? []).flatMap((importer) => {
      if (isBarrel(importer)) return namersOf(id, importer, graph)
      return namedBy(importer, graph).includes(name) ? [importer] : []
    })
  }

  const answers = new Map<string, readonly string[]>()
  return (id: string, graph: ModuleGraph): readonly string[] => {
    const answer =
      answers.get(id) ??
      (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
        isBarrel(importer) ? namersOf(id, importer, graph) : [importer],
      )
    answers.set(id, answer)
    return answer
  }
}

export type ImportersOf = ReturnType<typeof importersIn>
