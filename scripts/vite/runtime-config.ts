import { readFile } from 'node:fs/promises'
import type { Connect, Plugin } from 'vite'

/** Serves the runtime configuration as the reference server does, so that dev and preview start without it. */
export const runtimeConfig = (file: string): Plugin => {
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    if (request.url?.split('?')[0] !== '/config.json') return next()
    try {
      const text = await readFile(file)
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('cache-control', 'no-cache')
      response.end(text)
    } catch (error) {
      next(error)
    }
  }
  return {
    name: 'runtime-config',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serve),
  }
}
