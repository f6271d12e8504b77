import type { ActorRefFrom } from 'xstate'
import type { curriculumMachine } from '#domain/frame/curriculum.machine.ts'

export type CurriculumActor = ActorRefFrom<typeof curriculumMachine>

/** The handle of a node, which takes the focus where its node went. */
export const handleIdOf = (id: number): string => `curriculum-handle-${id}`
