import type { ActorRefFrom } from 'xstate'
import type { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'

export type ImportActor = ActorRefFrom<typeof curriculumImportMachine>
