import { createContext, useContext } from 'react'

/** Reads the query of the address at the time of the call. */
export type LatestSearch = () => URLSearchParams

export const LatestSearchContext = createContext<LatestSearch>(() => new URLSearchParams())

/**
 * The query of the address at the time of an event. While the next page is being rendered, the shown one is older: a change based on it would
 * undo the change before.
 */
export const useLatestSearch = (): LatestSearch => useContext(LatestSearchContext)
