import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { LeftForm } from '../kernel/form-shape.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type FactorFor,
  type SiteChange,
  type SiteFault,
  type SiteForm,
  type SiteLimit,
  type SiteNames,
  type SiteSettings,
  siteChangeOf,
  siteFault,
  siteFormOf,
} from './site-settings.ts'

export interface SiteSettingsContext {
  /** The stored settings; null until they have been read. */
  readonly settings: SiteSettings | null
  readonly form: SiteForm | null
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  readonly failure: Failure | null
  readonly saved: boolean
}

export type SiteSettingsEvent =
  | { type: 'site.name'; names: Partial<SiteNames> }
  | { type: 'site.limit'; field: SiteLimit; text: string }
  | { type: 'site.demandFactor'; factorFor: FactorFor }
  | { type: 'site.save' }
  | { type: 'site.reset' }
  | { type: 'site.reread' }

type Read = Result<SiteSettings, Failure>
type Done = Result<true, Failure>

const formIn = ({ form }: SiteSettingsContext): SiteForm => {
  if (form === null) throw new Error('the settings were not read')
  return form
}

/**
 * The page of site settings, for administrators of the platform: names, links, limits, and who must have a
 * second factor. R-frame-5, R-frame-6, R-session-24.
 */
export const siteSettingsMachine = setup({
  types: {
    input: {} as LeftForm<SiteForm>,
    context: {} as SiteSettingsContext,
    events: {} as SiteSettingsEvent,
    /** The form cannot be saved because it is faulty. */
    emitted: {} as { type: 'site.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    read: fromPromise<Read>(unprovided('read')),
    save: fromPromise<Done, SiteChange>(unprovided('save')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isWhole: ({ context }) => siteFault(formIn(context)) === null,
  },
  actions: {
    take: assign(({ context: { form } }, read: Read) =>
      read.ok ? { settings: read.value, form: form ?? siteFormOf(read.value) } : {},
    ),
    /** The typed text stays, on the present version. */
    rebase: assign(({ context }, read: Read) =>
      read.ok
        ? { settings: read.value, form: { ...formIn(context), rowVersion: read.value.rowVersion } }
        : {},
    ),
    name: assign(({ context }, names: Partial<SiteNames>) => {
      const form = formIn(context)
      return { form: { ...form, names: { ...form.names, ...names } }, saved: false }
    }),
    limit: assign(({ context }, { field, text }: { field: SiteLimit; text: string }) => {
      const form = formIn(context)
      return { form: { ...form, limits: { ...form.limits, [field]: text } }, saved: false }
    }),
    demandFactor: assign(({ context }, factorFor: FactorFor) => ({
      form: { ...formIn(context), factorFor },
      saved: false,
    })),
    reset: assign(({ context: { settings } }) => ({
      form: settings && siteFormOf(settings),
      tried: false,
      failure: null,
      saved: false,
    })),
    warn: assign({ tried: true }),
    sayRefused: emit({ type: 'site.refused' as const }),
    forget: assign({ failure: null, saved: false }),
    /** Takes over the sent values as the stored ones, even if reading them again fails. */
    noteSaved: assign(({ context }) => {
      const { settings } = context
      const kept = settings && { ...settings, ...siteChangeOf(formIn(context)) }
      return { settings: kept, form: kept && siteFormOf(kept), saved: true, tried: false }
    }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'site',
  initial: 'opening',
  context: ({ input }) => ({
    settings: null,
    form: input?.left ?? null,
    tried: false,
    failure: null,
    saved: false,
  }),
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    editing: {
      tags: 'open',
      on: {
        'site.name': { actions: { type: 'name', params: ({ event }) => event.names } },
        'site.limit': { actions: { type: 'limit', params: ({ event }) => event } },
        'site.demandFactor': {
          actions: { type: 'demandFactor', params: ({ event }) => event.factorFor },
        },
        'site.save': [{ guard: 'isWhole', target: 'saving' }, { actions: ['warn', 'sayRefused'] }],
        'site.reset': { actions: 'reset' },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'save',
        input: ({ context }) => siteChangeOf(formIn(context)),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'noteSaved',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'read',
        onDone: { target: 'editing', actions: { type: 'rebase', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'site.reread': { target: 'opening', actions: 'forget' } } },
    defect: { tags: 'failing', on: { 'site.reread': { target: 'opening', actions: 'forget' } } },
  },
})

/** The fault of the form, shown after the first attempt to save. */
export const warnedSiteFault = ({ form, tried }: SiteSettingsContext): SiteFault | null =>
  tried && form !== null ? siteFault(form) : null
