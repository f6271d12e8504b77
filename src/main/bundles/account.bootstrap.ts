import type { Container, ContainerModule } from 'inversify'
import type { AccountLogic } from '#application/app-actors.ts'
import type { AppContext } from '../app-context.ts'
import { LEARNING_LIST_LOGIC, TIMETABLE_LOGIC } from '../learning/tokens.ts'
import { firstPasswordOpener } from '../session/first-password.wiring.ts'
import { DEVICES_LOGIC, PASSWORD_CHANGE_LOGIC } from '../session/tokens.ts'
import { accountModules } from './account.ts'

/** The statecharts of one's own account, bound to their ports. */
export const openAccount = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): AccountLogic => {
  container.load(...accountModules, ...adapters)
  return {
    learningList: container.get(LEARNING_LIST_LOGIC),
    timetable: container.get(TIMETABLE_LOGIC),
    devices: container.get(DEVICES_LOGIC),
    passwordChange: container.get(PASSWORD_CHANGE_LOGIC),
    openFirstPassword: firstPasswordOpener(app, container.get(PASSWORD_CHANGE_LOGIC)),
  }
}
