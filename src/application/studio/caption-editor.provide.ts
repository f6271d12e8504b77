import { type ActorRefFrom, fromPromise } from 'xstate'
import { captionEditorMachine } from '#domain/studio/caption-editor.machine.ts'
import type { CourseCaption } from '#domain/studio/course-document.ts'
import type { CourseEditorActor } from './course-editor.provide.ts'
import type { StudioThingPort } from './studio-thing.port.ts'

export type CaptionEditorActor = ActorRefFrom<typeof captionEditorMachine>

/** Identifies the captions of one film in one language. */
export interface CaptionsOf extends Omit<CourseCaption, 'fileId'> {
  readonly sectionKey: string
}

/**
 * Creates a caption editor for a film of an open course, not started yet. It stops once it is told that its
 * view closes.
 */
export type OpenCaptionEditor = (course: CourseEditorActor, of: CaptionsOf) => CaptionEditorActor

export const provideCaptionEditor = (things: StudioThingPort) =>
  captionEditorMachine.provide({
    actors: {
      read: fromPromise(({ input: { draftId, fileId }, signal }) => things.caption(draftId, fileId, signal)),
      bytesOf: fromPromise(async ({ input }) => new Uint8Array(await input.arrayBuffer())),
      save: fromPromise(({ input, signal }) => things.saveCaption(input, signal)),
    },
  })
