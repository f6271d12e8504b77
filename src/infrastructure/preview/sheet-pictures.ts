import type { SheetPicture } from '#domain/preview/opened-file.ts'
import { MAX_PIXELS, pictureSizeOf } from '#domain/preview/picture-size.ts'
import { allNamed, firstNamed, type Package, type PackageElement } from './package-xml.ts'

/** English metric units in a pixel. */
const UNITS = 9525
const MAX_PICTURES = 500
/** Bytes of all of them together. */
const MAX_BYTES = 40_000_000
const CHUNK = 0x8000

const TYPES: readonly (readonly [string, string])[] = [
  ['\x89PNG', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF8', 'gif'],
  ['RIFF', 'webp'],
  ['BM', 'bmp'],
]

const binary = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  return pieces.join('')
}

/** A picture within the package as an address; '' for one that a browser does not show, or should not hold. */
const addressOf = (bytes: Uint8Array | null): string => {
  if (bytes === null) return ''
  const head = binary(bytes.subarray(0, 4))
  const type = TYPES.find(([sign]) => head.startsWith(sign))?.[1]
  const size = pictureSizeOf(bytes)
  if (type === undefined || (size !== null && size.width * size.height > MAX_PIXELS)) return ''
  return `data:image/${type};base64,${btoa(binary(bytes))}`
}

/** Pictures of one workbook: the same one is made an address of once, and there is an end to it. */
export const pictureReader = (workbook: Package): ((path: string | undefined) => string) => {
  const made = new Map<string, string>()
  let room = MAX_BYTES
  return (path = '') => {
    const known = made.get(path)
    if (known !== undefined) return known
    const bytes = workbook.bytes(path)
    room -= bytes?.length ?? 0
    const address = room < 0 || made.size >= MAX_PICTURES ? '' : addressOf(bytes)
    made.set(path, address)
    return address
  }
}

const pixels = (units: string | undefined): number => Math.round(Number(units ?? 0) / UNITS) || 0

const look = (picture: PackageElement) => {
  const { name = '', descr = '' } = firstNamed(picture, 'cNvPr')?.attributes ?? {}
  const extent = firstNamed(firstNamed(picture, 'xfrm'), 'ext')?.attributes ?? {}
  return {
    name,
    title: descr,
    width: pixels(extent['cx']),
    height: pixels(extent['cy']),
    relation: firstNamed(picture, 'blip')?.attributes['embed'] ?? '',
  }
}

const cornerOf = (anchor: PackageElement, name: string) => {
  const corner = firstNamed(anchor, name)
  const at = (axis: string): number => Number(firstNamed(corner, axis)?.text ?? 0) || 0
  return corner === undefined ? null : { row: at('row'), column: at('col') }
}

const ANCHORS = ['twoCellAnchor', 'oneCellAnchor', 'absoluteAnchor'] as const

/** The pictures that lie over a sheet, with the cells that they cover. */
export const drawnPictures = (
  workbook: Package,
  sheetPath: string,
  addressOfPath: (path: string | undefined) => string,
): readonly SheetPicture[] => {
  const drawings = [...workbook.targetsOf(sheetPath).values()].filter((path) =>
    /\/drawings\/[^/]*\.xml$/i.test(path),
  )
  return drawings.flatMap((path) => {
    const targets = workbook.targetsOf(path)
    const tree = workbook.tree(path)
    const anchors = ANCHORS.flatMap((name) => allNamed(tree, name))
    return anchors.flatMap((anchor) => {
      const from = cornerOf(anchor, 'from') ?? { row: 0, column: 0 }
      const to = cornerOf(anchor, 'to') ?? from
      const seen = new Set<string>()
      return allNamed(anchor, 'pic').flatMap((picture) => {
        const { title, width, height, relation } = look(picture)
        // The same in another form, for programs of other years.
        if (relation === '' || seen.has(relation)) return []
        seen.add(relation)
        return {
          ...from,
          rows: Math.max(1, to.row - from.row + 1),
          width,
          height,
          title,
          address: addressOfPath(targets.get(relation)),
        }
      })
    })
  })
}

/** A picture that stands in a cell. */
export type CellPicture = Pick<SheetPicture, 'width' | 'height' | 'title' | 'address'>

const CELL_IMAGES = 'xl/cellimages.xml'

/** WPS: the pictures that `=DISPIMG("ID_…",1)` stands for, by their names. */
export const namedCellPictures = (
  workbook: Package,
  addressOfPath: (path: string | undefined) => string,
): ReadonlyMap<string, CellPicture> => {
  const targets = workbook.targetsOf(CELL_IMAGES)
  return new Map(
    allNamed(workbook.tree(CELL_IMAGES), 'pic').map((picture) => {
      const { name, title, width, height, relation } = look(picture)
      return [name, { title, width, height, address: addressOfPath(targets.get(relation)) }]
    }),
  )
}

const RICH_VALUES = 'xl/richData/rdrichvalue.xml'
const RICH_RELATIONS = 'xl/richData/richValueRel.xml'

/** Excel: the pictures of cells with a value from elsewhere, by the number in `vm`, which counts from 1. */
export const valueCellPictures = (
  workbook: Package,
  addressOfPath: (path: string | undefined) => string,
): ((valueMetadata: number) => CellPicture | null) => {
  const metadata = workbook.tree('xl/metadata.xml')
  const records = firstNamed(metadata, 'valueMetadata')?.children ?? []
  const futures = firstNamed(metadata, 'futureMetadata')?.children ?? []
  const values = allNamed(workbook.tree(RICH_VALUES), 'rv')
  const relations = allNamed(workbook.tree(RICH_RELATIONS), 'rel')
  const targets = workbook.targetsOf(RICH_RELATIONS)
  return (valueMetadata) => {
    const future = Number(firstNamed(records[valueMetadata - 1], 'rc')?.attributes['v'] ?? -1)
    const value = values[Number(firstNamed(futures[future], 'rvb')?.attributes['i'] ?? -1)]
    const relation = relations[Number(firstNamed(value, 'v')?.text ?? -1)]?.attributes['id'] ?? ''
    const path = targets.get(relation)
    return path === undefined ? null : { title: '', width: 0, height: 0, address: addressOfPath(path) }
  }
}
