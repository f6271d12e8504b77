import { paletteOf } from '../look/palette.ts'
import { box, disc, type Field, group, hill, shape, stroke, svg } from './canvas.ts'

const sky = paletteOf('geography')
const blue = paletteOf('math')
const indigo = paletteOf('it')
const grass = paletteOf('sports')

const globe = (): string =>
  [
    stroke('M-30 128C-30 150 30 150 30 128', indigo.deep, 10),
    box(-62, 148, 124, 14, indigo.deep, 7),
    stroke('M64-122C150-78 158 66 70 118', indigo.text, 9),
    `<clipPath id="ball"><circle r="118"/></clipPath>`,
    disc(0, 0, 118, sky.tint),
    `<g clip-path="url(#ball)">${shape('M-96-70C-60-110-10-96 0-66C10-40-22-38-30-10C-38 18-70 10-84-20C-94-40-110-50-96-70Z', grass.line)}${shape(
      'M20-96C60-120 110-70 116-30C100-14 70-22 58-44C46-60 8-70 20-96Z',
      grass.line,
    )}${shape('M-10 26C24 10 60 22 66 48C72 76 36 112 14 110C-6 108-30 48-10 26Z', grass.solid)}</g>`,
    `<g fill="none" stroke="#ffffff" stroke-width="3" opacity=".7"><ellipse rx="48" ry="118"/><path d="M0-118V118M-118 0H118M-104-56H104M-104 56H104"/></g>`,
    stroke('M0-118A118 118 0 1 0 .1-118', sky.text, 6),
  ].join('')

const square = (): string =>
  `<path fill-rule="evenodd" d="M0 0V-190L250 0ZM38-34H136L38-110Z" fill="${blue.tint}"/>` +
  stroke('M0 0V-190L250 0Z', blue.text, 5) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((mark) => stroke(`M${30 + mark * 28} 0v${mark % 2 === 0 ? -14 : -9}`, blue.text, 3))
    .join('')

const compass = (): string =>
  [
    stroke('M0-180L-58 0M0-180L58 0', indigo.text, 9),
    stroke('M-40-58H40', indigo.line, 5),
    disc(0, -184, 17, indigo.deep),
    box(-6, -226, 12, 34, indigo.text, 5),
    stroke('M-110 0A116 116 0 0 0 58 0', blue.line, 4),
  ].join('')

const plane = (): string =>
  shape('M0 0L120-46L62 50L44 12Z', '#ffffff') +
  shape('M44 12L120-46L52 30Z', sky.line) +
  stroke('M0 0L120-46L62 50L44 12ZM44 12L120-46', sky.text, 4)

/** Contour lines over hills, a globe, compasses and a set square, a paper plane on its way. */
export const fieldWork = (field: Field): string => {
  const { width, height, isWide } = field
  const foot = height - (isWide ? 56 : 84)
  const contours = [0, 1, 2, 3].map((ring) =>
    stroke(
      `M-8 ${foot - 50 - ring * 20}C${width * 0.12} ${foot - 150 - ring * 34} ${width * 0.24} ${foot - 10 - ring * 26} ${width * 0.36} ${foot - 96 - ring * 30}S${width * 0.52} ${foot - 40 - ring * 20} ${width * 0.58} ${foot - 66 - ring * 22}`,
      sky.tint,
      3,
    ),
  )
  return svg(
    field,
    ...contours,
    hill(
      field,
      [
        [0, foot - 30],
        [width * 0.2, foot - 74],
        [width * 0.42, foot - 16],
        [width * 0.64, foot - 92],
        [width * 0.84, foot - 30],
        [width, foot - 70],
      ],
      sky.soft,
    ),
    hill(
      field,
      [
        [0, foot + 6],
        [width * 0.3, foot - 30],
        [width * 0.6, foot],
        [width * 0.8, foot - 34],
        [width, foot - 4],
      ],
      blue.soft,
    ),
    ...(isWide
      ? [
          stroke('M300 250C400 170 470 236 560 150S640 110 690 108', indigo.line, 4).replace(
            '/>',
            ' stroke-dasharray="3 14"/>',
          ),
          group(700, 106, 1, plane()),
          group(920, foot - 148, 1.02, globe()),
          group(1112, foot + 12, 1, compass()),
          group(1184, foot + 12, 0.92, square()),
          disc(170, 96, 34, blue.soft),
        ]
      : [
          stroke('M60 190C150 90 230 180 330 104S420 90 470 92', indigo.line, 4).replace(
            '/>',
            ' stroke-dasharray="3 14"/>',
          ),
          group(482, 90, 1.04, plane()),
          group(210, foot - 152, 1.04, globe()),
          group(424, foot + 12, 1.04, compass()),
          group(506, foot + 12, 0.98, square()),
        ]),
  )
}
