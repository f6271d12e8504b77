import type { KeptStore, KeptThing } from '#application/connection/kept-store.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'

export const memoryKept = (): KeptStore => {
  let things: readonly KeptThing[] = []
  const isSame = (owner: string, name: string) => (thing: KeptThing) =>
    thing.owner === owner && thing.name === name
  return {
    keep: async (thing) => {
      things = [...things.filter((one) => !isSame(thing.owner, thing.name)(one)), thing]
    },
    read: async (owner, name) => things.find(isSame(owner, name))?.value,
    keepOnlyOf: async (owner) => {
      things = things.filter((thing) => !isOfAnother(Number(thing.owner), Number(owner)))
    },
  }
}
