import type { LeftUnsent } from '#application/session/left-unsent.port.ts'
import { token } from '../tokens.ts'

export const LEFT_UNSENT = token<LeftUnsent>('LeftUnsent')
