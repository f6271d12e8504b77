/** Begins every value that must not be sent twice; what follows it is another each time. */
export const UNIQUE = 'bench-client-'
