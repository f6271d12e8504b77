import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:pdf-data'
const FOLDERS = ['cmaps', 'standard_fonts', 'iccs', 'wasm'] as const

/** Decoders that the content policy does not let run. */
const isShipped = (name: string): boolean => !name.endsWith('.wasm')

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Lays the character maps, fonts and decoders that pdf.js fetches when a file needs them beside the bundle, in a folder
 * named by their version, so that a cache may keep them; `virtual:pdf-data` is the address of that folder.
 */
export const pdfData = (): Plugin => {
  let address = ''
  return {
    name: 'pdf-data',
    async configResolved() {
      const { version } = JSON.parse(await readFile(join(pdfjs, 'package.json'), 'utf8')) as {
        version: string
      }
      address = `/assets/pdfjs-${version}/`
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const pdfDataAddress = ${JSON.stringify(address)}` : null),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [folder = '', name = ''] = (request.url ?? '').split(address)[1]?.split('/') ?? []
        if (!FOLDERS.some((one) => one === folder) || name !== basename(name)) return next()
        createReadStream(join(pdfjs, folder, name))
          .on('error', next)
          .pipe(response)
      })
    },
    async generateBundle() {
      for (const folder of FOLDERS)
        for (const name of (await readdir(join(pdfjs, folder))).filter(isShipped))
          this.emitFile({
            type: 'asset',
            fileName: `${address.slice(1)}${folder}/${name}`,
            source: await readFile(join(pdfjs, folder, name)),
          })
    },
  }
}
