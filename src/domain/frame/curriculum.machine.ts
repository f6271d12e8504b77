import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  actOf,
  type CurriculumContext,
  type CurriculumEvent,
  formOf,
  newForm,
  rebased,
} from './curriculum-acts.ts'
import {
  type CurriculumTree,
  type NodeAct,
  type NodeFault,
  type NodeForm,
  nodeFault,
  nodeIn,
  type TreePlace,
} from './curriculum-tree.ts'

type Read = Result<CurriculumTree, Failure>
type Done = Result<true, Failure>

const AT_REST = { form: null, tried: false, theirs: null, picking: null, failure: null, done: false }

/** The page of a curriculum tree, for administrators of the platform. R-frame-3. */
export const curriculumMachine = setup({
  types: {
    context: {} as CurriculumContext,
    events: {} as CurriculumEvent,
    input: {} as { readonly place: TreePlace; readonly left: NodeForm | null },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    read: fromPromise<Read, TreePlace>(unprovided('read')),
    act: fromPromise<Done, NodeAct | null>(unprovided('act')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isMeant: ({ context, event }) => actOf(context, event) !== null,
    isKnown: ({ context: { nodes } }, id: number) => nodeIn(nodes, id) !== undefined,
    takesMore: ({ context }, parentId: number) => newForm(context, parentId) !== null,
    isTyping: ({ context: { form } }) => form !== null,
    /** The open form is not the one being saved. */
    isTypingBeside: ({ context: { form, act } }) => form !== null && act?.kind !== 'save',
  },
  actions: {
    take: assign(({ context }, read: Read) => (read.ok ? rebased(context, read.value) : {})),
    begin: assign(({ context }, parentId: number) => ({ ...AT_REST, form: newForm(context, parentId) })),
    open: assign(({ context: { nodes } }, id: number) => {
      const node = nodeIn(nodes, id)
      return { ...AT_REST, form: node === undefined ? null : formOf(node) }
    }),
    type: assign(({ context: { form } }, fields: Partial<NodeForm>) => ({
      form: form && { ...form, ...fields },
      tried: false,
    })),
    pick: assign((_, picking: NonNullable<CurriculumContext['picking']>) => ({ ...AT_REST, picking })),
    close: assign(AT_REST),
    warn: assign({ tried: true }),
    note: assign(({ context, event }) => ({
      act: actOf(context, event),
      failure: null,
      done: false,
      theirs: null,
    })),
    noteDone: assign(({ context: { act } }) => ({
      done: true,
      ...(act?.kind === 'save' && { form: null, tried: false }),
      picking: null,
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forget: assign({ failure: null, done: false }),
  },
}).createMachine({
  id: 'curriculum',
  initial: 'opening',
  context: ({ input: { place, left } }) => ({
    ...AT_REST,
    form: left,
    place,
    nodes: [],
    subjects: [],
    act: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'read',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    resting: {
      tags: 'open',
      on: {
        'curriculum.begin': {
          guard: { type: 'takesMore', params: ({ event }) => event.parentId },
          actions: { type: 'begin', params: ({ event }) => event.parentId },
        },
        'curriculum.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'curriculum.type': {
          guard: 'isTyping',
          actions: { type: 'type', params: ({ event }) => event.fields },
        },
        'curriculum.pick': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: { type: 'pick', params: ({ event: { id, to } }) => ({ id, to }) },
        },
        'curriculum.cancel': { actions: 'close' },
        'curriculum.save': [
          { guard: 'isMeant', target: 'acting', actions: 'note' },
          { guard: 'isTyping', actions: 'warn' },
        ],
        'curriculum.step': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'curriculum.drop': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'curriculum.choose': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'curriculum.remove': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'curriculum.reread': 'rereading',
      },
    },
    acting: {
      tags: ['busy', 'open'],
      on: {
        'curriculum.type': {
          guard: 'isTypingBeside',
          actions: { type: 'type', params: ({ event }) => event.fields },
        },
      },
      invoke: {
        src: 'act',
        input: ({ context }) => context.act,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'noteDone',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // After a conflict the typed text stays, on the version that is read again.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      on: {
        'curriculum.type': {
          guard: 'isTyping',
          actions: { type: 'type', params: ({ event }) => event.fields },
        },
      },
      invoke: {
        src: 'read',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'curriculum.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'curriculum.reread': 'opening' } },
  },
})

/** The fault of the open form, shown after the first attempt to save. */
export const warnedNodeFault = ({ nodes, form, tried }: CurriculumContext): NodeFault | null =>
  tried && form !== null ? nodeFault(nodes, form) : null
