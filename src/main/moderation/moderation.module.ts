import { ContainerModule } from 'inversify'
import { provideModeration } from '#application/moderation/moderation.provide.ts'
import { MODERATION_LOGIC, MODERATION_PORT } from './tokens.ts'

export const moderationModule = new ContainerModule(({ bind }) => {
  bind(MODERATION_LOGIC).toResolvedValue(provideModeration, [MODERATION_PORT])
})
