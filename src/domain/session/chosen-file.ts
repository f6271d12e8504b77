/** A file as it was chosen in a form. */
export interface ChosenFile {
  readonly name: string
  readonly content: Blob
}

/** Bytes; a larger file is chosen anew after a reload or an expiry. */
export const MAX_CHOSEN_FILE_BYTES = 20 * 1024 * 1024
