/** How far the file with a person's data is. */
export type DataFileState = 'none' | 'making' | 'ready' | 'failed'

/** Why an account may not be given up just now. */
export type ErasureObstacle = 'noRight' | 'lastPlatformAdministrator' | 'lastSchoolAdministrator'

/** What is made and planned with a person's data. Times in ISO 8601, '' for none. R-personal-data-1. */
export interface PersonalData {
  readonly userId: number
  readonly name: string
  /** The one who looks. */
  readonly self: boolean
  readonly file: {
    readonly state: DataFileState
    /** Percent, while it is made. */
    readonly progress: number
    /** Bytes. */
    readonly size: number
    readonly madeAt: string
    readonly expiresAt: string
  }
  /** From when on the data is erased; '' while nobody asked for it. */
  readonly erasureAt: string
  /** Days between asking and erasing. */
  readonly waitDays: number
  /** Null where it may be given up. */
  readonly obstacle: ErasureObstacle | null
  readonly canExport: boolean
}

/** Whose data it is, 0 for one's own, and the password of the one who asks, as typed. */
export interface ErasureWish {
  readonly userId: number
  readonly password: string
}
