import type { ActorRefFrom } from 'xstate'
import type { cloudMenusMachine } from '#domain/frame/cloud-menus.machine.ts'

export type CloudMenusActor = ActorRefFrom<typeof cloudMenusMachine>
