import { describe, expect, it } from 'vitest'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { PLAYER_SETTINGS_STORE } from '#main/playback/tokens.ts'
import { LEFT_WORK } from '#main/session/left-work.tokens.ts'
import { SESSION_STORE } from '#main/session/tokens.ts'
import { WORK_KEYS } from '#tests/support/browser-keys.ts'
import { LEFT_THINGS, leaveAll, missingOf, type Stores } from '#tests/support/left-things.ts'

const LOUD = { ...DEFAULT_PLAYER_SETTINGS, volume: 0.5 }
const OWN = 7
const OTHER = 8
const ACCOUNT = accountIdOf('13900000001')
const OTHER_ACCOUNT = accountIdOf('13900000002')

/** Of the tab alone and one at a time: who is there now has taken the place of who was. */
const ONE_PLACE = ['parkedPlace', 'scrollPlace']

/** `LeftWork`, for everything that a user leaves in the browser's stores; `make` opens a browser and answers how its stores are opened anew. R-session-5. */
export const leftWorkContract = (name: string, make: () => () => Stores | Promise<Stores>): void => {
  describe(`${name}: what is left in a browser`, () => {
    /** What is missing of this user's, after a sign-in of `id`. */
    const missingAfter = async (owner: number, id: number, account: number | null) => {
      const open = make()
      await leaveAll(await open(), owner)
      expect(await missingOf(await open(), owner)).toEqual([])
      ;(await open())(LEFT_WORK).keepOnlyOf(id, account)
      return missingOf(await open(), owner)
    }

    it('goes when somebody else signs in, whatever feature it is of', async () => {
      expect(await missingAfter(OWN, OTHER, OTHER_ACCOUNT)).toEqual(WORK_KEYS)
      expect(await missingAfter(OWN, OTHER, null)).toEqual(WORK_KEYS)
    })

    it('stays for the same user', async () => {
      expect(await missingAfter(OWN, OWN, ACCOUNT)).toEqual([])
    })

    it('stays for a user whose id could not be read, this time or then', async () => {
      expect(await missingAfter(OWN, ACCOUNT, ACCOUNT)).toEqual([])
      expect(await missingAfter(ACCOUNT, OWN, ACCOUNT)).toEqual([])
      expect(await missingAfter(ACCOUNT, OWN, null)).toEqual([])
    })

    it('goes where another account made it', async () => {
      expect(await missingAfter(ACCOUNT, OTHER_ACCOUNT, OTHER_ACCOUNT)).toEqual(WORK_KEYS)
      expect(await missingAfter(ACCOUNT, OTHER, OTHER_ACCOUNT)).toEqual(WORK_KEYS)
    })

    it('goes where nobody knows whose it is', async () => {
      expect(await missingAfter(OWN, 0, null)).toEqual(WORK_KEYS)
    })

    it('of a user stays beside that of others, which goes', async () => {
      const open = make()
      for (const userId of [OTHER, OWN])
        for (const [key, thing] of Object.entries(LEFT_THINGS))
          if (!ONE_PLACE.includes(key)) await thing.leave(await open(), userId)
      ;(await open())(LEFT_WORK).keepOnlyOf(OWN, ACCOUNT)
      expect(await missingOf(await open(), OWN)).toEqual(ONE_PLACE)
      expect(await missingOf(await open(), OTHER)).toEqual(WORK_KEYS)
    })

    it('goes from a tab that stands open', async () => {
      const tab = await make()()
      await leaveAll(tab, OWN)
      tab(LEFT_WORK).keepOnlyOf(OTHER, OTHER_ACCOUNT)
      expect(await missingOf(tab, OWN)).toEqual(WORK_KEYS)
    })

    it('is no work where it tells how each likes to watch, or is the session', async () => {
      const tab = await make()()
      tab(PLAYER_SETTINGS_STORE).keep(OWN, LOUD)
      tab(SESSION_STORE).keepToken('of-a-test')
      tab(LEFT_WORK).keepOnlyOf(OTHER, OTHER_ACCOUNT)
      expect([tab(PLAYER_SETTINGS_STORE).read(OWN), tab(SESSION_STORE).token()]).toEqual([LOUD, 'of-a-test'])
    })
  })
}
