/** Keys that are good for one folder and not for long. */
export interface ShortKeys {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly securityToken: string
  readonly until: Date
}

/** A bucket that browsers send to themselves, with keys for a folder of their own (R-upload-2). */
export interface DirectStore {
  readonly provider: 's3' | 'oss'
  /** As browsers reach it, without the bucket. */
  readonly endpoint: string
  /** Where the bucket answers, without a slash at the end. */
  readonly host: string
  readonly bucket: string
  readonly region: string
  readonly pathStyle: boolean
  /** For what begins with `folder`, which ends with a slash. Rejects when the store gives none. */
  keysFor(folder: string): Promise<ShortKeys>
}

/** What browsers send lies below it until it was looked at. */
export const INCOMING = 'incoming/'

/** As long as keys hold: a film over a slow line asks for others on the way. */
export const KEYS_SECONDS = 3600
