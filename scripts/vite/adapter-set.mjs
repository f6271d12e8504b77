/** The sets of adapters that the client can be built with: `src/main/adapters/NAME.adapters.ts`. */
const SETS = ['axios', 'memory']

/**
 * The set that `VITE_ADAPTERS` names; without it the one that asks a server.
 * @param {string | undefined} name
 */
export const adapterSetOf = (name) => {
  const set = name || 'axios'
  if (SETS.includes(set)) return set
  throw new Error(`VITE_ADAPTERS is ${set}; there are only ${SETS.join(' and ')}`)
}
