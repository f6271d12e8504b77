import { expect, it } from 'vitest'
import type { DraftStore } from '#application/kernel/draft-store.port.ts'

interface Drafts<Place, Draft> {
  readonly place: Place
  readonly one: Draft
  readonly other: Draft
}

/** A `DraftStore` in two tabs; `make` opens a browser and answers how its store is opened in a tab. R-tabs-2. */
export const draftsApartContract = <Place extends { readonly userId: number }, Draft>(
  name: string,
  make: () => () => DraftStore<Place, Draft>,
  { place, one, other }: Drafts<Place, Draft>,
): void => {
  it(`${name}: two tabs in one place write apart, and a third has what was written last`, () => {
    const open = make()
    const [here, there] = [open(), open()]
    here.keep(place, one)
    there.keep(place, other)
    expect([here.read(place), there.read(place), open().read(place)]).toEqual([one, other, other])
    here.forget(place)
    expect([there.read(place), open().read(place)]).toEqual([other, other])
  })

  it(`${name}: a tab that wrote nothing lets go of what it found there, and of nothing that another wrote since`, () => {
    const open = make()
    const [here, idle] = [open(), open()]
    expect(idle.read(place)).toBeNull()
    here.keep(place, one)
    idle.forget(place)
    expect(open().read(place)).toEqual(one)
    expect(idle.read(place)).toEqual(one)
    here.keep(place, other)
    idle.forget(place)
    expect(open().read(place)).toEqual(other)
    expect(idle.read(place)).toEqual(other)
    idle.forget(place)
    expect([idle.read(place), open().read(place)]).toEqual([null, null])
  })
}
