import { onTestFinished, vi } from 'vitest'
import type { AppActors, SignedIn } from '#application/app-actors.ts'
import type { LoginWarning } from '#domain/session/login-dialog.machine.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { type PortOverride, withPorts } from '#main/adapters/with-ports.ts'
import type { AppContext } from '#main/app-context.ts'
import { lazySignedIn } from '#main/bundles/signed-in.lazy.ts'
import { actorsIn, inStartOrder, makeContainer, storesIn } from '#main/container.ts'
import type { Arrival, Navigator } from '#main/navigation/navigator.ts'
import { EXPIRY_SIGNAL } from '#main/session/tokens.ts'
import { CALL_SIGNAL, RUNNING_CHARTS } from '#main/tokens.ts'
import { wire } from '#main/wiring.ts'
import type { Wording } from '#main/wording.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { listAddress } from '#ui/routing/addresses.ts'
import { arrivalAt } from './page-app.ts'

/** The whole app but for its pictures: every statechart, the memory adapters, and a router that only remembers. It ends with its test. */

const LOGIN_WARNINGS: Record<LoginWarning, string> = {
  accountEmpty: '账号不能为空',
  passwordEmpty: '密码不能为空',
  agreementUnticked: '请阅读并勾选协议',
}

export const wording: Wording = {
  signedIn: '登录成功',
  expired: '登录信息已失效，请重新登录!',
  requestError: '请求错误',
  sessionKept: '登录信息仍保留',
  toastTitle: '提示',
  noRole: '没有角色',
  closedElsewhere: '已在另一个窗口退出登录',
  historyForgotten: '这台设备上的记录已清除',
  loginWarnings: LOGIN_WARNINGS,
}

const memoryNavigator = (opened: string) => {
  const history = [opened]
  const listeners: ((arrival: Arrival) => void)[] = []
  const at = () => history.at(-1) ?? '/'
  const navigator: Navigator = {
    navigate: (address, { replace = false } = {}) => {
      if (address === at()) return
      if (replace) history.pop()
      history.push(address)
      for (const listener of listeners) listener(arrivalAt(address, !replace))
    },
    // Whatever is gone to is there at once.
    onDeparture: () => undefined,
    address: at,
    arrival: () => arrivalAt(at()),
    onArrival: (heard) => {
      listeners.push(heard)
      heard(arrivalAt(at()))
    },
  }
  return { navigator, history }
}

export interface Opened {
  readonly actors: AppActors
  readonly history: readonly string[]
  /** By a link. */
  readonly go: (address: string) => void
  /** What only a signed-in person has, once its code is there. */
  readonly signedIn: () => Promise<SignedIn>
  readonly backend: MemoryBackend
  readonly toasts: () => readonly string[]
  readonly container: ReturnType<typeof makeContainer>
  readonly prepared: () => number
}

export const open = (
  address = '/',
  backend = createMemoryBackend(),
  browser: MemoryBrowser = createMemoryBrowser(),
  ports: readonly PortOverride[] = [],
): Opened => {
  const adapters = withPorts(memoryAdapters(backend, browser), ports)
  const container = makeContainer(aConfiguration(), adapters.visitor)
  const actors = actorsIn(container)
  const { navigator, history } = memoryNavigator(address)
  const said: string[] = []
  let prepared = 0
  const app: AppContext = {
    actors,
    stores: storesIn(container),
    expiry: container.get(EXPIRY_SIGNAL),
    calls: container.get(CALL_SIGNAL),
    running: container.get(RUNNING_CHARTS),
    navigator,
    addresses: {
      search: (keyword, type) => `/list?type=${type}&q=${keyword}`,
      list: listAddress,
    },
    wording,
    prepareSignIn: () => {
      prepared += 1
    },
  }
  const signedIn = lazySignedIn(container, adapters, app)
  const connect = wire(app, signedIn)
  actors.notifications.subscribe(({ context }) => {
    const last = context.toasts.at(-1)
    const words = last && [last.tone, last.title, last.message].filter((word) => word !== '').join(' ')
    if (words !== undefined && said.at(-1) !== words) said.push(words)
  })
  for (const actor of inStartOrder(actors)) actor.start()
  connect()
  onTestFinished(async () => {
    for (const actor of app.running.all()) actor.stop()
    await vi.dynamicImportSettled()
  })
  const go = (to: string) => navigator.navigate(to)
  return {
    actors,
    history,
    go,
    signedIn: async () => (await signedIn.load()).signedIn,
    backend,
    toasts: () => said,
    container,
    prepared: () => prepared,
  }
}

/** Lets the timers of the in-memory backend and everything they promise happen. */
export const happened = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

export const TEACHER = '13900000001'
export const CLOUD_USER = '13900000003'

export const signIn = async ({ actors }: Opened, account = TEACHER, password = 'Zhiyuan2026') => {
  if (!actors.loginDialog.getSnapshot().hasTag('shown'))
    actors.loginDialog.send({ type: 'loginDialog.open', reason: 'asked' })
  actors.loginDialog.send({ type: 'loginDialog.typeAccount', account })
  actors.loginDialog.send({ type: 'loginDialog.typePassword', password })
  actors.loginDialog.send({ type: 'loginDialog.submit' })
  await happened()
}
