/** A device on which the user is signed in. */
export interface Device {
  readonly id: string
  /** `Chrome · Windows`; '' for one that did not say. */
  readonly name: string
  /** The one in front of the user. */
  readonly current: boolean
  /** ISO 8601; '' for unknown. */
  readonly signedInAt: string
  readonly seenAt: string
}
