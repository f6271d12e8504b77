import type { ActorRefFrom } from 'xstate'
import type { resourceEditorMachine } from '#domain/release/resource-editor.machine.ts'

export type ResourceEditor = ActorRefFrom<typeof resourceEditorMachine>
