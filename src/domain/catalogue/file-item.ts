/** How a file can be looked at in the browser; `none` where it can only be downloaded. */
export type PreviewKind = 'pdf' | 'image' | 'video' | 'audio' | 'docx' | 'xlsx' | 'none'

/** A file behind a content. Size in bytes, times ISO 8601; addresses are short-lived and '' where there is none. */
export interface FileItem {
  readonly id: number
  /** As it is called when it is downloaded, with its suffix. */
  readonly name: string
  /** Without a dot, lower case. */
  readonly suffix: string
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly hash: string
  readonly downloadUrl: string
  /** What `previewKind` shows; of a pptx its conversion. */
  readonly previewUrl: string
  readonly previewKind: PreviewKind
  readonly thumbUrl: string
  readonly updateTime: string
}

/** What is needed of a file to download it. */
export type DownloadedFile = Pick<FileItem, 'id' | 'name' | 'downloadUrl'>

/** As the wire and forms have it: the suffix stands apart. */
export const nameWithoutSuffix = (name: string, suffix: string): string =>
  suffix !== '' && name.toLowerCase().endsWith(`.${suffix.toLowerCase()}`)
    ? name.slice(0, -suffix.length - 1)
    : name
