import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of the built client that begins with this module, which pages fetch by itself. Files have no names of their own. */
export const builtFile = (module: string): string => {
  const manifest = JSON.parse(
    readFileSync(join('dist', 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { readonly file: string } | undefined>
  const found = manifest[module]
  if (found === undefined) throw new Error(`no file of the built client begins with ${module}`)
  return found.file
}
