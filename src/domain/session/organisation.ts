/** A school the user belongs to; id 0 and an empty name when there is none (spec §4). */
export interface Organisation {
  readonly id: number
  readonly name: string
}

export const NO_ORGANISATION: Organisation = { id: 0, name: '' }
