import { describe, expect, it } from 'vitest'
import type { FormDraftStore } from '#application/session/form-draft.port.ts'

const PLACE = { userId: 1, form: 'fault/12' }
const TYPED = { kind: 'answer', content: '答案应该是 B', clientId: 'of-a-test' }

/** `FormDraftStore`; `make` opens a browser and answers how its store is opened anew. R-session-19. */
export const formDraftContract = (name: string, make: () => () => FormDraftStore): void => {
  describe(`${name}: what is typed in a form`, () => {
    it('is there for the same form and user, also after a reload, until it is forgotten', () => {
      const open = make()
      open().keep(PLACE, TYPED)
      expect(open().read(PLACE)).toEqual(TYPED)
      expect([open().read({ ...PLACE, userId: 2 }), open().read({ ...PLACE, form: 'fault/1' })]).toEqual([
        null,
        null,
      ])
      open().forget(PLACE)
      expect(open().read(PLACE)).toBe(null)
    })

    it('is told to another tab, with what became of it, until that stops listening', () => {
      const open = make()
      const [here, there] = [open(), open()]
      const heard: unknown[] = []
      const stop = there.watch(PLACE, (draft) => heard.push(draft))
      here.keep({ ...PLACE, form: 'another' }, TYPED)
      here.keep(PLACE, TYPED)
      here.forget(PLACE)
      stop()
      here.keep(PLACE, TYPED)
      expect(heard).toEqual([TYPED, null])
    })

    it('that its view cannot read makes way for what it writes', () => {
      const open = make()
      open().keep(PLACE, TYPED)
      const here = open()
      here.read(PLACE)
      here.setAside(PLACE)
      expect(here.read(PLACE)).toBe(null)
      here.setAside(PLACE)
      here.keep(PLACE, TYPED)
      expect(open().read(PLACE)).toEqual(TYPED)
    })

    it('of two tabs is each one’s own, and a third has what was written last', () => {
      const open = make()
      const [here, there] = [open(), open()]
      here.keep(PLACE, TYPED)
      expect(there.read(PLACE)).toEqual(TYPED)
      const other = { ...TYPED, content: '题干少一个字' }
      there.keep(PLACE, other)
      expect([here.read(PLACE), there.read(PLACE), open().read(PLACE)]).toEqual([TYPED, other, other])
      here.forget(PLACE)
      expect([here.read(PLACE), there.read(PLACE)]).toEqual([other, other])
      there.forget(PLACE)
      expect([there.read(PLACE), open().read(PLACE)]).toEqual([null, null])
    })
  })
}
