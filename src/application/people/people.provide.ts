import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { newPersonMachine } from '#domain/people/new-person.machine.ts'
import { peopleMachine } from '#domain/people/people.machine.ts'
import { personEditorMachine } from '#domain/people/person-editor.machine.ts'
import { rolesMachine } from '#domain/people/roles.machine.ts'
import { rosterMachine } from '#domain/people/roster.machine.ts'
import type { SchoolAct } from '#domain/people/school.ts'
import { schoolsMachine } from '#domain/people/schools.machine.ts'
import { orLastPage, orLastPageIn } from '../kernel/last-page.ts'
import type { ChosenFiles } from '../session/chosen-files.ts'
import type { NewPersonDraftStore, PeoplePort, PersonDraftStore } from './people.port.ts'
import type { RolesPort } from './roles.port.ts'
import type { RosterPort } from './roster.port.ts'
import type { SchoolsPort } from './schools.port.ts'

export const providePeople = (port: PeoplePort) =>
  peopleMachine.provide({
    actors: {
      open: fromPromise(({ signal }) => port.managed(signal)),
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.people({ ...input, page }, signal)),
      ),
    },
  })

export const providePersonEditor = (port: PeoplePort, drafts: PersonDraftStore) =>
  personEditorMachine.provide({
    actors: {
      open: fromPromise(async ({ input: place, signal }) => {
        const [managed, person] = await Promise.all([
          port.managed(signal),
          port.person(place.personId, signal),
        ])
        if (!managed.ok) return managed
        if (!person.ok) return person
        return success({ managed: managed.value, person: person.value, left: drafts.read(place) })
      }),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
      setAccess: fromPromise(({ input, signal }) => port.setAccess(input, signal)),
      reset: fromPromise(({ input, signal }) => port.resetPassword(input, signal)),
      removeFactor: fromPromise(({ input, signal }) => port.removeSecondFactor(input, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => {
        if (draft === null) drafts.forget(place)
        else drafts.keep(place, draft)
      },
    },
  })

export const provideNewPerson = (port: PeoplePort, drafts: NewPersonDraftStore) =>
  newPersonMachine.provide({
    actors: {
      open: fromPromise(async ({ input: place, signal }) => {
        const managed = await port.managed(signal)
        return managed.ok ? success({ managed: managed.value, left: drafts.read(place) }) : managed
      }),
      add: fromPromise(({ input, signal }) => port.add(input, signal)),
    },
    actions: {
      keep: (_, { place, draft }) => {
        if (draft === null) drafts.forget(place)
        else drafts.keep(place, draft)
      },
    },
  })

export const provideRoster = (people: PeoplePort, port: RosterPort, chosen: ChosenFiles) =>
  rosterMachine.provide({
    actions: {
      keepFile: (_, { file, organisationId }) => chosen.keep('file/roster', file, organisationId),
      letGo: () => chosen.forget('file/roster'),
    },
    actors: {
      open: fromPromise(async ({ signal }) => {
        const [managed, roster] = await Promise.all([people.managed(signal), port.open(signal)])
        if (!managed.ok) return managed
        if (!roster.ok) return roster
        // The server has compared the file; only its answer was lost.
        if (roster.value !== null) chosen.forget('file/roster')
        const left = await chosen.recall('file/roster')
        const organisationId = typeof left?.said === 'number' ? left.said : 0
        return success({
          managed: managed.value,
          roster: roster.value,
          left: left && { file: left.file, organisationId },
        })
      }),
      compare: fromPromise(({ input, signal }) => port.compare(input, signal)),
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.entries({ ...input, page }, signal)),
      ),
      choose: fromPromise(({ input, signal }) => port.choose(input, signal)),
      apply: fromPromise(({ input, signal }) => port.apply(input, signal)),
      report: fromPromise(({ input, signal }) => port.report(input, signal)),
      close: fromPromise(({ input, signal }) => port.close(input, signal)),
    },
  })

export const provideRoles = (port: RolesPort) =>
  rolesMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => port.roles(signal)),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
    },
  })

const perform = (port: SchoolsPort, act: SchoolAct, signal: AbortSignal) => {
  if (act.kind === 'add') return port.add(act.name, signal)
  if (act.kind === 'rename') return port.rename(act, signal)
  if (act.kind === 'quota') return port.setQuota(act, signal)
  return act.kind === 'close' ? port.setClosed(act, signal) : port.merge(act, signal)
}

export const provideSchools = (people: PeoplePort, port: SchoolsPort) =>
  schoolsMachine.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) => {
        const [managed, list] = await Promise.all([
          people.managed(signal),
          orLastPageIn(
            input.page,
            (page) => port.schools({ ...input, page }, signal),
            (found) => found.page,
          ),
        ])
        if (!managed.ok) return managed
        return list.ok ? success({ ...list.value, targets: managed.value.schools }) : list
      }),
      weigh: fromPromise(({ input, signal }) => port.weigh(input, signal)),
      act: fromPromise(({ input, signal }) => perform(port, input, signal)),
    },
  })
