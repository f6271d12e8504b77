import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { isViewer, wantedByPages } from '../support/route-pages.ts'
import { type Imports, type ModuleGroup, mergeGroups } from './merge-groups.ts'
import type { ImportersOf, ModuleGraph } from './module-graph.ts'

/** Compressed bytes for each character of a module before it is minified, over all of them. */
const COMPRESSED = 0.14

/** All modules of a build, found from any of them. */
const modulesFrom = (first: string, graph: ModuleGraph): readonly string[] => {
  const found = new Set<string>()
  const left = [first]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const info = graph.getModuleInfo(id)
    if (info === null || found.has(id)) continue
    found.add(id)
    left.push(
      ...info.importers,
      ...info.dynamicImporters,
      ...info.importedIds,
      ...info.dynamicallyImportedIds,
    )
  }
  return [...found].sort()
}

const importsOf = (ids: readonly string[], graph: ModuleGraph, importersOf: ImportersOf): Imports => {
  const imports = new Map<string, string[]>()
  for (const id of ids)
    for (const importer of importersOf(id, graph)) {
      const known = imports.get(importer)
      if (known === undefined) imports.set(importer, [id])
      else known.push(id)
    }
  return imports
}

const reachedFrom = (from: string, imports: Imports): ReadonlySet<string> => {
  const found = new Set<string>()
  const left = [from]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue
    found.add(id)
    left.push(...(imports.get(id) ?? []))
  }
  return found
}

interface Reached {
  /** How many of the modules that are fetched as they are wanted ask for it. */
  readonly times: number
  /** The pages and viewers that wait for it. */
  readonly pages: ReadonlySet<string>
}

/** Who asks for each module; a viewer of files counts as a page. `root` is the project's folder, whose routes say what a page waits for. */
const reachedModules = (
  root: string,
  fetched: readonly string[],
  imports: Imports,
): ReadonlyMap<string, Reached> => {
  const wanted = [...wantedByPages(root)]
  const reached = new Map<string, { times: number; readonly pages: Set<string> }>()
  for (const one of fetched) {
    const path = relative(root, one).replaceAll(sep, '/')
    const pages = wanted
      .filter(([, all]) => all.some((it) => (typeof it === 'string' ? it === path : it.test(path))))
      .map(([page]) => page)
    if (isViewer(path)) pages.push(path)
    for (const id of reachedFrom(one, imports)) {
      const known = reached.get(id) ?? { times: 0, pages: new Set() }
      reached.set(id, known)
      known.times += 1
      for (const page of pages) known.pages.add(page)
    }
  }
  return reached
}

const chunksOf = (
  root: string,
  first: string,
  graph: ModuleGraph,
  importersOf: ImportersOf,
  isPlaced: (id: string) => boolean,
): ReadonlyMap<string, string> => {
  const ids = modulesFrom(first, graph)
  const imports = importsOf(ids, graph, importersOf)
  const isFetched = (id: string): boolean => {
    const info = graph.getModuleInfo(id)
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
  }
  const reached = reachedModules(root, ids.filter(isFetched), imports)
  const groups = new Map<string, ModuleGroup>()
  for (const id of ids) {
    const { times = 0, pages = new Set<string>() } = reached.get(id) ?? {}
    // What one thing asks for comes with it.
    if (times < 2 || pages.size === 0 || isFetched(id) || isPlaced(id)) continue
    const key = [...pages].sort().join(' ')
    // The bundler holds no text of a stylesheet.
    const size = id.endsWith('.css') ? statSync(id).size : (graph.getModuleInfo(id)?.code?.length ?? 0)
    const known = groups.get(key)
    groups.set(key, {
      modules: [...(known?.modules ?? []), id],
      pages,
      bytes: (known?.bytes ?? 0) + size * COMPRESSED,
    })
  }
  return new Map(
    mergeGroups([...groups.values()], imports).flatMap((modules, at) =>
      modules.map((id) => [id, `pages-${at}`] as const),
    ),
  )
}

/**
 * The chunk of a module that pages wait for, by which of them do (docs/decisions/0456); null for what only one thing asks for, for what
 * is fetched by itself, and for what `isPlaced` says has its chunk already.
 */
export const pageChunks = (
  root: string,
  importersOf: ImportersOf,
  isPlaced: (id: string, graph: ModuleGraph) => boolean,
) => {
  let chunkOf: ReadonlyMap<string, string> | null = null
  return (id: string, graph: ModuleGraph): string | null => {
    chunkOf ??= chunksOf(root, id, graph, importersOf, (one) => isPlaced(one, graph))
    return chunkOf.get(id) ?? null
  }
}
