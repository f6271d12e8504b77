import { isPictureSuffix, pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import type { DraftPicture } from './draft.ts'
import type { InlineMarks, MarkedText } from './inline-marks.ts'
import type { OfficeFiles } from './office-xml.ts'
import { pictureSource } from './picture-source.ts'

export interface OfficePictures {
  /** A mark for the picture at a path of the document, or for why it cannot be shown; `size` as attributes. */
  markOf(path: string | undefined, size?: string): MarkedText
  /** Those that were marked, by their paths. */
  readonly pictures: ReadonlyMap<string, DraftPicture>
}

/** The pictures of a Word document or a workbook. */
export const officePictures = (files: OfficeFiles, marks: InlineMarks): OfficePictures => {
  const pictures = new Map<string, DraftPicture>()
  return {
    pictures,
    markOf: (path, size = '') => {
      const bytes = path === undefined ? undefined : files.get(path)
      if (path === undefined || bytes === undefined)
        return marks.put('［图］', '有一张图片不在文件里，可能是链接的图片')
      const suffix = pictureSuffixOf(bytes)
      if (suffix === null || !isPictureSuffix(suffix))
        return marks.put(
          '［图］',
          `有一张图片是 ${path.split('.').at(-1)?.toUpperCase() ?? ''}，请换成 PNG 或 JPG`,
        )
      pictures.set(path, { name: path.split('/').at(-1) ?? '', bytes })
      return marks.put(`<img src="${pictureSource(path)}" alt=""${size} />`)
    },
  }
}
