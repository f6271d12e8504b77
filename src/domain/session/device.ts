/** A device on which the user is signed in. */
export interface Device {
  readonly id: string
  /** `Chrome · Windows`; '' for one that did not say. */
  readonly name: string
  /** The one in front of the user. */
  readonly current: boolean
  /** Signed in with the password; the code of the second factor was not given there yet. */
  readonly unproven: boolean
  /** ISO 8601; '' for unknown. */
  readonly signedInAt: string
  readonly seenAt: string
}

/** One other device, or every other one. */
export type DeviceChoice = { readonly kind: 'one'; readonly device: Device } | { readonly kind: 'others' }

export interface DeviceRemoval {
  readonly choice: DeviceChoice
  /** Of the user, trimmed; '' as long as it is not asked for. */
  readonly password: string
}

/** The devices that stay. */
export const devicesWithout = (devices: readonly Device[], choice: DeviceChoice): readonly Device[] =>
  devices.filter(({ id, current }) => (choice.kind === 'one' ? id !== choice.device.id : current))
