import type { Container } from 'inversify'
import type { AnyActorRef } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import { goOnWith } from '#application/session/go-on.ts'
import type { SignedInAdapters } from '../adapters/adapter-set.ts'
import { inboxModule } from '../announcement/inbox.module.ts'
import { countWhenIdle } from '../announcement/inbox.wiring.ts'
import { INBOX_ACTOR } from '../announcement/tokens.ts'
import type { AppContext } from '../app-context.ts'
import { wireCardFiles } from '../catalogue/card-file.wiring.ts'
import { catalogueModule } from '../catalogue/catalogue.module.ts'
import { wireListArrivals } from '../catalogue/list-arrival.wiring.ts'
import { CARD_FILES_ACTOR } from '../catalogue/tokens.ts'
import { KEPT_STORE } from '../connection/tokens.ts'
import { favouriteModule } from '../favourite/favourite.module.ts'
import { wireFavourites } from '../favourite/favourite.wiring.ts'
import { FAVOURITE_SYNC_PORT, FAVOURITES_ACTOR } from '../favourite/tokens.ts'
import { learningModule } from '../learning/learning.module.ts'
import { LEDGER_ACTOR, PAGE_LIFECYCLE, USER_ACTIONS_ACTOR } from '../learning/tokens.ts'
import { reservationModule } from '../live/reservation.module.ts'
import { RESERVATIONS_ACTOR } from '../live/reservation.tokens.ts'
import { wireReservations } from '../live/reservation.wiring.ts'
import { readAheadAt } from '../navigation/read-ahead.wiring.ts'
import { PAGE_SCROLL, SCROLL_PLACE_STORE } from '../navigation/scroll-place.tokens.ts'
import { wireScrollPlace } from '../navigation/scroll-place.wiring.ts'
import { wireCloudFrame } from '../school-file/cloud-frame.wiring.ts'
import { wireSchoolAddress } from '../school-file/school-address.wiring.ts'
import { CHOSEN_FILE_STORE } from '../session/chosen-file.tokens.ts'
import { FORM_DRAFT_STORE } from '../session/form-draft.tokens.ts'
import { LEFT_UNSENT } from '../session/left-unsent.tokens.ts'
import { LEFT_WORK } from '../session/left-work.tokens.ts'
import { wireOutbox } from '../session/outbox.wiring.ts'
import { UNSENT_WORK } from '../session/tokens.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'
import { HAS_UPLOADS_STORE } from '../upload/tokens.ts'
import type { SignedInBootstrap } from './bootstrap.ts'
import { lazyBundles } from './lazy-bundles.ts'

/** The statecharts for signed-in users, bound to their ports, wired and started. */
export const openSignedIn = (
  container: Container,
  adapters: SignedInAdapters,
  app: AppContext,
): SignedInBootstrap => {
  container.load(
    catalogueModule,
    learningModule,
    inboxModule,
    favouriteModule,
    reservationModule,
    ...adapters.modules,
  )
  const actors = actorsIn(container)
  const { loads, list, folders, ahead } = lazyBundles(container, adapters, app)
  readAheadAt(app.navigator.address(), ahead)
  const lists = wireListArrivals(app, list)
  wireCardFiles(app, actors)
  wireReservations(app, actors)
  wireSchoolAddress(app)
  wireCloudFrame(app)
  const favourites = wireFavourites(app, actors, container.get(FAVOURITE_SYNC_PORT), folders)
  const findPlace = wireScrollPlace(app, {
    store: container.get(SCROLL_PLACE_STORE),
    page: container.get(PAGE_SCROLL),
    lifecycle: container.get(PAGE_LIFECYCLE),
  })
  // Delete the work that another user left on this computer (R-session-5).
  const left = container.get(LEFT_WORK)
  whenSignedIn(app.actors, (id) => left.keepOnlyOf(id, app.stores.session.accountId()))
  const kept = container.get(KEPT_STORE)
  whenSignedIn(app.actors, (id) => void kept.keepOnlyOf(String(id || (app.stores.session.accountId() ?? ''))))
  const chosen = container.get(CHOSEN_FILE_STORE)
  whenSignedIn(app.actors, (id) => void chosen.keepOnlyOf(id))
  const isLeft = container.get(LEFT_UNSENT)
  const uploads = container.get(HAS_UPLOADS_STORE)
  whenSignedIn(app.actors, () =>
    goOnWith([
      { isThere: () => isLeft('answers'), open: loads.question },
      { isThere: () => uploads.read(), open: loads.ownFiles },
      { isThere: () => isLeft('edits'), open: loads.studio },
      { isThere: () => isLeft('writings'), open: loads.writing },
    ]),
  )
  wireOutbox(app, actors.ledger, container.get(UNSENT_WORK), 'learning')
  app.running.add(...Object.values<AnyActorRef>({ ...actors }))
  for (const actor of Object.values({ ...actors })) actor.start()
  return {
    signedIn: { actors, formDrafts: container.get(FORM_DRAFT_STORE), ...loads },
    show: (arrival) => {
      lists.show(arrival)
      findPlace(arrival)
      actors.ledger.send({ type: 'outbox.flush' })
      countWhenIdle(app, actors)
    },
    forget: () => {
      lists.forget()
      favourites.forget()
      actors.cardFiles.send({ type: 'cardFiles.drop' })
      actors.reservations.send({ type: 'reservations.drop' })
      actors.userActions.send({ type: 'userActions.drop' })
      actors.inbox.send({ type: 'inbox.leave' })
    },
  }
}

const actorsIn = (container: Container): SignedInActors => ({
  cardFiles: container.get(CARD_FILES_ACTOR),
  reservations: container.get(RESERVATIONS_ACTOR),
  favourites: container.get(FAVOURITES_ACTOR),
  userActions: container.get(USER_ACTIONS_ACTOR),
  ledger: container.get(LEDGER_ACTOR),
  inbox: container.get(INBOX_ACTOR),
})
