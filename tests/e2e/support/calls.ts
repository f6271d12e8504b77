import type { BrowserContext, Page, Request } from '@playwright/test'

/** docs/product/wire.md. */
export const CALLS = {
  login: '/api/user/users/login',
  current: '/api/user/users/current',
  keepAlive: '/api/user/users/islogin',
  logout: '/api/user/users/logout',
  baseTree: '/api/user/homedirectory/getbasetree',
  home: '/api/user/homedirectory/homeindex',
  banners: '/api/user/banner/getbannerlist',
  lives: '/api/user/liveplaydirectory/gethomelivelist',
  resources: '/api/user/resourcescontent/resourcescontentlist',
  headTags: '/api/user/data/headtag/',
  searchList: '/api/user/search/getsearchlist',
  comments: '/api/user/comments/getcommentslist',
  addComment: '/api/user/comments/addcomments',
  editor: '/api/editor',
  courses: '/api/user/structurepagecontent/getstructurepagelist',
  course: '/api/user/structuredirectory/getcoursedetailsinfo',
  playInfo: '/api/user/structurepagecontent/getstructurepagecontentinfo',
  answers: '/api/user/structurepagecontent/questionsanswer',
  liveCourse: '/api/user/liveplaydirectory/getcoursedetailsinfo',
  liveSession: '/api/user/livepagecontent/getlivepagecontentinfo',
  pushed: '/api/user/livepagecontent/getpushquestions',
  resource: '/api/user/resources/getresourcesdetailsinfo',
  userAction: '/api/user/userAction/addUserAction',
} as const

export interface Recorded {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly authorization: string | null
  readonly body: unknown
}

const recorded = (request: Request): Recorded => {
  const { pathname, search } = new URL(request.url())
  return {
    method: request.method(),
    path: pathname,
    query: search,
    authorization: request.headers()['authorization'] ?? null,
    body: request.postData() === null ? null : (request.postDataJSON() as unknown),
  }
}

/** Pictures have addresses below /api/ too, but the browser fetches them when it likes and without a token. */
const isCall = (request: Request): boolean =>
  request.resourceType() !== 'image' && new URL(request.url()).pathname.startsWith('/api/')

/** Every call of the API from now on, in order. */
export const recordCalls = (pages: Page | BrowserContext): readonly Recorded[] => {
  const calls: Recorded[] = []
  const keep = (request: Request) => {
    if (isCall(request)) calls.push(recorded(request))
  }
  // One listener each, since the two have no common type for it.
  if ('pages' in pages) pages.on('request', keep)
  else pages.on('request', keep)
  return calls
}

export const callsTo = (path: string, calls: readonly Recorded[]): readonly Recorded[] =>
  calls.filter((call) => call.path === path)

const any =
  (...paths: readonly string[]) =>
  (url: URL): boolean =>
    paths.some((path) => (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path))

export interface Said {
  readonly status?: number
  readonly Code: number
  readonly Data?: unknown
  readonly Message?: string
}

/** Answers in place of the server from now on; a path that ends in / stands for everything below it. */
export const answer = async (
  page: Page,
  path: string,
  { status = 200, ...envelope }: Said,
): Promise<void> => {
  await page.route(any(path), (route) =>
    route.fulfill({ status, json: { Data: null, Message: '', ...envelope } }),
  )
}

/** Nobody answers there any more. */
export const disconnect = async (page: Page, path: string): Promise<void> => {
  await page.route(any(path), (route) => route.abort('connectionrefused'))
}

/** The server is itself again. */
export const reconnect = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })

export interface Held {
  /** Lets what waits, and all that comes later, go on to the server. */
  release(): void
  /** Lets it be answered like this instead. */
  answer(said: Said): void
  /** How many wait. */
  waiting(): number
}

/** Keeps calls waiting until it is said how they go on. */
export const hold = async (page: Page, ...paths: readonly string[]): Promise<Held> => {
  let decide: (said: Said | null) => void = () => undefined
  const decided = new Promise<Said | null>((resolve) => {
    decide = resolve
  })
  let waiting = 0
  await page.route(any(...paths), async (route) => {
    waiting += 1
    const said = await decided
    waiting -= 1
    // The page may have given up on it meanwhile.
    if (said === null) await route.fallback().catch(() => undefined)
    else {
      const { status = 200, ...envelope } = said
      await route.fulfill({ status, json: { Data: null, Message: '', ...envelope } }).catch(() => undefined)
    }
  })
  return { release: () => decide(null), answer: (said) => decide(said), waiting: () => waiting }
}

/** Resolves when everything that the page has sent before has been heard of. */
export const heard = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await (await fetch('/config.json')).text()
  })
}
