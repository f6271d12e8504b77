import { expect, type Page } from '@playwright/test'
import { PERSONAS, type PersonaKey } from '#tests/support/personas.ts'

/** The things of the product by the roles and names that hold. */
export const onScreen = (page: Page) => {
  const banner = page.getByRole('banner')
  const search = page.getByRole('search')
  const panel = page.getByLabel('搜索建议', { exact: true })
  const dialog = page.getByRole('dialog', { name: '账号登录' })
  return {
    banner,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    breadcrumb: page.getByRole('navigation', { name: '面包屑' }),
    logo: banner.getByRole('link').first(),
    loginButton: banner.getByRole('button', { name: '登录', exact: true }),
    userMenu: banner.getByRole('button', { name: '用户菜单' }),
    profileItem: page.getByRole('menuitem', { name: '个人中心' }),
    signOutItem: page.getByRole('menuitem', { name: '退出登录' }),

    search,
    category: page.getByRole('combobox', { name: '分类' }),
    keyword: page.getByRole('searchbox', { name: '搜索' }),
    searchButton: search.getByRole('button', { name: '搜索', exact: true }),
    panel,
    recent: panel.getByRole('group', { name: '最近搜索' }),
    hot: panel.getByRole('group', { name: '热门搜索' }),

    dialog,
    account: dialog.getByRole('textbox', { name: '账号' }),
    password: dialog.getByLabel('密码', { exact: true }),
    agreement: dialog.getByRole('checkbox', { name: /^我已阅读并同意/ }),
    remember: dialog.getByRole('checkbox', { name: '记住密码' }),
    /** By its place, since its name tells what it is busy with. */
    submit: dialog.locator('button[type="submit"]'),

    success: page.getByRole('region', { name: '通知' }).getByRole('status'),
    alert: page.getByRole('alert'),
  }
}

export type OnScreen = ReturnType<typeof onScreen>

export interface SignInOptions {
  readonly password?: string
  readonly remember?: boolean
}

/** Fills in the open login dialog and sends it. */
export const submitLogin = async (
  page: Page,
  persona: PersonaKey,
  { password = PERSONAS[persona].password, remember = false }: SignInOptions = {},
): Promise<void> => {
  const app = onScreen(page)
  await app.account.fill(PERSONAS[persona].account)
  await app.password.fill(password)
  if (remember) await app.remember.check()
  await app.submit.click()
}

/** From the page as a visitor sees it to the page of a user. */
export const signInHere = async (page: Page, persona: PersonaKey, options?: SignInOptions): Promise<void> => {
  const app = onScreen(page)
  await app.loginButton.click()
  await submitLogin(page, persona, options)
  await expect(app.userMenu).toBeVisible()
}

/** The same, from the home page. */
export const signIn = async (page: Page, persona: PersonaKey, options?: SignInOptions): Promise<void> => {
  await page.goto('/')
  await signInHere(page, persona, options)
}

export const signOut = async (page: Page): Promise<void> => {
  const app = onScreen(page)
  await app.userMenu.click()
  await app.signOutItem.click()
}

/** Stands on the product's origin without its app, which costs a second: for what is only asked of the server or the stores. */
export const standOutside = (page: Page): Promise<unknown> => page.goto('/config.json')

/**
 * Leads the app to an address as Back and Forward do, which costs half of a load: where the load is not what is looked at. The
 * page before stands until the next has come: say what is seen of that before it is measured.
 */
export const leadTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number }
    // As the router writes them: two addresses with one key would be one visit.
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)

/** Leads the app to another page, and waits until that is there: with another title or another heading than the one before. */
export const turnTo = async (page: Page, address: string): Promise<void> => {
  const before = await page.title()
  const heading = await page.locator('main h1').first().elementHandle()
  await leadTo(page, address)
  await expect
    .poll(async () => (await page.title()) !== before || !(await heading?.evaluate((it) => it.isConnected)))
    .toBe(true)
}

/** Path and query of where the page is. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}
