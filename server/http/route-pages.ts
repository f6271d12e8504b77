import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const FOLDER = 'pages'

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/**
 * What page file of the built client an address is answered with: that of its route (`scripts/support/route-pages.ts`), index.html
 * where there is none. The files are listed once.
 */
export const routePages = (clientDirectory: string): ((url: string) => string) => {
  const folder = join(clientDirectory, FOLDER)
  const pages = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ file: `${FOLDER}/${name}`, parts: partsOf(name.slice(0, -'.html'.length)) }))
    // What is named goes before what stands for any name.
    .sort((one, other) => one.file.split('/_').length - other.file.split('/_').length)
  return (url) => {
    const asked = partsOf(url.split('?', 1)[0] ?? '')
    const page = pages.find(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, place) => part.startsWith('_') || part === asked[place]?.toLowerCase()),
    )
    return page?.file ?? 'index.html'
  }
}
