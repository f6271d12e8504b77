import { describe, expect, it } from 'vitest'
import type { ScrollPlaceStore } from '#application/navigation/scroll-place.port.ts'
import type { PersonDraftStore } from '#application/people/people.port.ts'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import type { FormDraftStore } from '#application/session/form-draft.port.ts'
import type { LeftWork } from '#application/session/left-work.port.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import { formOf } from '#domain/people/person-form.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { aPerson } from '#tests/support/persons.ts'

/** What the store of each feature is opened by, in one browser. */
export interface LeftIn {
  readonly left: LeftWork
  readonly forms: FormDraftStore
  readonly persons: PersonDraftStore
  readonly settings: PlayerSettingsStore
  readonly place: ScrollPlaceStore
  readonly session: SessionStore
}

const form = formOf(aPerson())
const typed = { kind: 'answer', content: '答案应该是 B', clientId: 'of-a-test' }
const LOUD = { ...DEFAULT_PLAYER_SETTINGS, volume: 0.5 }
const OWN = 7
const OTHER = 8

/** `LeftWork`; `make` opens a browser and answers how its stores are opened anew. R-session-5. */
export const leftWorkContract = (name: string, make: () => () => LeftIn): void => {
  describe(`${name}: what is left in a browser`, () => {
    const leave = ({ forms, persons, settings, place, session }: LeftIn, userId: number) => {
      forms.keep({ userId, form: 'fault/12' }, typed)
      persons.keep({ userId, personId: 4 }, { before: form, form: { ...form, name: '沈雨彤' } })
      settings.keep(userId, LOUD)
      place.keep({ userId, address: '/manage/people/4', top: 300 })
      session.keepToken('of-a-test')
    }
    const leftOf = ({ forms, persons, settings, place, session }: LeftIn, userId: number) => [
      forms.read({ userId, form: 'fault/12' }) !== null,
      persons.read({ userId, personId: 4 }) !== null,
      place.read()?.userId === userId,
      settings.read(userId).volume,
      session.token(),
    ]

    it('goes when somebody else signs in, whatever feature it is of; how each likes to watch stays, and the session', () => {
      const open = make()
      leave(open(), OWN)
      open().left.keepOnlyOf(OTHER)
      expect(leftOf(open(), OWN)).toEqual([false, false, false, 0.5, 'of-a-test'])
    })

    it('stays for the same user, beside whom others’ goes', () => {
      const open = make()
      leave(open(), OTHER)
      leave(open(), OWN)
      open().left.keepOnlyOf(OWN)
      expect(leftOf(open(), OWN)).toEqual([true, true, true, 0.5, 'of-a-test'])
      expect(leftOf(open(), OTHER).slice(0, 3)).toEqual([false, false, false])
    })

    it('stays for a user whose id could not be read this time', () => {
      const open = make()
      leave(open(), OWN)
      open().left.keepOnlyOf(accountIdOf('13900000001'))
      expect(leftOf(open(), OWN)).toEqual([true, true, true, 0.5, 'of-a-test'])
    })
  })
}
