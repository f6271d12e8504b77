import type { LeftWork } from '#application/session/left-work.port.ts'
import { token } from '../tokens.ts'

export const LEFT_WORK = token<LeftWork>('LeftWork')
