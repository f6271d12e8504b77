import { createContext } from 'react'

/** What was searched for, as it was typed; texts of questions below mark its words. */
export const SearchedWords = createContext('')
