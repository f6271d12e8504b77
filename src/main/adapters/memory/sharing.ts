import { ContainerModule } from 'inversify'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { SHARE_PORT } from '../../private-file/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of sharing files with schools, in memory. */
export const memorySharing = new ContainerModule(({ bind }) => {
  bind(SHARE_PORT).toResolvedValue(memoryShare, [BACKEND, CALLER])
})
