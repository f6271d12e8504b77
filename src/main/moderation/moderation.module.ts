import { ContainerModule } from 'inversify'
import { provideModeration } from '#application/moderation/moderation.provide.ts'
import { provideTakenDown } from '#application/moderation/taken-down.provide.ts'
import { MODERATION_LOGIC, MODERATION_PORT, TAKEN_DOWN_LOGIC } from './tokens.ts'

export const moderationModule = new ContainerModule(({ bind }) => {
  bind(MODERATION_LOGIC).toResolvedValue(provideModeration, [MODERATION_PORT])
  bind(TAKEN_DOWN_LOGIC).toResolvedValue(provideTakenDown, [MODERATION_PORT])
})
