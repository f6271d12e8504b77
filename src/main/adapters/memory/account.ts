import { ContainerModule } from 'inversify'
import { memoryLearning } from '#infrastructure/learning/learning.memory.ts'
import { memoryLiveNotices } from '#infrastructure/live/live-notice.memory.ts'
import { memoryDevices } from '#infrastructure/session/devices.memory.ts'
import { memoryPassword } from '#infrastructure/session/password.memory.ts'
import { memorySecondFactor } from '#infrastructure/session/second-factor.memory.ts'
import { LEARNING_PORT } from '../../learning/tokens.ts'
import { LIVE_NOTICE_PORT } from '../../live/live-notice.tokens.ts'
import { DEVICES_PORT, PASSWORD_PORT, SECOND_FACTOR_PORT } from '../../session/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of the user's account, in memory. */
export const memoryAccount = new ContainerModule(({ bind }) => {
  bind(DEVICES_PORT).toResolvedValue(memoryDevices, [BACKEND, CALLER])
  bind(PASSWORD_PORT).toResolvedValue(memoryPassword, [BACKEND, CALLER])
  bind(SECOND_FACTOR_PORT).toResolvedValue(memorySecondFactor, [BACKEND, CALLER])
  bind(LIVE_NOTICE_PORT).toResolvedValue(memoryLiveNotices, [BACKEND, CALLER])
  bind(LEARNING_PORT).toResolvedValue(memoryLearning, [BACKEND, CALLER])
})
