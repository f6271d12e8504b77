import type { FirstStartPort } from '#application/first-start/first-start.port.ts'
import type { firstStartMachine } from '#domain/first-start/first-start.machine.ts'
import type { firstStepsMachine } from '#domain/first-start/first-steps.machine.ts'
import { token } from '../tokens.ts'

export const FIRST_START_PORT = token<FirstStartPort>('FirstStartPort')
export const FIRST_START_LOGIC = token<typeof firstStartMachine>('logic firstStart')
export const FIRST_STEPS_LOGIC = token<typeof firstStepsMachine>('logic firstSteps')
