import { demoAccounts } from '#demo/seed/people.ts'
import { say } from '../runtime/console.ts'

/** Tells a newcomer at the console with which accounts the demonstration school can be entered. */
export const printDemoAccounts = (): void => {
  const lines = demoAccounts().map((it) => `    ${it.account}  ${it.password}  ${it.purpose}`)
  say(['', '  演示账号 (demo accounts)', ...lines, ''].join('\n'))
}
