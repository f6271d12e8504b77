import { describe, expect, it } from 'vitest'
import type { NewPersonDraftStore, PersonDraftStore } from '#application/people/people.port.ts'
import { newPersonForm } from '#domain/people/new-person.ts'
import { formOf } from '#domain/people/person-form.ts'
import { aPerson, MANAGED } from '#tests/support/persons.ts'

const before = formOf(aPerson())
const draft = { before, form: { ...before, name: '沈雨彤' } }
const PLACE = { userId: 1, personId: 4 }

/** `PersonDraftStore`; `make` opens a browser and answers how its store is opened anew. R-people-11. */
export const personDraftContract = (name: string, make: () => () => PersonDraftStore): void => {
  describe(`${name}: what is not saved of a person`, () => {
    it('is there for the same person and who typed it, also after a reload, until it is forgotten', () => {
      const open = make()
      open().keep(PLACE, draft)
      expect(open().read(PLACE)).toEqual(draft)
      expect([open().read({ ...PLACE, userId: 2 }), open().read({ ...PLACE, personId: 5 })]).toEqual([
        null,
        null,
      ])
      open().forget(PLACE)
      expect(open().read(PLACE)).toBe(null)
    })
  })
}

const NEW = { ...newPersonForm(MANAGED), account: '13700000001', name: '新来的' }

/** `NewPersonDraftStore`; likewise. R-people-11. */
export const newPersonDraftContract = (name: string, make: () => () => NewPersonDraftStore): void => {
  describe(`${name}: what is typed of somebody who is not added yet`, () => {
    it('is there for who typed it, also after a reload, until it is forgotten', () => {
      const open = make()
      open().keep({ userId: 1 }, NEW)
      expect([open().read({ userId: 1 }), open().read({ userId: 2 })]).toEqual([NEW, null])
      open().forget({ userId: 1 })
      expect(open().read({ userId: 1 })).toBe(null)
    })
  })
}
