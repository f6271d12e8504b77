import type { ActorRefFrom } from 'xstate'
import type { personEditorMachine } from '#domain/people/person-editor.machine.ts'

export type PersonActor = ActorRefFrom<typeof personEditorMachine>
