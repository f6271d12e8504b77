import type { ModerationPort } from '#application/moderation/moderation.port.ts'
import type { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import { token } from '../tokens.ts'

export const MODERATION_PORT = token<ModerationPort>('ModerationPort')
export const MODERATION_LOGIC = token<typeof moderationMachine>('logic moderation')
