import { paletteOf } from '../look/palette.ts'
import { box, disc, type Field, group, shape, stroke, svg } from './canvas.ts'

const plum = paletteOf('music')
const orange = paletteOf('art')
const grass = paletteOf('sports')
const indigo = paletteOf('it')

const easel = (): string =>
  [
    stroke('M-86 0L-18-250M86 0L18-250M0-40V-260', orange.text, 10),
    box(-112, -236, 224, 156, '#ffffff', 4),
    `<clipPath id="canvas"><rect x="-104" y="-228" width="208" height="140"/></clipPath>`,
    `<g clip-path="url(#canvas)">${box(-104, -228, 208, 140, orange.paper)}${disc(46, -186, 22, orange.solid)}${shape(
      'M-104-120C-60-176-30-168 0-132C30-160 70-150 104-112V-88H-104Z',
      orange.tint,
    )}${shape('M-104-104C-50-132 20-96 104-116V-88H-104Z', orange.line)}</g>`,
    stroke('M-112-236H112V-80H-112Z', orange.text, 5),
    box(-126, -82, 252, 12, orange.text, 6),
  ].join('')

const notes = (): string =>
  [0, 1, 2, 3, 4]
    .map((line) =>
      stroke(
        `M0 ${line * 26}C110 ${line * 26 - 40} 220 ${line * 26 + 40} 350 ${line * 26 - 12}`,
        plum.tint,
        4,
      ),
    )
    .join('') +
  `<g fill="${plum.solid}"><ellipse cx="70" cy="66" rx="19" ry="14" transform="rotate(-18 70 66)"/><ellipse cx="150" cy="82" rx="19" ry="14" transform="rotate(-18 150 82)"/><ellipse cx="268" cy="58" rx="19" ry="14" transform="rotate(-18 268 58)"/></g>` +
  stroke('M87 62V-28L167-12V78M285 54V-40C292-20 308-18 312 0', plum.solid, 6) +
  stroke('M87-28L167-12', plum.solid, 14)

const ball = (): string =>
  disc(0, 0, 66, grass.tint) +
  stroke('M0-66V66M-66 0H66M-46-47C-14-18-14 18-46 47M46-47C14-18 14 18 46 47', grass.text, 5) +
  stroke('M0-66A66 66 0 1 0 .1-66', grass.text, 6)

const laptop = (): string =>
  [
    box(-130, -168, 260, 160, indigo.deep, 12),
    box(-118, -156, 236, 136, indigo.soft, 4),
    stroke('M-54-112L-86-88L-54-64M54-112L86-88L54-64M16-122L-16-54', indigo.text, 9),
    shape('M-166-8H166L150 10H-150Z', indigo.line),
  ].join('')

/** An easel, a line of music, a ball and a screen on one floor. */
export const studio = (field: Field): string => {
  const { width, height, isWide } = field
  const floor = height - (isWide ? 62 : 84)
  return svg(
    field,
    box(0, floor, width, height - floor, orange.paper),
    box(0, floor, width, 5, orange.soft),
    disc(isWide ? 1090 : 400, isWide ? 176 : 214, isWide ? 200 : 224, plum.paper),
    ...(isWide
      ? [
          group(286, 96, 1.05, notes()),
          group(816, floor, 1, easel()),
          group(1094, floor - 8, 1.02, laptop()),
          group(1326, floor - 66, 1, ball()),
          disc(190, 132, 30, plum.soft),
          disc(250, 214, 12, indigo.soft),
          disc(716, 70, 14, grass.soft),
        ]
      : [
          group(226, 76, 1.02, notes()),
          group(150, floor, 1.02, easel()),
          group(440, floor - 8, 0.98, laptop()),
          group(688, floor - 62, 0.94, ball()),
          disc(96, 96, 28, plum.soft),
          disc(694, 150, 16, grass.soft),
        ]),
  )
}
