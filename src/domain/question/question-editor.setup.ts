import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { PictureFile, UploadedPicture } from '../upload/picture-upload.machine.ts'
import type { MadeDetail } from './made-question.ts'
import { draftOfMade, nextSign, type QuestionDraft, type QuestionDraftPlace } from './question-draft.ts'
import type {
  OpenedQuestion,
  QuestionEditorContext,
  QuestionEditorEmitted,
  QuestionEditorEvent,
  QuestionEditorInput,
  QuestionSaving,
} from './question-editor.events.ts'
import { baseOf, intentOf } from './question-editor.rules.ts'
import { problemsOf } from './question-problems.ts'

type Opened = Result<OpenedQuestion, Failure>
type Saved = Result<MadeDetail, Failure>
type Brought = Result<UploadedPicture, Failure>

/** Nothing was typed, and nothing came of it. */
export const BLANK = {
  isRestored: false,
  isTyped: false,
  isSaved: false,
  problems: [],
  failure: null,
} as const

/** The picture whose turn it is. */
export const firstPicture = ({ pictures: [first] }: QuestionEditorContext): PictureFile => {
  if (first === undefined) throw new Error('no picture was chosen')
  return first
}

/** Context, actors, guards and actions of the question editor; its states are in question-editor.machine.ts. */
export const questionEditorSetup = setup({
  types: {
    input: {} as QuestionEditorInput,
    context: {} as QuestionEditorContext,
    events: {} as QuestionEditorEvent,
    emitted: {} as QuestionEditorEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    open: fromPromise<Opened, QuestionDraftPlace>(unprovided('open')),
    save: fromPromise<Saved, QuestionSaving>(unprovided('save')),
    bring: fromPromise<Brought, PictureFile>(unprovided('bring')),
  },
  guards: {
    isOpened: (_, result: Opened) => result.ok,
    isStale: (_, result: Opened) =>
      result.ok && result.value.kept !== null && result.value.kept.seen !== (result.value.made?.version ?? 0),
    isSound: ({ context }) => problemsOf(context.draft).length === 0,
    /** What was typed since it was sent is not saved: the next saving, of the same intent, takes it along. */
    isSaved: ({ context: { draft, sent } }, result: Saved) => result.ok && draft === sent,
    isOvergrown: (_, result: Saved) => result.ok,
    isOvertaken: (_, result: Saved) => !result.ok && isRejectedAs(result.failure, 'conflict'),
    hasPicture: ({ context }) => context.pictures.length > 0,
    isBrought: (_, result: Brought) => result.ok,
  },
  actions: {
    take: assign(({ context }, result: Opened) => {
      if (!result.ok) return { failure: result.failure }
      const { made, kept } = result.value
      return {
        made,
        draft: kept ?? baseOf(context, made),
        isRestored: kept !== null,
        isTyped: false,
        failure: null,
        problems: [],
      }
    }),
    takeNewest: assign(({ context }, result: Opened) => {
      if (!result.ok) return { failure: result.failure }
      const { made } = result.value
      return { made, draft: result.value.kept ?? context.draft, isRestored: true, problems: [] }
    }),
    type: assign(({ context }, change: Partial<QuestionDraft>) => ({
      draft: { ...context.draft, ...change },
      isTyped: true,
      isSaved: false,
      problems: context.problems.length === 0 ? [] : problemsOf({ ...context.draft, ...change }),
      failure: null,
    })),
    sayProblems: assign(({ context }) => ({ problems: problemsOf(context.draft) })),
    begin: assign(({ context: { draft } }) => ({ sent: draft, failure: null, problems: [] })),
    settle: assign(({ context }, result: Saved) => {
      if (!result.ok) return {}
      const saves = context.saves + 1
      return {
        made: result.value,
        saves,
        draft: draftOfMade(result.value, intentOf(context.fresh, saves)),
        isSaved: true,
        isRestored: false,
        isTyped: false,
      }
    }),
    fail: assign((_, result: Saved) => (result.ok ? {} : { failure: result.failure })),
    startAnew: assign(({ context }) => ({
      ...BLANK,
      saves: context.saves + 1,
      draft: baseOf({ ...context, saves: context.saves + 1 }, context.made),
    })),
    overNewest: assign(({ context }) => ({
      draft: { ...context.draft, seen: context.made?.version ?? 0 },
      failure: null,
    })),
    takePicture: assign(({ context }, result: Brought) => {
      if (!result.ok) return { pictureFailure: result.failure }
      const sign = nextSign(context.draft, context.made?.pieces ?? [])
      const pictures = [...context.draft.pictures, { sign, address: result.value.address }]
      return { draft: { ...context.draft, pictures } }
    }),
    queue: assign(({ context: { pictures, pictureFailure } }, picture: PictureFile) => ({
      pictures: [...pictures, picture],
      pictureFailure: pictures.length === 0 ? null : pictureFailure,
    })),
    dequeue: assign(({ context }) => ({ pictures: context.pictures.slice(1) })),
    sayBrought: emit(({ context }) => ({
      type: 'editor.brought' as const,
      sign: context.draft.pictures.at(-1)?.sign ?? '',
    })),
    sayRefused: emit({ type: 'editor.refused' as const }),
    saySaved: emit(({ context }, result: Saved) => ({
      type: 'editor.saved' as const,
      question: result.ok ? { id: result.value.id, name: result.value.name } : { id: 0, name: '' },
      isNew: context.questionId === 0,
    })),
    keep: unprovidedAction<{ place: QuestionDraftPlace; draft: QuestionDraft | null }>('keep'),
  },
})
