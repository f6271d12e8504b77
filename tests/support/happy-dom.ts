import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type * as HappyDom from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

const { version } = JSON.parse(readFileSync('node_modules/happy-dom/package.json', 'utf8')) as {
  readonly version: string
}

/** happy-dom as one file, made once a version by happy-dom-bundle.ts. */
export const HAPPY_DOM = resolve('.cache', 'happy-dom', version, 'index.cjs')

/** Vitest's own environment of this name (the same window, address and globals) over happy-dom as one file. */
const environment: Environment = {
  name: 'happy-dom-in-one-file',
  viteEnvironment: 'client',
  setup: (global: typeof globalThis) => {
    const { GlobalWindow } = createRequire(import.meta.url)(HAPPY_DOM) as typeof HappyDom
    const window = new GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      settings: { disableErrorCapturing: true },
    })
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: [
        'Request',
        'Response',
        'MessagePort',
        'fetch',
        'Headers',
        'AbortController',
        'AbortSignal',
        'URL',
        'URLSearchParams',
        'FormData',
      ],
    })
    return {
      teardown: async () => {
        await window.happyDOM.abort()
        window.close()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, value] of originals) Reflect.set(global, key, value)
      },
    }
  },
}

export default environment
