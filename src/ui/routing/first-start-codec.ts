/** Where an installation begins; the secret of its link follows after a #. */
export const FIRST_START_ADDRESS = '/manage/start'

/** The secret in the part of an address after #; empty for none. */
export const secretOf = (hash: string): string => hash.replace(/^#/, '')
