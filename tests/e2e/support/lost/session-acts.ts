import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { removeDevice, removeOtherDevices } from '#contract/devices.ts'
import { changePassword } from '#contract/password.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts'
import { appCode } from '#tests/support/second-factor.ts'
import { courseTableAddress } from '#ui/routing/course-table-address.ts'
import { sitDown } from '../signed-in.ts'
import { tokenFor } from '../token-for.ts'
import { type Act, button, confirming, pressing, told, unused } from './act.ts'
import { aPerson } from './arranged.ts'
import { newcomer, PASSWORD, recoveryCode, seated } from './newcomer.ts'

const ACCOUNT = courseTableAddress('account')
const OTHER_PASSWORD = 'a wide harbour'

const userMenu = (page: Page) => button(page, '用户菜单')
const key = (page: Page) => page.getByLabel('密钥', { exact: true })
const recoveryCodes = (page: Page) => page.getByRole('list', { name: '恢复码' })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })

const typePasswords = async (page: Page, current: string): Promise<void> => {
  await page.getByLabel('当前密码').fill(current)
  await page.getByLabel('新密码', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByLabel('再输一遍新密码').fill(OTHER_PASSWORD)
}

/** Of people of their own: what is done here ends sessions, and lets nobody in who knew the password alone. */
export const sessionActs = (): readonly Act[] => [
  {
    call: removeDevice,
    persona: null,
    open: async (page, ask) => {
      const person = await seated(page, newcomer(page, ask))
      await tokenFor(page.request, person, randomUUID())
      await page.goto(ACCOUNT)
      await pressing(/^移除 /)(page)
    },
    press: confirming('移除'),
    done: told(/^已移除，那台设备/),
  },
  {
    call: removeOtherDevices,
    persona: null,
    open: async (page, ask) => {
      const person = await seated(page, newcomer(page, ask))
      for (const device of [randomUUID(), randomUUID()]) await tokenFor(page.request, person, device)
      await page.goto(ACCOUNT)
      await pressing('移除其他所有设备')(page)
    },
    press: confirming('移除其他所有设备'),
    done: told(/^已移除，其他设备/),
  },
  {
    call: changePassword,
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      await page.goto(ACCOUNT)
      await pressing('修改密码')(page)
      await typePasswords(page, PASSWORD)
    },
    press: pressing('保存新密码'),
    done: told(/^密码已修改/),
  },
  {
    call: changePassword,
    way: 'a first one',
    persona: null,
    open: async (page, ask) => {
      const { Mobile: account, Password: password } = await aPerson(ask, unused('样'))
      await sitDown(page, { account, password })
      await page.goto('/')
      await typePasswords(page, password)
    },
    press: pressing('保存新密码'),
    done: userMenu,
  },
  {
    call: beginSecondFactor,
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      await page.goto(ACCOUNT)
    },
    press: pressing('开启动态码'),
    again: pressing('下一步'),
    done: key,
  },
  {
    call: beginSecondFactor,
    way: 'moved',
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      const code = await recoveryCode(ask)
      await page.goto(ACCOUNT)
      await pressing('更换验证器应用')(page)
      await inDialog(page, '登录密码').fill(PASSWORD)
      await inDialog(page, '动态码或恢复码').fill(code)
    },
    press: pressing('下一步'),
    done: key,
  },
  {
    call: confirmSecondFactor,
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      await page.goto(ACCOUNT)
      await pressing('开启动态码')(page)
      const secret = (await key(page).innerText()).replaceAll(' ', '')
      await inDialog(page, '动态码').fill(appCode(secret, new Date()))
    },
    press: pressing('开启'),
    done: recoveryCodes,
  },
  {
    call: proveSecondFactor,
    persona: null,
    open: async (page, ask) => {
      const person = await seated(page, newcomer(page, ask))
      const code = await recoveryCode(ask)
      await sitDown(page, person)
      await page.goto('/')
      await pressing('用恢复码登录')(page)
      await inDialog(page, '恢复码').fill(code)
    },
    press: pressing('继续'),
    done: userMenu,
  },
  {
    call: renewRecoveryCodes,
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      const code = await recoveryCode(ask)
      await page.goto(ACCOUNT)
      await pressing('重新生成恢复码')(page)
      await inDialog(page, '动态码或恢复码').fill(code)
    },
    press: pressing('重新生成'),
    done: recoveryCodes,
  },
  {
    call: removeSecondFactor,
    persona: null,
    open: async (page, ask) => {
      await seated(page, newcomer(page, ask))
      const code = await recoveryCode(ask)
      await page.goto(ACCOUNT)
      await pressing('关闭动态码')(page)
      await inDialog(page, '登录密码').fill(PASSWORD)
      await inDialog(page, '动态码或恢复码').fill(code)
    },
    press: pressing('关闭'),
    done: told(/^动态码已关闭/),
  },
]
