import { assign, emit, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { retryabilityOf } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type {
  LoadedEntries,
  OpenedOffice,
  ReadRoster,
  ReportedRoster,
  RosterContext,
  RosterEmitted,
  RosterEvent,
  RosterNext,
} from './roster.events.ts'
import {
  firstKind,
  MAX_ROSTER_BYTES,
  NO_ENTRIES,
  type Roster,
  type RosterChoice,
  type RosterFile,
  type RosterKind,
  type RosterView,
  type RosterWanted,
  withRosterChoice,
} from './roster.ts'

export const rosterIn = ({ roster }: RosterContext): Roster => {
  if (roster === null) throw new Error('no roster is open')
  return roster
}

export const choiceIn = ({ choices: [first] }: RosterContext): RosterChoice => {
  if (first === undefined) throw new Error('nothing was chosen')
  return first
}

const nextIn = ({ next }: RosterContext): RosterNext => {
  if (next === null) throw new Error('nothing was pressed')
  return next
}

export const wantedIn = ({ file, organisationId }: RosterContext): RosterWanted => {
  if (file === null) throw new Error('no file was chosen')
  return { file, organisationId }
}

/** Forgets the chosen file. */
export const LET_GO = { type: 'letGo', params: undefined } as const

/** Context, actors, guards and actions of the roster's statechart. */
export const rosterSetup = setup({
  types: {
    context: {} as RosterContext,
    events: {} as RosterEvent,
    emitted: {} as RosterEmitted,
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    open: fromPromise<OpenedOffice>(unprovided('open')),
    compare: fromPromise<ReadRoster, RosterWanted>(unprovided('compare')),
    load: fromPromise<LoadedEntries, RosterView>(unprovided('load')),
    choose: fromPromise<ReadRoster, RosterChoice>(unprovided('choose')),
    /** Applies the next batch and answers the progress. */
    apply: fromPromise<ReadRoster, number>(unprovided('apply')),
    report: fromPromise<ReportedRoster, number>(unprovided('report')),
    close: fromPromise<Result<true, Failure>, number>(unprovided('close')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnderWay: (_, opened: OpenedOffice) => opened.ok && opened.value.roster?.stage === 'applying',
    isThere: (_, opened: OpenedOffice) => opened.ok && opened.value.roster !== null,
    isLeft: (_, opened: OpenedOffice) => opened.ok && opened.value.left !== null,
    /** The failure is permanent, so that the same file would be refused again. */
    isRefused: (_, read: ReadRoster) => !read.ok && retryabilityOf(read.failure) === 'permanent',
    isTooLarge: (_, file: RosterFile) => file.content.size > MAX_ROSTER_BYTES,
    isCompared: ({ context }) => context.roster?.stage === 'compared',
    hasNext: ({ context }, read: ReadRoster) => read.ok && context.next !== null,
    hasMoreChoices: ({ context }, read: ReadRoster) => read.ok && context.choices.length > 1,
    isApplied: (_, read: ReadRoster) => read.ok && read.value.stage === 'applied',
  },
  actions: {
    know: assign((_, opened: OpenedOffice) => {
      if (!opened.ok) return {}
      const { managed, roster, left } = opened.value
      const only = managed.schools.length === 1 ? (managed.schools[0]?.id ?? 0) : 0
      // The user may not administer the stored school any more.
      const named = managed.schools.find(({ id }) => id === left?.organisationId)
      const organisationId = named?.id ?? only
      return {
        managed,
        roster,
        organisationId,
        file: left?.file ?? null,
        kind: roster === null ? 'added' : firstKind(roster),
      }
    }),
    chooseSchool: assign((_, organisationId: number) => ({ organisationId })),
    hold: assign((_, file: RosterFile) => ({ file, tooLarge: false, failure: null })),
    keepFile: unprovidedAction<RosterWanted>('keepFile'),
    letGo: unprovidedAction<undefined>('letGo'),
    refuse: assign({ tooLarge: true, failure: null, file: null }),
    begin: assign((_, read: ReadRoster) =>
      read.ok ? { roster: read.value, kind: firstKind(read.value), page: NO_ENTRIES, file: null } : {},
    ),
    follow: assign((_, read: ReadRoster) => (read.ok ? { roster: read.value } : {})),
    noteChoice: assign(({ context }, { entries, chosen, sameAs }: Omit<RosterChoice, 'id' | 'kind'>) => ({
      choices: [
        ...context.choices,
        { id: rosterIn(context).id, kind: context.kind, entries, chosen, sameAs },
      ],
    })),
    noteStored: assign(({ context }, read: ReadRoster) => ({
      ...(read.ok && { roster: read.value }),
      page: withRosterChoice(context.page, choiceIn(context)),
      choices: context.choices.slice(1),
    })),
    noteNext: assign((_, next: RosterNext) => ({ next })),
    goOn: raise(({ context }) => nextIn(context)),
    forgetNext: assign({ next: null }),
    noteUnstored: assign((_, read: ReadRoster) => ({
      choices: [],
      next: null,
      ...(!read.ok && { failure: read.failure }),
    })),
    dropChoices: assign({ choices: [], next: null }),
    turn: assign(({ context }, to: { kind: RosterKind; page: number }) => ({
      kind: to.kind,
      page:
        to.kind === context.kind ? { ...context.page, index: to.page } : { ...NO_ENTRIES, index: to.page },
      failure: null,
    })),
    take: assign((_, loaded: LoadedEntries) => (loaded.ok ? { page: loaded.value } : {})),
    turnToFirst: assign(({ context }) => ({ page: { ...context.page, index: 1 } })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    sayReported: emit(({ context }, reported: ReportedRoster) => ({
      type: 'roster.reported' as const,
      roster: rosterIn(context),
      entries: reported.ok ? reported.value : [],
    })),
    putAway: assign({ roster: null, page: NO_ENTRIES, failure: null, kind: 'added' as const }),
  },
})
