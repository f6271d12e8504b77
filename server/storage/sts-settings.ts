/** Who gives short-lived keys out. */
export interface StsSettings {
  readonly endpoint: string
  /** Stores that know no roles want any word that looks like one. */
  readonly roleArn: string
}
