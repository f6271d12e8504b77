import type { ActorRefFrom } from 'xstate'
import type { passwordChangeMachine } from '#domain/session/password-change.machine.ts'

export type PasswordActor = ActorRefFrom<typeof passwordChangeMachine>
