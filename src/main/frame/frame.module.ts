import { ContainerModule } from 'inversify'
import { provideBanners } from '#application/frame/frame.provide.ts'
import { BANNERS_LOGIC, FRAME_BANNER_PORT } from './tokens.ts'

export const frameModule = new ContainerModule(({ bind }) => {
  bind(BANNERS_LOGIC).toResolvedValue(provideBanners, [FRAME_BANNER_PORT])
})
