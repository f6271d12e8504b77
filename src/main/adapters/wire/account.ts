import { ContainerModule } from 'inversify'
import { axiosLearning } from '#infrastructure/learning/learning.axios.ts'
import { axiosLiveNotices } from '#infrastructure/live/live-notice.axios.ts'
import { axiosDevices } from '#infrastructure/session/devices.axios.ts'
import { axiosPassword } from '#infrastructure/session/password.axios.ts'
import { axiosSecondFactor } from '#infrastructure/session/second-factor.axios.ts'
import { LEARNING_PORT } from '../../learning/tokens.ts'
import { LIVE_NOTICE_PORT } from '../../live/live-notice.tokens.ts'
import { DEVICES_PORT, PASSWORD_PORT, SECOND_FACTOR_PORT } from '../../session/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for the user's account. */
export const wireAccount = new ContainerModule(({ bind }) => {
  bind(DEVICES_PORT).toResolvedValue(axiosDevices, [HTTP])
  bind(PASSWORD_PORT).toResolvedValue(axiosPassword, [HTTP])
  bind(SECOND_FACTOR_PORT).toResolvedValue(axiosSecondFactor, [HTTP])
  bind(LIVE_NOTICE_PORT).toResolvedValue(axiosLiveNotices, [HTTP])
  bind(LEARNING_PORT).toResolvedValue(axiosLearning, [HTTP])
})
