import type { ContainerModule } from 'inversify'
import type { AdapterSet } from '#main/adapters/adapter-set.ts'

/** Every module of a set, whatever bundle it is fetched with. */
export const allAdaptersOf = async (set: AdapterSet): Promise<readonly ContainerModule[]> => {
  const { modules, ...bundles } = await set.signedIn()
  const lazy = await Promise.all([set.connection, ...Object.values(bundles)].map((fetched) => fetched()))
  return [...set.visitor, ...modules, ...lazy.flat()]
}
