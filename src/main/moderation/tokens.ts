import type { ModerationPort } from '#application/moderation/moderation.port.ts'
import type { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import type { takenDownMachine } from '#domain/moderation/taken-down.machine.ts'
import { token } from '../tokens.ts'

export const MODERATION_PORT = token<ModerationPort>('ModerationPort')
export const TAKEN_DOWN_LOGIC = token<typeof takenDownMachine>('logic takenDown')
export const MODERATION_LOGIC = token<typeof moderationMachine>('logic moderation')
