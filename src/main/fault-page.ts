import type { ConfigurationFault } from '#domain/kernel/configuration-fault.ts'

/** Draws a fault page in place of the app, which has not started. */
const show = (root: HTMLElement, title: string, text: string): void => {
  const main = document.createElement('main')
  main.className = 'fault'
  const heading = document.createElement('h1')
  heading.textContent = title
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = text
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = '重新打开'
  again.addEventListener('click', () => location.reload())
  main.append(heading, message, again)
  root.replaceChildren(main)
}

/** Tells that config.json is invalid. */
export const showFault = (root: HTMLElement, { field, expected }: ConfigurationFault): void => {
  const what = field === '' ? '配置文件' : `配置文件 config.json 的“${field}”`
  show(root, '配置有误，产品没有启动', `${what}应为：${expected}。请管理员改正后重新打开。`)
}

const UNLOADED = '页面没有载入'

/** Tells that the code of the app could not be loaded. */
export const showUnloaded = (root: HTMLElement): void => show(root, UNLOADED, '请检查网络，稍后重新打开。')

/** Tells that the server cannot be reached at the start; the app retries and replaces this page by itself. */
export const showUnreached = (root: HTMLElement): void =>
  show(root, UNLOADED, '连不上服务器，请检查网络。连上后会自动打开。')
