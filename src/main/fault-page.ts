import type { ConfigurationFault } from '#domain/kernel/configuration-fault.ts'

/** The page of a school whose configuration file is wrong: nothing else has started, so it stands by itself. */
export const showFault = (root: HTMLElement, { field, expected }: ConfigurationFault): void => {
  const what = field === '' ? '配置文件' : `配置文件 config.json 的“${field}”`
  const main = document.createElement('main')
  main.className = 'fault'
  const heading = document.createElement('h1')
  heading.textContent = '配置有误，产品没有启动'
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = `${what}应为：${expected}。请管理员改正后重新打开。`
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = '重新打开'
  again.addEventListener('click', () => location.reload())
  main.append(heading, message, again)
  root.replaceChildren(main)
}
