/** What a school sets without a build (R-product-3), after validation. */
export interface Configuration {
  /** '' for the origin that served the page. No slash at the end. */
  readonly apiHost: string
  readonly productName: string
  readonly schoolCloudName: string
  readonly filingNumber: string
  readonly filingUrl: string
  readonly copyrightHolder: string
  readonly nationalPlatform: { readonly name: string; readonly url: string }
  readonly regionalPlatform: { readonly name: string; readonly url: string } | null
  /** Outside composition services; null opens the built-in composer (R-paper-1). */
  readonly paperUrl: string | null
  readonly electronicPaperUrl: string | null
  readonly player: {
    readonly version: string
    readonly scriptUrls: readonly string[]
    readonly styleUrl: string
  }
  /** Other hosts whose films and streams may be played. */
  readonly mediaHosts: readonly string[]
  /** Bytes. */
  readonly upload: { readonly maxFileSize: number; readonly maxPictureSize: number }
  readonly agreementUrl: string
}
