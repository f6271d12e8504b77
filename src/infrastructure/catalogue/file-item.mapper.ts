import type * as z from 'zod/mini'
import type { fileItem } from '#contract/content.ts'
import type { FileItem, PreviewKind } from '#domain/catalogue/file-item.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'

const KINDS: readonly PreviewKind[] = ['pdf', 'image', 'video', 'audio', 'docx', 'xlsx', 'none']

/** A kind of preview that the product does not know is none. */
const previewKindOf = (type: string): PreviewKind => KINDS.find((kind) => kind === type) ?? 'none'

export const fileItemOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: z.output<typeof fileItem>): FileItem => {
    const previewUrl = fileAddress(textOf(wire.PreviewUrl))
    return {
      id: wire.Id,
      name: wire.Name,
      suffix: textOf(wire.Suffix).toLowerCase(),
      size: amountOf(wire.Size),
      hash: textOf(wire.Hash),
      downloadUrl: fileAddress(textOf(wire.Url)),
      previewUrl,
      previewKind: previewUrl === '' ? 'none' : previewKindOf(textOf(wire.PreviewType)),
      thumbUrl: fileAddress(textOf(wire.ThumbUrl)),
      updateTime: timeOf(wire.UpdateTime),
    }
  }
