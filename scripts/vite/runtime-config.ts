import { readFile } from 'node:fs/promises'
import type { Connect, Plugin } from 'vite'

/**
 * Serves the runtime configuration as the reference server does, so that dev and preview start without it, and lays it
 * beside a built bundle, so that any other web server can serve that; a school edits it there without a build.
 */
export const runtimeConfig = (file: string): Plugin => {
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url?.split('?')[0] !== '/config.json') return next()
    readFile(file).then((text) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('cache-control', 'no-cache')
      response.end(text)
    }, next)
  }
  return {
    name: 'runtime-config',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serve),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.json', source: await readFile(file) })
    },
  }
}
