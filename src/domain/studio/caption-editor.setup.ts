import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { mayRetry, retryWait } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type CaptionChange,
  type CaptionSheet,
  replaced,
  sheetOf,
  stepBack,
  stepForth,
  withChange,
} from './caption-change.ts'
import { type CaptionTrouble, captionText, readCaptions, webVttOf } from './caption-file.ts'
import { linesOf } from './caption-line.ts'
import type { CaptionDraft } from './kept-work.ts'

interface CaptionEditorInput {
  readonly draftId: number
  /** The caption file in the draft; 0 for none. */
  readonly fileId: number
  /** Unsaved lines of an earlier page; null if there are none or once they are restored. */
  readonly left: CaptionDraft | null
}

interface CaptionEditorContext extends CaptionEditorInput {
  readonly sheet: CaptionSheet
  /** The lines on the server, and those being saved. */
  readonly kept: CaptionSheet['lines']
  readonly sent: CaptionSheet['lines']
  /** The faults of the file imported last. */
  readonly troubles: readonly CaptionTrouble[]
  /** The chosen file is not a caption file. */
  readonly isNoFile: boolean
  /** Why the captions could not be read or saved. */
  readonly failure: Failure | null
  /** Failed saves in a row. */
  readonly attempts: number
}

type CaptionEditorEvent =
  | { type: 'captionEditor.change'; change: CaptionChange }
  /** Replaces all lines by those of a file. */
  | { type: 'captionEditor.import'; file: Blob }
  | { type: 'captionEditor.undo' }
  | { type: 'captionEditor.redo' }
  /** Repeats the failed read or save. */
  | { type: 'captionEditor.retry' }
  /**
   * The draft contains another caption file now: somebody else saved one, or the course editor undid a step.
   */
  | { type: 'captionEditor.othersChanged'; fileId: number }
  /** Resolves a conflict with another editor. */
  | { type: 'captionEditor.settle'; whose: 'mine' | 'theirs' }
  /** The view closes: saves unsaved lines, then stops. */
  | { type: 'captionEditor.leave' }
  /** The session has ended. */
  | { type: 'captionEditor.drop' }

/** The captions were saved as this file, which the draft must contain from now on. */
type CaptionEditorEmitted = { type: 'captionEditor.kept'; fileId: number }

type Read = Result<string, Failure>
type Saved = Result<number, Failure>
type Lines = CaptionSheet['lines']

export const saveInput = ({ context }: { readonly context: CaptionEditorContext }) => ({
  draftId: context.draftId,
  text: webVttOf(context.sheet.lines),
})

export const chosenFile = ({ event }: { readonly event: CaptionEditorEvent }): Blob => {
  if (event.type !== 'captionEditor.import') throw new Error('no file was chosen')
  return event.file
}

export const captionEditorSetup = setup({
  types: {
    input: {} as CaptionEditorInput,
    context: {} as CaptionEditorContext,
    events: {} as CaptionEditorEvent,
    emitted: {} as CaptionEditorEmitted,
    tags: {} as 'busy' | 'failing' | 'waiting',
  },
  actors: {
    read: fromPromise<Read, Pick<CaptionEditorInput, 'draftId' | 'fileId'>>(unprovided('read')),
    bytesOf: fromPromise<Uint8Array, Blob>(unprovided('bytesOf')),
    save: fromPromise<Saved, { readonly draftId: number; readonly text: string }>(unprovided('save')),
  },
  delays: {
    pause: 2_000,
    resend: ({ context: { attempts, failure } }) => retryWait({ attempts, failure }),
  },
  guards: {
    isOk: (_, result: Result<unknown, Failure>) => result.ok,
    isMine: (_, whose: 'mine' | 'theirs') => whose === 'mine',
    hasFile: ({ context }) => context.fileId !== 0,
    /** Somebody else saved captions since the earlier page was closed. */
    isLeftOfOther: ({ context: { left, fileId } }) => left !== null && left.fileId !== fileId,
    isReadOfOther: ({ context: { left, fileId } }, read: Read) =>
      read.ok && left !== null && left.fileId !== fileId,
    isChanged: ({ context }) => context.sheet.lines !== context.kept,
    /** Undoing has removed the unsaved change. */
    isKept: ({ context }) => context.sheet.lines === context.kept,
    mayRetry: ({ context: { failure, attempts } }) => failure !== null && mayRetry(failure, attempts),
  },
  actions: {
    clear: assign(() => {
      const lines: Lines = []
      return { sheet: sheetOf(lines), kept: lines, failure: null }
    }),
    take: assign((_, read: Read) => {
      const lines = linesOf((read.ok ? readCaptions(read.value)?.cues : null) ?? [])
      return { sheet: sheetOf(lines), kept: lines, failure: null }
    }),
    restore: assign(({ context: { left, sheet } }) =>
      left === null ? {} : { sheet: replaced(sheet, left.lines), left: null },
    ),
    change: assign(({ context }, change: CaptionChange) => ({ sheet: withChange(context.sheet, change) })),
    undo: assign(({ context }) => ({ sheet: stepBack(context.sheet) })),
    redo: assign(({ context }) => ({ sheet: stepForth(context.sheet) })),
    takeFile: assign(({ context }, bytes: Uint8Array) => {
      const read = readCaptions(captionText(bytes))
      if (read === null) return { isNoFile: true, troubles: [] }
      const sheet = replaced(context.sheet, linesOf(read.cues))
      return { sheet, isNoFile: false, troubles: read.troubles }
    }),
    noFile: assign({ isNoFile: true, troubles: [] }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    noteUnkept: assign(({ context: { attempts } }, saved: Saved) =>
      saved.ok ? {} : { failure: saved.failure, attempts: attempts + 1 },
    ),
    name: assign((_, fileId: number) => ({ fileId })),
    send: assign(({ context }) => ({ sent: context.sheet.lines })),
    noteKept: assign(({ context }, saved: Saved) =>
      saved.ok ? { kept: context.sent, fileId: saved.value, failure: null, attempts: 0 } : {},
    ),
    sayKept: emit(({ context }) => ({ type: 'captionEditor.kept' as const, fileId: context.fileId })),
  },
})
