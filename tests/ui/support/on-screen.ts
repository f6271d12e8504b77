import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** The things of the product by the roles and names that hold. */
export const onScreen = {
  /** The top bar. A header in a part of the page is no banner, which Testing Library does not know. */
  banner: () => {
    const [banner, ...others] = screen
      .getAllByRole('banner')
      .filter((header) => header.closest('article, aside, main, nav, section') === null)
    if (banner === undefined || others.length > 0) throw new Error('the page has not one banner')
    return within(banner)
  },
  main: () => within(screen.getByRole('main')),
  loginButton: () => onScreen.banner().getByRole('button', { name: '登录' }),
  userMenu: () => screen.findByRole('button', { name: '用户菜单' }),
  dialog: () => screen.findByRole('dialog', { name: '账号登录' }),
  keyword: () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' }),
  panel: () => within(screen.getByRole('region', { name: '搜索建议' })),
  heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
}

/** A button, once it can be pressed. */
export const pressable = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name })
    expect(button.matches(':disabled, [aria-disabled="true"]')).toBe(false)
    return button
  })

/** The fields of the login dialog, once it is there. */
export const loginFields = async () => {
  const dialog = within(await onScreen.dialog())
  return {
    dialog,
    account: dialog.getByRole<HTMLInputElement>('textbox', { name: '账号' }),
    password: dialog.getByLabelText<HTMLInputElement>('密码'),
    agreement: dialog.getByRole('checkbox', { name: /^我已阅读并同意/ }),
    remember: dialog.getByRole('checkbox', { name: '记住密码' }),
    submit: dialog.getByRole('button', { name: '登录' }),
  }
}

/** The accessible names of all that has this role below an element, in order. */
export const namesOf = (elements: readonly HTMLElement[]): readonly string[] =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent)
