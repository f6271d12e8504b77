import { createContext } from 'react'

/** Whether formulas are typeset here by now, and what typesets them is brought; else they stand as they were written. */
export const TypesetWanted = createContext(true)
