import { fromPromise } from 'xstate'
import { homeMachine } from '#domain/catalogue/home.machine.ts'
import type { HomeLivePort } from '../live/live.port.ts'
import type { HomePort } from './home.port.ts'

/** Number of live courses that the strip of the home page shows. */
const HOME_LIVES = 8

export const provideHome = (home: HomePort, live: HomeLivePort) =>
  homeMachine.provide({
    actors: {
      loadBanners: fromPromise(({ signal }) => home.banners(signal)),
      loadLives: fromPromise(({ signal }) => live.homeLives(HOME_LIVES, signal)),
      loadContent: fromPromise(({ input, signal }) => home.content(input, signal)),
    },
  })
