import type { Container, ContainerModule } from 'inversify'
import type { SharingLogic } from '#application/app-actors.ts'
import { sharingModule } from '../private-file/sharing.module.ts'
import { SHARE_FORM_LOGIC, SHARE_HISTORY_LOGIC } from '../private-file/tokens.ts'

/** The statecharts of sharing files with schools, bound to their ports. */
export const openSharing = (container: Container, adapters: readonly ContainerModule[]): SharingLogic => {
  container.load(sharingModule, ...adapters)
  return {
    shareForm: container.get(SHARE_FORM_LOGIC),
    shareHistory: container.get(SHARE_HISTORY_LOGIC),
  }
}
