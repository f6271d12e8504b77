/** A school the user belongs to; id 0 and an empty name when there is none (R-session-9). */
export interface Organisation {
  readonly id: number
  readonly name: string
}

export const NO_ORGANISATION: Organisation = { id: 0, name: '' }
