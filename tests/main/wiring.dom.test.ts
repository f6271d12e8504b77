import { describe, expect, it } from 'vitest'
import { selectMenu } from '#application/session/session.selectors.ts'
import { formOf } from '#domain/people/person-form.ts'
import { cloudSchoolAddress } from '#domain/session/login-landing.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryPersonDrafts } from '#infrastructure/people/person-draft.memory.ts'
import { FILTER_CRITERIA_STORE } from '#main/catalogue/tokens.ts'
import { APPEARANCE_STORE, SCHOOL_LOCAL_STORE } from '#main/navigation/tokens.ts'
import { SEARCH_HISTORY_STORE } from '#main/search/tokens.ts'
import { EXPIRY_SIGNAL, PARKED_PLACE_STORE, SESSION_PORT, SESSION_STORE } from '#main/session/tokens.ts'
import { aPerson } from '#tests/support/persons.ts'
import { CLOUD_USER, happened, type Opened, open, signIn, TEACHER } from './wired-tab.ts'

describe('signing in', () => {
  it('closes the popup, says so and clears the fields', async () => {
    const app = open()
    await signIn(app)
    expect(app.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
    expect(app.actors.loginDialog.getSnapshot().value).toBe('closed')
    expect(app.actors.loginDialog.getSnapshot().context).toMatchObject({ account: '', password: '' })
    expect(app.toasts()).toEqual(['success 登录成功'])
    // R-navigation-13: a notification, not a message.
    expect(app.actors.notifications.getSnapshot().context.toasts).toEqual([
      { id: 1, tone: 'success', title: '', message: '登录成功', duration: 4500 },
    ])
    expect(app.history).toEqual(['/'])
    expect(app.container.get(SESSION_STORE).loginMarked()).toBe(true)
  })

  it('with a wrong password says why, titled 提示, and keeps the form', async () => {
    const app = open()
    await signIn(app, TEACHER, 'wrong')
    expect(app.toasts()).toHaveLength(1)
    expect(app.toasts()[0]).toMatch(/^error 提示 ./)
    expect(app.actors.loginDialog.getSnapshot().context).toMatchObject({
      account: TEACHER,
      password: 'wrong',
    })
    expect(app.container.get(SESSION_STORE).token()).toBe(null)
  })

  it.each([
    'session.signIn',
    'session.currentUser',
  ])('whose %s is not answered says 请求错误', async (call) => {
    const app = open()
    app.backend.failCall(call, { kind: 'unreachable' })
    await signIn(app)
    expect(app.toasts()).toEqual(['error 请求错误'])
    // R-navigation-13: a message.
    expect(app.actors.notifications.getSnapshot().context.toasts[0]).toMatchObject({ duration: 3000 })
    const dialog = app.actors.loginDialog.getSnapshot().value
    expect([app.container.get(SESSION_STORE).token(), dialog]).toEqual([null, { open: 'editing' }])
  })

  it('that is answered as an expiry warns, shows the words of the server, and goes home', async () => {
    const app = open('/details?id=3')
    app.backend.failCall('session.signIn', { kind: 'expired', message: '账号已停用' })
    await signIn(app)
    expect(app.toasts()).toEqual(['error 提示 账号已停用', 'warning 登录信息已失效，请重新登录!'])
    expect(app.history).toEqual(['/details?id=3', '/'])
    const { value, context } = app.actors.loginDialog.getSnapshot()
    expect([value, context.account, context.reason]).toEqual([{ open: 'editing' }, TEACHER, 'refused'])
    app.backend.failCall('session.signIn', null)
    await signIn(app)
    expect(app.history.at(-1)).toBe('/details?id=3')
    // Why somebody was out is over.
    const { toasts } = app.actors.notifications.getSnapshot().context
    expect(toasts.map(({ message }) => message)).toEqual(['登录成功'])
  })

  it('is not needed where the token is there and the server is not: it is kept, and tried again', async () => {
    const backend = createMemoryBackend()
    const browser = createMemoryBrowser()
    const before = open('/', backend, browser)
    await signIn(before)
    for (const actor of Object.values<{ stop(): unknown }>({ ...before.actors })) actor.stop()
    browser.entry<unknown>('user', null).keep(null)
    backend.simulateNetwork('unreachable')
    const app = open('/', backend, browser)
    await happened()
    expect(app.toasts()).toEqual(['error 请求错误', 'information 登录信息仍保留'])
    expect(app.container.get(SESSION_STORE).token()).not.toBe(null)
  })

  it('warns of what is missing', () => {
    const app = open()
    expect(app.prepared()).toBe(0)
    app.actors.loginDialog.send({ type: 'loginDialog.open', reason: 'asked' })
    app.actors.loginDialog.send({ type: 'loginDialog.submit' })
    expect(app.toasts()).toEqual(['warning 账号不能为空'])
    expect(app.prepared()).toBeGreaterThan(0)
  })

  it('leads a user of the cloud school there, by one history entry', async () => {
    const app = open()
    await signIn(app, CLOUD_USER)
    expect(app.history).toHaveLength(2)
    expect(app.history[1]).toMatch(/^\/cloud-school\?/)
    expect(app.actors.chrome.getSnapshot().context).toMatchObject({ searchBoxShown: false })
    expect(app.actors.chrome.getSnapshot().context.logoName).not.toBe(null)
    app.actors.chrome.send({ type: 'chrome.arrive', crumb: { url: '/', title: '首页' } })
    expect(app.actors.chrome.getSnapshot().context).toMatchObject({ searchBoxShown: true, logoName: null })
  })

  it('names the logo after the item that a user of the cloud school goes on to, and not for another', async () => {
    const app = open()
    await signIn(app, CLOUD_USER)
    await app.signedIn()
    const logoName = () => app.actors.chrome.getSnapshot().context.logoName
    const items = selectMenu(app.actors.session.getSnapshot()) ?? []
    expect(items.length).toBeGreaterThan(1)
    for (const { name, parameter } of items) {
      app.go(cloudSchoolAddress(parameter))
      expect(logoName()).toBe(name)
    }
    const other = open()
    await signIn(other)
    await other.signedIn()
    other.go('/cloud-school')
    expect(other.actors.chrome.getSnapshot().context.logoName).toBe(null)
  })
})

describe('a visitor', () => {
  it('who searches is asked to sign in, told why, and goes on to exactly that', async () => {
    const app = open()
    app.actors.searchPanel.send({ type: 'search.type', keyword: ' 勾股 ' })
    app.actors.searchPanel.send({ type: 'search.submit' })
    expect(app.actors.loginDialog.getSnapshot().context.reason).toBe('search')
    await signIn(app)
    expect(app.history).toEqual(['/', '/list?type=0&q=勾股'])
    expect(app.container.get(SEARCH_HISTORY_STORE).read()).toEqual(['勾股'])
  })

  it('who opens a deep link stays on it, is asked to sign in, and is where they wanted to be', async () => {
    const app = open('/details?id=3')
    expect(app.actors.loginDialog.getSnapshot().context.reason).toBe('page')
    await signIn(app)
    expect(app.history).toEqual(['/details?id=3'])
  })

  it('who searches from a deep link and mistypes the password still goes on to the search', async () => {
    const app = open('/details?id=3')
    app.actors.searchPanel.send({ type: 'search.type', keyword: '勾股' })
    app.actors.searchPanel.send({ type: 'search.submit' })
    await signIn(app, TEACHER, 'wrong')
    await signIn(app)
    expect(app.history).toEqual(['/details?id=3', '/list?type=0&q=勾股'])
  })

  it('who closes the popup is led nowhere by a later sign-in', async () => {
    const app = open()
    app.actors.searchPanel.send({ type: 'search.submit' })
    app.actors.loginDialog.send({ type: 'loginDialog.close' })
    await signIn(app)
    expect(app.history).toEqual(['/'])
  })
})

describe('a user who searches', () => {
  const searched = (app: Opened) => {
    app.actors.searchPanel.send({ type: 'search.type', keyword: '勾股' })
    app.actors.searchPanel.send({ type: 'search.submit' })
    expect(app.history).toHaveLength(2)
    expect(app.history[1]).toMatch(/^\/list\?/)
    expect(app.actors.loginDialog.getSnapshot().value).toBe('closed')
  }

  it('is led there, and asked for nothing', async () => {
    const app = open()
    await signIn(app)
    searched(app)
  })

  it('is not asked for an account while the session is being restored', async () => {
    const backend = createMemoryBackend()
    const browser = createMemoryBrowser()
    const before = open('/', backend, browser)
    await signIn(before)
    for (const actor of Object.values<{ stop(): unknown }>({ ...before.actors })) actor.stop()
    browser.entry<unknown>('user', null).keep(null)
    const app = open('/', backend, browser)
    expect(app.actors.session.getSnapshot().value).toEqual({ restoring: 'fetchingUser' })
    searched(app)
    await happened()
    expect(app.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
    expect(app.history.at(-1)).toMatch(/^\/list\?/)
  })
})

describe('an expiry', () => {
  const expired = async (address: string) => {
    const browser = createMemoryBrowser()
    const app = open(address, createMemoryBackend(), browser)
    await signIn(app)
    app.backend.expireSessions()
    app.actors.session.send({ type: 'session.openedElsewhere' })
    await happened()
    return app
  }

  it('warns once, opens the popup, goes home and brings the same user back', async () => {
    const app = await expired('/details?id=3')
    expect(app.toasts()).toEqual(['success 登录成功', 'warning 登录信息已失效，请重新登录!'])
    expect(app.history).toEqual(['/details?id=3', '/'])
    expect(app.actors.loginDialog.getSnapshot().context.reason).toBe('expired')
    const session = app.container.get(SESSION_STORE)
    expect([session.token(), session.user(), session.loginMarked()]).toEqual([null, null, false])
    await signIn(app)
    expect(app.history).toEqual(['/details?id=3', '/', '/details?id=3'])
  })

  it('of many calls that fail together is one', async () => {
    const app = open('/details?id=3')
    await signIn(app)
    app.backend.expireSessions()
    const port = app.container.get(SESSION_PORT)
    await Promise.all([1, 2, 3].map(() => port.keepAlive(AbortSignal.timeout(1000))))
    await happened()
    expect(app.toasts()).toEqual(['success 登录成功', 'warning 登录信息已失效，请重新登录!'])
    expect(app.history).toEqual(['/details?id=3', '/'])
  })

  it('in one tab is one in the others: nothing is forgotten there, and the session that follows is theirs too', async () => {
    const [backend, browser] = [createMemoryBackend(), createMemoryBrowser()]
    const here = open('/details?id=3', backend, browser)
    await signIn(here)
    const there = open('/list?type=3', backend, browser)
    await happened()
    there.actors.searchPanel.send({ type: 'search.type', keyword: '勾股' })
    there.actors.searchPanel.send({ type: 'search.submit' })
    backend.expireSessions()
    here.actors.session.send({ type: 'session.openedElsewhere' })
    await happened()
    expect([here, there].map(({ actors }) => actors.session.getSnapshot().value)).toEqual([
      'expired',
      'expired',
    ])
    expect(there.toasts().at(-1)).toBe('warning 登录信息已失效，请重新登录!')
    expect(there.container.get(SEARCH_HISTORY_STORE).read()).toEqual(['勾股'])
    await signIn(here)
    expect(there.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
    here.actors.session.send({ type: 'session.signOut' })
    await happened()
    expect(there.toasts().at(-1)).toBe('information 已在另一个窗口退出登录')
  })

  it('does not lead another user to the place of the first', async () => {
    const app = await expired('/details?id=3')
    await signIn(app, '13900000002')
    expect(app.history).toEqual(['/details?id=3', '/'])
    expect(app.container.get(PARKED_PLACE_STORE).read()).toBe(null)
  })

  it.each([
    ['13900000002', false],
    [undefined, true],
  ])('deletes what is not sent, also of pages that are not opened, when another one signs in (%s), and keeps it for the same', async (account, isThere) => {
    const browser = createMemoryBrowser()
    const app = open('/', createMemoryBackend(), browser)
    await signIn(app)
    const place = { userId: app.actors.session.getSnapshot().context.user?.id ?? 0, personId: 4 }
    const form = formOf(aPerson())
    memoryPersonDrafts(browser).keep(place, { before: form, form })
    app.actors.session.send({ type: 'session.expired' })
    await happened()
    await signIn(app, account)
    await app.signedIn()
    expect(memoryPersonDrafts(browser).read(place) !== null).toBe(isThere)
  })

  it('says why where the server does: who was disabled is told so by the page that is open', async () => {
    const app = open('/details?id=3')
    await signIn(app)
    const words = '账号已停用，请联系学校管理员'
    app.backend.closeSession(app.container.get(SESSION_STORE).token() ?? '', words)
    await app.container.get(SESSION_PORT).keepAlive(AbortSignal.timeout(1000))
    expect(app.toasts().at(-1)).toBe(`warning ${words}`)
    expect(app.history.at(-1)).toBe('/')
  })

  it('reported late, by a call of an earlier session, does not end this one', async () => {
    const app = open()
    await signIn(app)
    app.container.get(EXPIRY_SIGNAL).tell({ token: 'an older token' })
    expect(app.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
  })
})

describe('signing out', () => {
  it('wipes what is kept, forgets the person and goes home', async () => {
    const app = open()
    await signIn(app)
    app.actors.searchPanel.send({ type: 'search.type', keyword: '勾股' })
    app.actors.searchPanel.send({ type: 'search.submit' })
    app.actors.session.send({ type: 'session.signOut' })
    await happened()
    expect(app.actors.session.getSnapshot().value).toBe('loggedOut')
    expect(app.history.at(-1)).toBe('/')
    expect(app.container.get(SESSION_STORE).token()).toBe(null)
    expect(app.container.get(SEARCH_HISTORY_STORE).read()).toEqual([])
    expect(app.actors.searchPanel.getSnapshot().context).toMatchObject({ keyword: '', history: [] })
  })

  it('that fails says so and keeps the session', async () => {
    const app = open()
    await signIn(app)
    app.backend.failCall('session.signOut', {
      kind: 'rejected',
      reason: 'crashed',
      message: '退出失败，请稍后再试',
    })
    app.actors.session.send({ type: 'session.signOut' })
    await happened()
    expect(app.toasts().at(-1)).toBe('error 提示 退出失败，请稍后再试')
    expect(app.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
  })
})

describe('the stores', () => {
  it('bring the session, the trail and the history back at the next start', async () => {
    const backend = createMemoryBackend()
    const browser = createMemoryBrowser()
    const first = open('/', backend, browser)
    await signIn(first)
    first.actors.searchPanel.send({ type: 'search.choose', term: '浮力' })
    first.actors.searchPanel.send({ type: 'search.type', keyword: '浮力' })
    first.actors.searchPanel.send({ type: 'search.submit' })
    for (const actor of Object.values<{ stop(): unknown }>({ ...first.actors })) actor.stop()

    const second = open('/list?type=1&q=浮力', backend, browser)
    expect(second.actors.session.getSnapshot().matches('loggedIn')).toBe(true)
    expect(second.actors.searchPanel.getSnapshot().context.history).toEqual(['浮力'])
    expect(second.actors.chrome.getSnapshot().context.trail.map(({ url }) => url)).toEqual([
      '/',
      '/list?type=1&q=浮力',
    ])
  })

  it('lose filter criteria when a category of type 1 or 2 is chosen', async () => {
    const app = open()
    const filters = app.container.get(FILTER_CRITERIA_STORE)
    const criteria = { bookId: 3, knowledgeId: 0, gradeId: 7, subjectId: 2, tagIds: [1] }
    filters.keep(1, criteria)
    filters.keep(2, criteria)
    app.actors.categories.send({ type: 'categories.choose', contentType: 2 })
    expect(filters.read(1)).toEqual(criteria)
    expect(filters.read(2)).toEqual({ bookId: 0, knowledgeId: 0, gradeId: 0, subjectId: 0, tagIds: [] })
    expect(app.actors.searchPanel.getSnapshot().context).toMatchObject({ contentType: 2, keyword: '' })
  })

  it('fill an address that says nothing, and no other', async () => {
    const app = open()
    await signIn(app)
    await (await app.signedIn()).list()
    const kept = { bookId: 0, knowledgeId: 0, gradeId: 0, subjectId: 20, tagIds: [3] }
    app.container.get(FILTER_CRITERIA_STORE).keep(1, kept)
    app.go('/list?type=1')
    app.go('/list?type=1&stage=2')
    await happened()
    expect(app.history.slice(-2)).toEqual(['/list?type=1', '/list?type=1&stage=2'])
    app.go('/list?time=5')
    await happened()
    expect(app.history.at(-1)).toBe('/list?type=1&subject=20&tags=3&time=5')
    // The list of another category that was left has criteria of its own.
    app.go('/list?type=2')
    app.go('/')
    app.go('/list')
    await happened()
    expect(app.history.at(-1)).toBe('/list?type=2')
  })

  it('fill it by the category that was the current one on arrival, also where lists are fetched only then', async () => {
    const app = open()
    await signIn(app)
    await app.signedIn()
    app.actors.categories.send({ type: 'categories.choose', contentType: 3 })
    app.go('/list')
    await expect.poll(() => app.history.at(-1)).toBe('/list?type=3')
  })

  it('are forgotten when the user says so: searches, filters and the way here', async () => {
    const app = open('/')
    await signIn(app)
    const filters = app.container.get(FILTER_CRITERIA_STORE)
    const none = { bookId: 0, knowledgeId: 0, gradeId: 0, subjectId: 0, tagIds: [] }
    for (const type of [1, 2] as const) filters.keep(type, { ...none, bookId: 3 })
    app.actors.searchPanel.send({ type: 'search.choose', term: '浮力' })
    app.actors.chrome.send({ type: 'chrome.forgetHistory' })
    expect(app.actors.searchPanel.getSnapshot().context.history).toEqual([])
    expect(app.container.get(SEARCH_HISTORY_STORE).read()).toEqual([])
    expect([filters.read(1), filters.read(2)]).toEqual([none, none])
    expect(app.actors.chrome.getSnapshot().context.trail).toHaveLength(1)
    expect(app.toasts()).toContain('success 这台设备上的记录已清除')
  })
})

describe('the frame', () => {
  it('resets keyword, category and trail by the logo, and leaves school-local mode at home', async () => {
    const app = open()
    await signIn(app)
    app.actors.categories.send({ type: 'categories.choose', contentType: 3 })
    app.actors.searchPanel.send({ type: 'search.show', keyword: '勾股', scope: 1 })
    app.actors.chrome.send({ type: 'chrome.arrive', crumb: { url: '/list', title: '列表' } })
    app.actors.schoolLocal.send({ type: 'schoolLocal.enter', menuIndex: 1 })
    app.actors.chrome.send({ type: 'chrome.startOver' })
    app.actors.chrome.send({ type: 'chrome.arrive', crumb: { url: '/', title: '首页' } })
    expect(app.actors.searchPanel.getSnapshot().context).toMatchObject({ keyword: '', contentType: 1 })
    expect(app.actors.chrome.getSnapshot().context.trail).toEqual([{ url: '/', title: '首页' }])
    expect(app.actors.schoolLocal.getSnapshot().value).toBe('off')
    expect(app.container.get(SCHOOL_LOCAL_STORE).read()).toEqual({ active: false, menuIndex: 1 })
  })

  // R-navigation-15.
  it('lies on the school’s own ground on the pages of the school, and nowhere else', () => {
    const ground = (address: string) => open(address).actors.chrome.getSnapshot().context.backgroundShown
    expect(['/school-local/school-local-database', '/details?id=3', '/'].map(ground)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('keeps the chosen appearance', () => {
    const app = open()
    app.actors.appearance.send({ type: 'appearance.choose', appearance: 'dark' })
    expect(app.container.get(APPEARANCE_STORE).read()).toBe('dark')
  })
})
