import { readdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt'])
/** Below this a second file costs more than it saves. */
const WORTHWHILE_BYTES = 512

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The text files of the built client that have no precompressed copy yet, as paths below `client`. The bundler's own list of
 * files, in a folder with a dot, is never sent.
 * @param {string} client where the built client lies
 * @returns {string[]}
 */
export const filesToPrecompress = (client) => {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const present = new Set(names)
  return names.filter(
    (name) =>
      COMPRESSIBLE.has(extname(name)) &&
      !name.startsWith('.') &&
      !present.has(`${name}.br`) &&
      statSync(join(client, name)).size >= WORTHWHILE_BYTES,
  )
}

/**
 * Writes a brotli and a gzip copy next to each of these files, for a server that sends them as they are. Brotli comes last: a
 * file that has it needs nothing more, whenever this was interrupted.
 * @param {string} client
 * @param {readonly string[]} names
 */
export const precompress = async (client, names) => {
  const left = names.values()
  const worker = async () => {
    for (const name of left) await precompressFile(join(client, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** @param {string} file */
const precompressFile = async (file) => {
  const content = await readFile(file)
  await written(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }))
  await written(
    `${file}.br`,
    await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  )
}

/**
 * Whole or not at all: the file may be asked for meanwhile.
 * @param {string} file
 * @param {Buffer} content
 */
const written = async (file, content) => {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
