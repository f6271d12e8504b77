interface ModuleInfo {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly code: string | null
}

interface ModuleGraph {
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

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const namesIn = (code: string): string[] =>
  [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => kebab(name.trim().replace(/\s+as\s.*$/, ''))),
  )

/** React, the one line of ours that evaluates it. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|\/src\/main\/react\.ts$/

/** What Radix takes by a namespace, so that no name of it can be found; small, and wanted by all of it. */
const SHARED = /@radix-ui\/react-direction\//

/**
 * Puts everything that the entry imports without waiting into two chunks. Left alone, whatever a lazy page shares with the
 * entry becomes a chunk of its own: twenty small files for the first visit, each with its request, and worse to compress.
 * React is by itself because it is a long piece of work to evaluate, and stays as it is when the app changes.
 */
export const firstChunk = () => {
  const known = new Map<string, boolean>()

  const isFirst = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const info = graph.getModuleInfo(id)
    const first =
      info !== null &&
      (info.isEntry ||
        info.importers.some((importer) =>
          isBarrel(importer) ? isNamed(id, importer, graph) : isFirst(importer, graph),
        ))
    known.set(id, first)
    return first
  }

  /** Whether a module of the first chunk asks `barrel`, or the barrel above it, for this member by name. */
  const isNamed = (id: string, barrel: string, graph: ModuleGraph): boolean => {
    const name = BARRELS.find((one) => one.barrel.test(barrel))?.member.exec(id)?.[1]
    if (name === undefined) return false
    return (graph.getModuleInfo(barrel)?.importers ?? []).some((importer) =>
      isBarrel(importer)
        ? isNamed(id, importer, graph)
        : isFirst(importer, graph) && namesIn(graph.getModuleInfo(importer)?.code ?? '').includes(name),
    )
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (REACT.test(id)) return 'react'
    return SHARED.test(id) || isFirst(id, graph) ? 'app' : null
  }
}
