import type * as z from 'zod/mini'
import type { schoolFile } from '#contract/school-file.ts'
import type { SchoolFile } from '#domain/school-file/school-file.ts'
import { curriculumPlaceOf } from '../catalogue/content-card.mapper.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'

/** A backend that knows contents and files apart says which content a file is. */
export const schoolFileOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: z.output<typeof schoolFile>): SchoolFile => ({
    id: idOf(wire.ContentId) || wire.Id,
    file: fileItemOf(fileAddress)(wire),
    place: curriculumPlaceOf(wire),
    tag: { id: idOf(wire.TagId), name: textOf(wire.TagName) },
    uploader: { id: idOf(wire.UserId), name: textOf(wire.UserName) },
    sharedAt: timeOf(wire.ShareTime),
    viewCount: amountOf(wire.ViewCount),
    downloadCount: amountOf(wire.DownloadCount),
    favourite: flagOf(wire.IsFavorite),
  })
