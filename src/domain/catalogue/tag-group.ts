export interface Tag {
  readonly id: number
  readonly name: string
  /** Contents that carry it. */
  readonly count: number
}

/** A row of tags; of one that is not `multiple` only one can be chosen. */
export interface TagGroup {
  readonly code: string
  readonly name: string
  readonly multiple: boolean
  readonly tags: readonly Tag[]
}
