/** A file that was chosen in a form. */
export interface ChosenFile {
  readonly name: string
  readonly content: Blob
}

/** Bytes; a larger file has to be chosen again after a reload or an expiry. */
export const MAX_CHOSEN_FILE_BYTES = 20 * 1024 * 1024
