import { paletteOf } from '../look/palette.ts'
import { disc, type Field, group, hill, shape, stroke, svg } from './canvas.ts'

const crimson = paletteOf('chinese')
const bronze = paletteOf('history')
const sky = paletteOf('geography')

const book = (): string =>
  [
    shape(
      'M-8 214C90 172 200 178 300 232C400 178 510 172 608 214L608 236C510 200 400 206 300 258C200 206 90 200-8 236Z',
      crimson.text,
    ),
    shape('M10 40C100 4 210 12 300 66V240C210 186 100 178 10 212Z', '#ffffff'),
    shape('M590 40C500 4 390 12 300 66V240C390 186 500 178 590 212Z', crimson.paper),
    stroke(
      'M10 40C100 4 210 12 300 66V240C210 186 100 178 10 212ZM590 40C500 4 390 12 300 66V240C390 186 500 178 590 212Z',
      crimson.line,
      3,
    ),
    ...[0, 1, 2, 3, 4].map((row) =>
      stroke(
        `M52 ${70 + row * 26}C116 ${50 + row * 26} 190 ${56 + row * 26} 258 ${90 + row * 26}`,
        bronze.tint,
        5,
      ),
    ),
    shape(
      'M342 178C392 144 420 92 452 110C476 124 486 76 512 72C534 70 548 118 562 128V168C492 156 412 162 342 196Z',
      crimson.tint,
    ),
    shape('M342 196C412 162 492 156 562 168V180C492 168 412 174 342 208Z', crimson.line),
    disc(408, 92, 20, crimson.solid),
  ].join('')

const crane = (x: number, y: number, scale: number): string =>
  group(x, y, scale, stroke('M0 10C14-6 26-4 34 10C42-4 56-8 72 4', bronze.text, 5))

const boat = (x: number, y: number): string =>
  group(
    x,
    y,
    1,
    shape('M0 0H84C76 18 62 24 42 24S8 18 0 0Z', bronze.text),
    shape('M40-66V-6H4C24-22 36-42 40-66Z', crimson.tint),
    shape('M46-74V-6H76C62-22 50-46 46-74Z', crimson.line),
  )

const water = (field: Field, y: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((order) => {
      const x = ((order * 211) % field.width) + 10
      const at = y + (order % 3) * 17
      return stroke(`M${x} ${at}c18-8 36 8 54 0s36 8 54 0`, sky.tint, 4)
    })
    .join('')

/** An open book on the water, with hills behind it, a boat and cranes. */
export const reading = (field: Field): string => {
  const { width, height, isWide } = field
  const foot = height - (isWide ? 92 : 118)
  return svg(
    field,
    disc(isWide ? 560 : 190, isWide ? 128 : 120, isWide ? 62 : 58, crimson.soft),
    hill(
      field,
      [
        [0, foot - 40],
        [width * 0.16, foot - 120],
        [width * 0.34, foot - 46],
        [width * 0.52, foot - 160],
        [width * 0.72, foot - 60],
        [width * 0.88, foot - 150],
        [width, foot - 80],
      ],
      bronze.soft,
    ),
    hill(
      field,
      [
        [0, foot - 6],
        [width * 0.22, foot - 62],
        [width * 0.44, foot - 16],
        [width * 0.66, foot - 84],
        [width * 0.86, foot - 24],
        [width, foot - 50],
      ],
      bronze.tint,
    ),
    shape(`M0 ${foot}H${width}V${height}H0Z`, sky.paper),
    water(field, foot + 26),
    crane(isWide ? 430 : 420, isWide ? 74 : 66, 0.9),
    crane(isWide ? 510 : 520, isWide ? 48 : 100, 0.7),
    crane(isWide ? 346 : 330, isWide ? 104 : 110, 0.6),
    group(isWide ? 730 : 110, isWide ? 92 : 176, isWide ? 1 : 0.98, book()),
    boat(isWide ? 330 : 640, foot + (isWide ? 8 : 84)),
  )
}
