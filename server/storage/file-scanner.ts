/** Looks through a file for what harms its readers. */
export interface FileScanner {
  /** Of a file on this machine. Rejects with UnsafeFile, or with ScannerAway where it cannot be known. */
  check(place: string): Promise<void>
}

/** It is not kept; the message says why, to its sender. */
export class UnsafeFile extends Error {
  override readonly name = 'UnsafeFile'
  /** For the log: what was found, in the scanner's words. */
  readonly found: string

  constructor(message: string, found: string) {
    super(message)
    this.found = found
  }
}

/** What was sent may be fine: it is to be sent again later (R-wire-12). */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway'
  readonly statusCode = 503
}
