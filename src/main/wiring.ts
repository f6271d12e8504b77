import type { AnyActorRef } from 'xstate'
import type { AppActors } from '#application/app-actors.ts'
import { newsOfCall, newsOfOtherTab } from '#application/session/session-news.ts'
import { currentCategoryOf, searchedTypeOf } from '#domain/catalogue/categories.machine.ts'
import { CONTENT_TYPE, keepsFilterCriteria } from '#domain/catalogue/category.ts'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import { MESSAGE_MS, NOTIFICATION_MS } from '#domain/notification/notification.machine.ts'
import { settledBySignIn } from '#domain/notification/settled-toasts.ts'
import { toastOfRefusal, toastOfSignOutFailure } from '#domain/session/session-toast.ts'
import type { AppContext } from './app-context.ts'
import type { SignedInBootstrap } from './bundles/bootstrap.ts'
import type { LazyModule } from './bundles/lazy-module.ts'
import { wireSignedIn } from './bundles/signed-in.lazy.ts'
import type { Arrival } from './navigation/navigator.ts'
import { toast } from './notification/toast.ts'
import { sessionToast } from './session/session-toast.ts'

/**
 * Connects the statecharts of the tab; features and bundles have wiring of their own. Called once, before
 * any actor starts. The returned function must be called when all have started; it sends them the first
 * arrival. The order of the statements within a listener matters.
 */
export const wire = (app: AppContext, signedIn: LazyModule<SignedInBootstrap>): (() => void) => {
  app.running.add(...Object.values<AnyActorRef>({ ...app.actors }))
  wireSession(app)
  wireAccess(app)
  wireLogin(app)
  wireSearch(app)
  const showSignedIn = wireSignedIn(app, signedIn)
  wireFrame(app)
  return () =>
    app.navigator.onArrival((arrival) => {
      arrive(app.actors, arrival)
      showSignedIn(arrival)
    })
}

/** Longer than other messages, because the text gives a reason besides the request to sign in again. */
const REASON_MS = 30_000

const wireSession = (app: AppContext): void => {
  const { actors, stores, expiry, navigator, wording } = app
  const notify = toast(actors)
  const say = sessionToast(app)

  expiry.listen((expired) => {
    const news = newsOfCall(expired, stores.session.token())
    if (news !== null) actors.session.send(news)
  })
  stores.session.watch((change) => actors.session.send(newsOfOtherTab(change)))

  actors.session.on('session.opened', ({ user, fresh }) => {
    actors.loginDialog.send({ type: 'session.opened' })
    stores.session.markLogin()
    if (!fresh) return
    for (const id of settledBySignIn(actors.notifications.getSnapshot().context.toasts))
      actors.notifications.send({ type: 'notification.dismiss', id })
    notify('success', wording.signedIn, '', NOTIFICATION_MS)
    actors.loginLanding.send({ type: 'landing.arrive', user, parked: stores.parkedPlace.read() })
    stores.parkedPlace.clear()
  })
  actors.session.on('session.refused', ({ refusal }) => {
    stores.session.forget()
    actors.loginDialog.send({ type: 'session.refused' })
    say(toastOfRefusal(refusal))
  })
  // A held session closes the popup, because another dialog asks for its condition (R-session-22,
  // R-people-5).
  actors.session.on('session.held', () => actors.loginDialog.send({ type: 'session.opened' }))
  actors.session.on('session.delayed', () => {
    actors.loginDialog.send({ type: 'session.refused' })
    say({ kind: 'requestError' })
    notify('information', wording.sessionKept)
  })
  actors.session.on('session.signOutFailed', ({ message }) =>
    // R-navigation-13: three seconds.
    say(toastOfSignOutFailure(message), MESSAGE_MS),
  )
  actors.session.on('session.closed', ({ why, userId, words }) => {
    stores.session.unmarkLogin()
    actors.access.send({ type: 'access.closed', why, userId, words, address: navigator.address() })
  })
}

const wireAccess = ({ actors, stores, navigator, wording }: AppContext): void => {
  const notify = toast(actors)
  actors.session.subscribe((session) => {
    const isVisitor = session.matches('loggedOut') || session.matches('expired')
    actors.access.send({ type: isVisitor ? 'access.visitor' : 'access.person' })
  })
  actors.access.on('access.intentionDropped', () => actors.loginLanding.send({ type: 'landing.drop' }))
  actors.access.on('access.placeParked', ({ place }) => stores.parkedPlace.park(place))
  actors.access.on('access.sessionForgotten', () => stores.session.forget())
  actors.access.on('access.personForgotten', () => forgetPerson(actors))
  actors.access.on('access.warned', ({ warning, words }) => {
    // The user was interrupted, and needs time to read the reason.
    if (warning === 'expired')
      notify('warning', words ?? wording.expired, '', words === undefined ? MESSAGE_MS : REASON_MS)
    else if (warning === 'noRole') notify('error', wording.noRole, wording.toastTitle)
    else notify('information', wording.closedElsewhere)
  })
  actors.access.on('access.accountAsked', ({ reason, address }) => {
    if (address !== null) actors.loginLanding.send({ type: 'landing.intend', address })
    actors.loginDialog.send({ type: 'loginDialog.open', reason })
  })
  actors.access.on('access.leftForHome', () => navigator.navigate('/'))
  actors.access.on('access.ledOn', ({ address }) => navigator.navigate(address))
}

/** Deletes what the long-lived statecharts know of the user after a log-out. */
const forgetPerson = ({ searchPanel, chrome, schoolLocal }: AppActors): void => {
  searchPanel.send({ type: 'search.forgetAll' })
  chrome.send({ type: 'chrome.startOver' })
  schoolLocal.send({ type: 'schoolLocal.leave' })
}

const wireLogin = ({ actors, navigator, wording, prepareSignIn }: AppContext): void => {
  const notify = toast(actors)
  actors.loginDialog.subscribe((dialog) => {
    if (dialog.hasTag('shown')) prepareSignIn()
  })
  actors.loginDialog.on('loginDialog.warned', ({ warning }) =>
    notify('warning', wording.loginWarnings[warning]),
  )
  actors.loginDialog.on('loginDialog.submitted', ({ credentials }) =>
    actors.session.send({ type: 'session.signIn', credentials }),
  )
  actors.loginDialog.on('loginDialog.dismissed', () => actors.loginLanding.send({ type: 'landing.drop' }))
  actors.loginLanding.on('landing.enterCloudSchool', ({ logoName }) => {
    actors.schoolLocal.send({ type: 'schoolLocal.leave' })
    actors.chrome.send({ type: 'chrome.enterCloudSchool', logoName })
  })
  actors.loginLanding.on('landing.toAddress', ({ address }) => navigator.navigate(address))
}

const wireSearch = ({ actors, stores, addresses }: AppContext): void => {
  actors.searchPanel.on('search.requested', ({ keyword }) => {
    const type = searchedTypeOf(actors.categories.getSnapshot().context, keyword)
    actors.access.send({ type: 'access.searched', address: addresses.search(keyword, type) })
  })
  actors.searchPanel.on('search.historyChanged', ({ history }) => stores.searchHistory.keep(history))
  actors.categories.on('categories.chosen', ({ contentType }) => {
    actors.searchPanel.send({ type: 'search.turnTo', contentType })
    if (keepsFilterCriteria(contentType)) stores.filterCriteria.keep(contentType, NO_FILTERS)
  })
  actors.categories.subscribe((categories) => {
    if (categories.hasTag('busy')) return
    const contentType = currentCategoryOf(categories.context)?.type
    if (contentType !== undefined && contentType !== actors.searchPanel.getSnapshot().context.contentType)
      actors.searchPanel.send({ type: 'search.turnTo', contentType })
  })
}

const wireFrame = ({ actors, stores, navigator, wording }: AppContext): void => {
  actors.chrome.on('chrome.startedOver', () => {
    actors.categories.send({ type: 'categories.reset' })
    actors.searchPanel.send({ type: 'search.clear' })
  })
  actors.chrome.on('chrome.historyForgotten', () => {
    actors.searchPanel.send({ type: 'search.forgetAll' })
    for (const type of Object.values(CONTENT_TYPE))
      if (keepsFilterCriteria(type)) stores.filterCriteria.keep(type, NO_FILTERS)
    toast(actors)('success', wording.historyForgotten)
  })
  actors.chrome.on('chrome.homeReached', () => actors.schoolLocal.send({ type: 'schoolLocal.leave' }))
  actors.chrome.on('chrome.remembered', ({ memory }) => stores.chrome.keep(memory))
  actors.schoolLocal.on('schoolLocal.remembered', ({ memory }) => stores.schoolLocal.keep(memory))
  actors.appearance.on('appearance.chosen', ({ appearance }) => stores.appearance.keep(appearance))
  // Must be registered after the listeners above, so that the popup gets the event first.
  actors.session.on('session.refused', () =>
    actors.access.send({
      type: 'access.refused',
      page: navigator.arrival(),
      dialogShown: actors.loginDialog.getSnapshot().hasTag('shown'),
    }),
  )
}

const arrive = (actors: AppActors, arrival: Arrival): void => {
  const { url, title, place } = arrival
  actors.chrome.send({ type: 'chrome.arrive', crumb: { url, title }, place })
  if (arrival.schoolLocalIndex !== null)
    actors.schoolLocal.send({ type: 'schoolLocal.enter', menuIndex: arrival.schoolLocalIndex })
  actors.chrome.send({ type: 'chrome.showBackground', shown: arrival.schoolLocalIndex !== null })
  if (arrival.leavesSchoolLocal) actors.schoolLocal.send({ type: 'schoolLocal.leave' })
  actors.access.send({ type: 'access.arrived', page: arrival })
}
