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
import { baseOf, FORGET_KEPT, intentOf, KEEP, placeOf, savingOf } from './question-editor.rules.ts'
import { problemsOf } from './question-problems.ts'

type Opened = Result<OpenedQuestion, Failure>
type Saved = Result<MadeDetail, Failure>
type Brought = Result<UploadedPicture, Failure>

/** Nothing was typed, and nothing came of it. */
const BLANK = { isRestored: false, isTyped: false, isSaved: false, problems: [], failure: null } as const

/**
 * 出题: a question is written or corrected; what is typed is kept on this device until it is saved, over a reload and an expiry. Who was
 * overtaken by somebody else chooses. R-question-6.
 */
export const questionEditorMachine = setup({
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
    isSaved: (_, result: Saved) => result.ok,
    isOvertaken: (_, result: Saved) => !result.ok && isRejectedAs(result.failure, 'conflict'),
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
    forget: assign({ failure: null, problems: [] }),
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
      return { draft: { ...context.draft, pictures }, pictureFailure: null }
    }),
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
}).createMachine({
  id: 'questionEditor',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    made: null,
    draft: input.fresh,
    ...BLANK,
    pictureFailure: null,
    saves: 0,
  }),
  states: {
    form: {
      initial: 'opening',
      states: {
        opening: {
          tags: 'busy',
          invoke: {
            src: 'open',
            input: ({ context }) => placeOf(context),
            onDone: [
              {
                guard: { type: 'isStale', params: ({ event }) => event.output },
                target: 'overtaken',
                actions: { type: 'takeNewest', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'writing',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        writing: {
          on: {
            'editor.type': { actions: [{ type: 'type', params: ({ event }) => event.change }, KEEP] },
            'editor.save': [
              { guard: 'isSound', target: 'saving' },
              { actions: ['sayProblems', 'sayRefused'] },
            ],
            'editor.discard': { actions: ['startAnew', FORGET_KEPT] },
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forget',
          invoke: {
            src: 'save',
            input: ({ context }) => savingOf(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'writing',
                actions: [
                  { type: 'settle', params: ({ event }) => event.output },
                  FORGET_KEPT,
                  { type: 'saySaved', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: 'rereading',
                actions: { type: 'fail', params: ({ event }) => event.output },
              },
              { target: 'writing', actions: { type: 'fail', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        rereading: {
          tags: 'busy',
          invoke: {
            src: 'open',
            input: ({ context }) => placeOf(context),
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'overtaken',
                actions: { type: 'takeNewest', params: ({ event }) => event.output },
              },
              { target: 'writing', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        overtaken: {
          on: {
            // What is typed before it is chosen is kept as well.
            'editor.type': { actions: [{ type: 'type', params: ({ event }) => event.change }, KEEP] },
            'editor.keepMine': { target: 'writing', actions: 'overNewest' },
            'editor.discard': {
              target: 'writing',
              actions: ['startAnew', FORGET_KEPT],
            },
          },
        },
        failed: { tags: 'failing', on: { 'editor.retry': 'opening' } },
        defect: { tags: 'failing', on: { 'editor.retry': 'opening' } },
      },
    },
    picture: {
      initial: 'idle',
      states: {
        idle: { on: { 'editor.bring': 'bringing' } },
        bringing: {
          invoke: {
            src: 'bring',
            input: ({ event }) => {
              if (event.type !== 'editor.bring') throw new Error('no picture was chosen')
              return event.picture
            },
            onDone: [
              {
                guard: { type: 'isBrought', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'takePicture', params: ({ event }) => event.output }, 'sayBrought'],
              },
              { target: 'idle', actions: { type: 'takePicture', params: ({ event }) => event.output } },
            ],
            onError: 'idle',
          },
        },
      },
    },
  },
})
