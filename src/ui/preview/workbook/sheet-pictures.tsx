import type { SheetPicture } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../../copy/preview-copy.ts'
import { columnName, pictureSize, ROW_HEIGHT } from './sheet-layout.ts'

interface SheetPicturesProps {
  readonly pictures: readonly SheetPicture[]
  /** Where rows and columns begin, in pixels. */
  readonly tops: readonly number[]
  readonly lefts: readonly number[]
  /** The rows that are drawn: from the first, up to and without the second. */
  readonly shown: readonly [number, number]
}

/** The pictures of a sheet over its cells, those near what is seen. */
export const SheetPictures = ({ pictures, tops, lefts, shown: [from, to] }: SheetPicturesProps) => {
  const seen = pictures.filter(({ row, rows }) => row < to && row + rows > from)
  return seen.map((picture, index) => {
    const { row, column, title, address } = picture
    const place = {
      top: ROW_HEIGHT + (tops[row] ?? 0) + 1,
      left: (lefts[column] ?? 0) + 1,
      ...pictureSize(picture),
    }
    const name = title || previewCopy.pictureAt(`${columnName(column)}${row + 1}`)
    // oxlint-disable-next-line react/no-array-index-key -- several may lie at one place
    const key = `${row}-${column}-${index}`
    return address === '' ? (
      <span key={key} className="sheet-picture" style={place}>
        {previewCopy.pictureNotShown}
      </span>
    ) : (
      <img key={key} className="sheet-picture" style={place} src={address} alt={name} />
    )
  })
}
