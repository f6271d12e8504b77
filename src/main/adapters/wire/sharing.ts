import { ContainerModule } from 'inversify'
import { axiosShare } from '#infrastructure/private-file/share.axios.ts'
import { SHARE_PORT } from '../../private-file/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for sharing files with schools. */
export const wireSharing = new ContainerModule(({ bind }) => {
  bind(SHARE_PORT).toResolvedValue(axiosShare, [HTTP])
})
