import { ContainerModule } from 'inversify'
import { providePublished, provideReleases } from '#application/release/release.provide.ts'
import { PUBLISHED_LOGIC, RELEASE_PORT, RELEASES_LOGIC } from './tokens.ts'

export const releaseModule = new ContainerModule(({ bind }) => {
  bind(PUBLISHED_LOGIC).toResolvedValue(providePublished, [RELEASE_PORT])
  bind(RELEASES_LOGIC).toResolvedValue(provideReleases, [RELEASE_PORT])
})
