import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

const moment = '2024-09-01T08:00:00Z'
const entryDate = new Date(2024, 8, 1, 8)

/** The parts of the package in a fixed order with a fixed date, packed as small as they go. */
export const settled = (bytes: Uint8Array): Uint8Array => {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
    .filter((name) => !name.endsWith('/'))
    .sort()
  const first = '[Content_Types].xml'
  const ordered: Zippable = {}
  for (const name of [first, ...names.filter((one) => one !== first)]) {
    const part = parts[name]
    if (part === undefined) continue
    const text = name === 'docProps/core.xml' ? strToU8(dated(strFromU8(part))) : part
    ordered[name] = [text, { level: 9, mtime: entryDate }]
  }
  return zipSync(ordered)
}

const dated = (core: string): string =>
  core.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/gu, `$1${moment}`)
