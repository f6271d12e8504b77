/** Why the configuration cannot be used, to be shown before the app starts (R-product-3). */
export interface ConfigurationFault {
  /** The wrong field as it is written in the file, e.g. `player.scriptUrls[0]`; '' when the file as a whole is at fault. */
  readonly field: string
  /** What should stand there, in Chinese. */
  readonly expected: string
}
