import { success } from '#domain/kernel/result.ts'
import type { Opening } from './open-app.tsx'

/** Home with nothing on it, for who only comes by there: it is drawn whenever a session ends. */
export const BARE_HOME: Pick<Opening, 'home' | 'homeLive'> = {
  home: {
    banners: async () => success([]),
    content: async () => success({ blocks: [], continueItems: [] }),
  },
  homeLive: { homeLives: async () => success([]) },
}
