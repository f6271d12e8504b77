import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import type { Store } from './store.ts'

const pathsOf = ({ resources, lessons, drawings, banners }: Manifest): ReadonlySet<string> =>
  new Set([
    'manifest.json',
    '.gitattributes',
    ...Object.values(resources).map(({ path }) => path),
    ...Object.values(lessons).flatMap(({ mp4, poster, captions, chapters, hls }) => [
      mp4.path,
      ...(poster ? [poster.path] : []),
      captions.path,
      chapters.path,
      ...(hls?.files ?? []).map(({ path }) => path),
    ]),
    ...Object.values(drawings).map(({ path }) => path),
    ...banners.flatMap(({ desktop, mobile }) => [desktop.path, mobile.path]),
  ])

/** Takes away what an earlier run left and the manifest no longer names. */
export const sweep = (store: Store, manifest: Manifest): readonly string[] => {
  const named = pathsOf(manifest)
  const stale = readdirSync(store.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(store.root.length + 1))
    .filter((path) => !named.has(path))
  for (const path of stale) rmSync(join(store.root, path))
  return stale
}
