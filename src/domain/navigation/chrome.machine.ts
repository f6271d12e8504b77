import { assign, emit, setup } from 'xstate'
import { type Crumb, type CrumbPlace, crumbsTo, isHome } from './breadcrumb.ts'
import type { ChromeMemory } from './chrome-memory.ts'

export interface ChromeContext extends ChromeMemory {
  readonly navigationShown: boolean
  /** Background mode: the page lies on the school's own ground. */
  readonly backgroundShown: boolean
}

export type ChromeEvent =
  /** The router has settled on an address. */
  | { type: 'chrome.arrive'; crumb: Crumb; place?: CrumbPlace }
  /** The name of what the current address shows is known now. */
  | { type: 'chrome.name'; crumb: Crumb }
  /** The cloud school takes over the frame (R-navigation-3). */
  | { type: 'chrome.enterCloudSchool'; logoName: string }
  /** The logo: keyword, category and trail are reset on the way home (R-navigation-5). */
  | { type: 'chrome.startOver' }
  /** Forgets the stored trail, except for the open page. */
  | { type: 'chrome.forgetHistory' }
  | { type: 'chrome.showNavigation'; shown: boolean }
  | { type: 'chrome.showBackground'; shown: boolean }

export type ChromeEmitted =
  /** R-navigation-2: after every navigation to / school-local mode is turned off too. */
  | { type: 'chrome.homeReached' }
  | { type: 'chrome.startedOver' }
  | { type: 'chrome.historyForgotten' }
  | { type: 'chrome.remembered'; memory: ChromeMemory }

/**
 * The frame around the pages: logo name, search box, trail, visibility flags. R-navigation-2 to
 * R-navigation-11.
 */
export const chromeMachine = setup({
  types: {
    input: {} as ChromeMemory,
    context: {} as ChromeContext,
    events: {} as ChromeEvent,
    emitted: {} as ChromeEmitted,
  },
  guards: { isHome: (_, { url }: Crumb) => isHome(url) },
  actions: {
    resetFrame: assign({ logoName: null, searchBoxShown: true, backgroundShown: false }),
    follow: assign(({ context }, { crumb, place }: { crumb: Crumb; place?: CrumbPlace }) => ({
      trail: crumbsTo(context.trail, crumb, place),
    })),
    rename: assign(({ context }, crumb: Crumb) => ({
      trail: context.trail.map((step) => (step.url === crumb.url ? crumb : step)),
    })),
    takeOver: assign((_, logoName: string) => ({ logoName, searchBoxShown: false })),
    clearTrail: assign({ trail: [] }),
    shortenTrail: assign(({ context }) => ({ trail: context.trail.slice(-1) })),
    showNavigation: assign((_, navigationShown: boolean) => ({ navigationShown })),
    showBackground: assign((_, backgroundShown: boolean) => ({ backgroundShown })),
    sayStartedOver: emit({ type: 'chrome.startedOver' }),
    sayHistoryForgotten: emit({ type: 'chrome.historyForgotten' }),
    sayHomeReached: emit({ type: 'chrome.homeReached' }),
    sayRemembered: emit(({ context: { logoName, searchBoxShown, trail } }) => ({
      type: 'chrome.remembered' as const,
      memory: { logoName, searchBoxShown, trail: trail.filter(({ isLost }) => !isLost) },
    })),
  },
}).createMachine({
  id: 'chrome',
  initial: 'elsewhere',
  context: ({ input }) => ({ ...input, navigationShown: true, backgroundShown: false }),
  on: {
    'chrome.arrive': [
      {
        guard: { type: 'isHome', params: ({ event }) => event.crumb },
        target: '.atHome',
        actions: [{ type: 'follow', params: ({ event }) => event }],
      },
      {
        target: '.elsewhere',
        actions: [{ type: 'follow', params: ({ event }) => event }, 'sayRemembered'],
      },
    ],
    'chrome.name': { actions: [{ type: 'rename', params: ({ event }) => event.crumb }, 'sayRemembered'] },
    'chrome.enterCloudSchool': {
      actions: [{ type: 'takeOver', params: ({ event }) => event.logoName }, 'sayRemembered'],
    },
    'chrome.forgetHistory': { actions: ['shortenTrail', 'sayHistoryForgotten', 'sayRemembered'] },
    'chrome.startOver': { actions: ['clearTrail', 'sayStartedOver', 'sayRemembered'] },
    'chrome.showNavigation': { actions: { type: 'showNavigation', params: ({ event }) => event.shown } },
    'chrome.showBackground': { actions: { type: 'showBackground', params: ({ event }) => event.shown } },
  },
  states: {
    /** Whether this is the home page (docs/decisions/0162). */
    atHome: { entry: ['resetFrame', 'sayHomeReached', 'sayRemembered'] },
    elsewhere: {},
  },
})
