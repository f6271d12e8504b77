import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const FOLDER = 'pages'
const END = '.html'

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/** A file's name without its end: the parts of a path, the last with what the query says besides, each behind a plus. */
const pageIn = (file: string) => {
  const [path = '', ...query] = file.slice(0, -END.length).split('+')
  return { file: `${FOLDER}/${file}`, parts: partsOf(path), query }
}

/**
 * What page file of the built client an address is answered with: that of its route (`scripts/support/route-pages.ts`), of what its query
 * says or names where that has one of its own (`details+type=4.html`, `details+type=4+id.html`), index.html where there is none. The
 * files are listed once.
 */
export const routePages = (clientDirectory: string): ((url: string) => string) => {
  const folder = join(clientDirectory, FOLDER)
  const pages = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith(END))
    .map((name) => pageIn(name.replaceAll(sep, '/')))
    // Literal segments come before parameters, longer paths before shorter ones.
    .sort(
      (one, other) =>
        one.file.split('/_').length - other.file.split('/_').length || other.query.length - one.query.length,
    )
  return (url) => {
    const [path = '', query = ''] = url.split('?', 2)
    const asked = partsOf(path)
    const said = new Set(query.split('&').flatMap((word) => [word, word.split('=', 1)[0]]))
    const page = pages.find(
      ({ parts, query: needed }) =>
        parts.length === asked.length &&
        parts.every((part, place) => part.startsWith('_') || part === asked[place]?.toLowerCase()) &&
        needed.every((word) => said.has(word)),
    )
    return page?.file ?? 'index.html'
  }
}
