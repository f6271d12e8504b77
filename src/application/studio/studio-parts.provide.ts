import { fromPromise } from 'xstate'
import { colleaguesMachine } from '#domain/studio/colleagues.machine.ts'
import { coverTakingMachine } from '#domain/studio/cover-taking.machine.ts'
import { draftsMachine } from '#domain/studio/drafts.machine.ts'
import { fileTakingMachine } from '#domain/studio/file-taking.machine.ts'
import { filmQualityMachine } from '#domain/studio/film-quality.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { MakingOnce } from '../session/making-once.ts'
import type { CourseDraftPort } from './course-draft.port.ts'
import type { StudioThingPort } from './studio-thing.port.ts'

const COURSE = 'new/course'

/** The list of course drafts with its actors bound to its port. */
export const provideDrafts = (drafts: CourseDraftPort, once: MakingOnce) =>
  draftsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => drafts.drafts({ ...input, page }, signal)),
      ),
      begin: fromPromise(({ input: { organisationId, name }, signal }) =>
        once.make(COURSE, { organisationId, name }, (clientId) =>
          drafts.create({ organisationId, name, clientId }, signal),
        ),
      ),
      remove: fromPromise(({ input, signal }) => drafts.remove(input, signal)),
    },
    actions: { giveUp: () => once.giveUp(COURSE) },
  })

export const provideFileTaking = (things: StudioThingPort) =>
  fileTakingMachine.provide({
    actors: { take: fromPromise(({ input, signal }) => things.takeFile(input, signal)) },
  })

export const provideCoverTaking = (things: StudioThingPort) =>
  coverTakingMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { draftId, picture }, signal }) =>
        things.saveCover({ draftId, bytes: new Uint8Array(await picture.arrayBuffer()) }, signal),
      ),
    },
  })

export const provideFilmQuality = (things: StudioThingPort) =>
  filmQualityMachine.provide({
    actors: {
      look: fromPromise(({ input, signal }) => things.film(input, signal)),
      prepare: fromPromise(({ input, signal }) => things.prepareFilm(input, signal)),
    },
  })

export const provideColleagues = (things: StudioThingPort) =>
  colleaguesMachine.provide({
    actors: {
      find: fromPromise(({ input, signal }) => things.colleagues(input, '', signal)),
      invite: fromPromise(({ input: { draftId, userIds }, signal }) =>
        things.setEditors(draftId, userIds, signal),
      ),
    },
  })
