import { OFFICE } from './office-types.ts'

/** What the browser may be handed to show, by suffix, and the mime types under which a store may hold it. */
const SHOWN: Readonly<Record<string, { readonly type: string; readonly mimes: readonly string[] }>> = {
  pdf: { type: 'pdf', mimes: ['application/pdf'] },
  png: { type: 'image', mimes: ['image/png'] },
  jpg: { type: 'image', mimes: ['image/jpeg'] },
  jpeg: { type: 'image', mimes: ['image/jpeg'] },
  gif: { type: 'image', mimes: ['image/gif'] },
  webp: { type: 'image', mimes: ['image/webp'] },
  mp4: { type: 'video', mimes: ['video/mp4'] },
  webm: { type: 'video', mimes: ['video/webm'] },
  mp3: { type: 'audio', mimes: ['audio/mpeg', 'audio/mp3'] },
  m4a: { type: 'audio', mimes: ['audio/mp4', 'audio/x-m4a'] },
  vtt: { type: 'captions', mimes: ['text/vtt'] },
  docx: { type: 'docx', mimes: [OFFICE.docx] },
  xlsx: { type: 'xlsx', mimes: [OFFICE.xlsx] },
}

interface Kept {
  readonly suffix: string
  readonly mime: string
}

/** PreviewType of the contract: '' for what cannot be shown, and for what says one thing and is another. */
export const previewTypeOf = ({ suffix, mime }: Kept): string => {
  const shown = SHOWN[suffix]
  return shown?.mimes.includes(mime) ? shown.type : ''
}

/** Presentations are shown as the PDF that the server makes of them. */
export const isConvertible = ({ suffix, mime }: Kept): boolean => suffix === 'pptx' && mime === OFFICE.pptx
