import { createContext, useContext } from 'react'

/** The query of the address as it stands when it is called. */
export type LatestSearch = () => URLSearchParams

export const LatestSearchContext = createContext<LatestSearch>(() => new URLSearchParams())

/**
 * The query of the address at the time of an event. What a page shows is older while the next one is being drawn: a change
 * made of that would take back the change before it.
 */
export const useLatestSearch = (): LatestSearch => useContext(LatestSearchContext)
