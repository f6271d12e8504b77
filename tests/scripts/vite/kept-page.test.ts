import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { MANIFEST, writeWorker } from '../../../scripts/vite/installed-app.ts'

const ORIGIN = 'https://school.example'
const SCOPE = `${ORIGIN}/`
const KEPT_PAGE = '<!doctype html><title>kept</title>'
const PORTAL = '<!doctype html><title>请先登录校园网</title>'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-worker-'))
let script = ''

beforeAll(async () => {
  cpSync('public', folder, { recursive: true })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), KEPT_PAGE)
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(MANIFEST))
  await writeWorker(process.cwd(), folder)
  script = readFileSync(join(folder, 'sw.js'), 'utf8')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lets everything happen that waits for no clock; a body is read in turns of its own. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
}

/** What a browser keeps: in each cache the bodies by their address, oldest first. */
const storage = () => {
  const kept = new Map<string, Map<string, Response>>()
  const addressOf = (request: string | { readonly url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN)
  const wordsOf = ({ href, search }: URL, ignoresSearch: boolean) =>
    ignoresSearch ? href.slice(0, href.length - search.length) : href
  const find = (things: Map<string, Response>, request: string | { url: string }, ignoresSearch = false) => {
    const wanted = wordsOf(addressOf(request), ignoresSearch)
    return [...things].find(([url]) => wordsOf(new URL(url), ignoresSearch) === wanted)?.[1].clone()
  }
  const open = async (name: string) => {
    const things = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, things)
    return {
      match: async (request: string) => find(things, request),
      put: async (request: string, response: Response) =>
        void things.set(addressOf(request).href, response.clone()),
      keys: async () => [...things.keys()].map((url) => new Request(url)),
    }
  }
  return {
    kept,
    caches: {
      open,
      match: async (request: string, options: { cacheName?: string; ignoreSearch?: boolean } = {}) =>
        [...kept]
          .filter(([name]) => options.cacheName === undefined || name === options.cacheName)
          .map(([, things]) => find(things, request, options.ignoreSearch))
          .find((found) => found !== undefined),
    },
  }
}

/** A script can make no request of the mode that an opening page has. */
interface FakeRequest {
  readonly url: string
  readonly method: string
  readonly mode: string
  readonly headers: Headers
  readonly clone: () => FakeRequest
}

class LifeEvent {
  readonly type: string
  readonly lasting: Promise<unknown>[] = []
  constructor(type: string) {
    this.type = type
  }
  waitUntil(work: Promise<unknown>) {
    this.lasting.push(work)
  }
}

/** The worker that the build writes, run on a line and a clock of the test's. */
const aWorker = async () => {
  const clock = new SimulatedClock()
  const { caches, kept } = storage()
  const heard = new Map<string, (event: LifeEvent) => void>()
  let line: (url: string) => Promise<Response> = async () => new Response(KEPT_PAGE)
  let takenOver = false
  const scope = {
    Response,
    Request,
    Headers,
    URL,
    console,
    caches,
    location: new URL(`${ORIGIN}/sw.js`),
    registration: { scope: SCOPE },
    clients: { claim: async () => undefined },
    skipWaiting: async () => {
      takenOver = true
    },
    ExtendableEvent: LifeEvent,
    FetchEvent: LifeEvent,
    setTimeout: (then: () => void, wait: number) => clock.setTimeout(then, wait),
    clearTimeout: (id: number) => clock.clearTimeout(id),
    addEventListener: (type: string, listener: (event: LifeEvent) => void) =>
      heard.has(type) ? undefined : heard.set(type, listener),
    fetch: (request: string | { url: string }) => line(typeof request === 'string' ? request : request.url),
  }
  runInContext(script, createContext(Object.assign(scope, { self: scope })))
  const pass = async (seconds: number) => {
    clock.increment(seconds * 1000)
    await settle()
    clock.increment(0)
    await settle()
  }
  const install = new LifeEvent('install')
  heard.get('install')?.(install)
  let isInstalled = false
  const installing = Promise.all(install.lasting).finally(() => {
    isInstalled = true
  })
  while (!isInstalled) await pass(0)
  await installing
  return {
    kept,
    on: (next: typeof line) => {
      line = next
    },
    /** What the page gets, as far as it is known by now. */
    open: async (path: string, mode: 'navigate' | 'cors' = 'navigate') => {
      const got: { text?: string; status?: number; failed?: true } = {}
      const url = `${ORIGIN}${path}`
      const request: FakeRequest = { url, method: 'GET', mode, headers: new Headers(), clone: () => request }
      const event = Object.assign(new LifeEvent('fetch'), {
        request,
        respondWith: (answer: Promise<Response>) =>
          void answer.then(
            async (response) => Object.assign(got, { text: await response.text(), status: response.status }),
            () => Object.assign(got, { failed: true }),
          ),
      })
      heard.get('fetch')?.(event)
      await settle()
      return got
    },
    tell: (data: unknown) => heard.get('message')?.(Object.assign(new LifeEvent('message'), { data })),
    hasTakenOver: () => takenOver,
    pass,
  }
}

// A worker that takes over by itself opens every tab anew, with whatever is typed in it (docs/decisions/0401).
it('waits, as a new version, until a tab takes it', async () => {
  const { tell, hasTakenOver } = await aWorker()
  tell('SKIP_WAITING')
  tell(null)
  expect(hasTakenOver()).toBe(false)
  tell({ type: 'SKIP_WAITING' })
  expect(hasTakenOver()).toBe(true)
})

const SILENT = () => new Promise<Response>(() => undefined)
const answering =
  (body: string, type: string, status = 200) =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } })
const page = (body: string, status = 200) => answering(body, 'text/html; charset=utf-8', status)

describe('a page', () => {
  it('comes from the server while it is reached, and none of those is kept', async () => {
    const { on, open, pass, kept } = await aWorker()
    on(page('the new build'))
    expect(await open('/list?type=1')).toEqual({ text: 'the new build', status: 200 })
    await pass(1)
    expect([...kept.keys()]).toEqual([`workbox-precache-v2-${SCOPE}`])
    on(() => Promise.reject(new TypeError('no way')))
    expect(await open('/list?type=1')).toEqual({ text: KEPT_PAGE, status: 200 })
  })

  it('is that of the kept build after eight seconds of a line that carries nothing', async () => {
    const { on, open, pass } = await aWorker()
    on(SILENT)
    const got = await open('/course/7')
    await pass(7.9)
    expect(got).toEqual({})
    await pass(0.1)
    expect(got).toEqual({ text: KEPT_PAGE, status: 200 })
  })

  it('is that of the build that runs while another lies ready', async () => {
    const { on, open, kept } = await aWorker()
    const build = kept.get(`workbox-precache-v2-${SCOPE}`)
    build?.set(`${SCOPE}index.html?__WB_REVISION__=later`, new Response('a later build'))
    on(() => Promise.reject(new TypeError('no way')))
    expect(await open('/')).toEqual({ text: KEPT_PAGE, status: 200 })
  })
})

describe('the configuration', () => {
  const CONFIGURATION = '{"productName":"江城课堂"}'
  const config = answering(CONFIGURATION, 'application/json')
  const read = { text: CONFIGURATION, status: 200 }

  const configured = async () => {
    const worker = await aWorker()
    worker.on(config)
    expect(await worker.open('/config.json', 'cors')).toEqual(read)
    await worker.pass(1)
    return worker
  }

  it.each([
    ['a portal answers with its page', page(PORTAL)],
    ['the server fails', page('Service Unavailable', 503)],
    ['the server is not reached', () => Promise.reject(new TypeError('no way'))],
  ])('is what was kept while %s', async (_, line) => {
    const { on, open, pass } = await configured()
    on(line)
    expect(await open('/config.json', 'cors')).toEqual(read)
    await pass(1)
    expect(await open('/config.json', 'cors')).toEqual(read)
  })

  it('is what was kept after four seconds without an answer', async () => {
    const { on, open, pass } = await configured()
    on(SILENT)
    const got = await open('/config.json', 'cors')
    await pass(3.9)
    expect(got).toEqual({})
    await pass(0.1)
    expect(got).toEqual(read)
  })

  it('that is missing or broken is told as what it is', async () => {
    const { on, open } = await configured()
    on(answering('{"productName":', 'application/json'))
    expect(await open('/config.json', 'cors')).toEqual({ text: '{"productName":', status: 200 })
    on(answering('Not found', 'text/plain', 404))
    expect(await open('/config.json', 'cors')).toEqual({ text: 'Not found', status: 404 })
  })

  it.each([
    ['a page', page(PORTAL)],
    ['a failure', answering('{"Code":503}', 'application/json', 503)],
    ['a missing file', answering('{}', 'application/json', 404)],
    ['a broken file', answering('{"productName":', 'application/json')],
  ])('is not kept where it is %s', async (_, line) => {
    const { on, open, pass, kept } = await aWorker()
    on(line)
    await open('/config.json', 'cors')
    await pass(1)
    expect(kept.get('app-configuration')?.size ?? 0).toBe(0)
    on(() => Promise.reject(new TypeError('no way')))
    expect(await open('/config.json', 'cors')).toEqual({ failed: true })
  })
})
