/** A piece of a file that begins on a page of its own. */
export interface PrintPage {
  /** What an @page rule says of the paper. */
  readonly paper: string
  readonly content: Node
  /** Lets go of what the content holds. */
  readonly release?: () => void
}
