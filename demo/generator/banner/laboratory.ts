import { paletteOf } from '../look/palette.ts'
import { box, disc, type Field, group, shape, stroke, svg } from './canvas.ts'

const cyan = paletteOf('physics')
const teal = paletteOf('chemistry')
const green = paletteOf('biology')

const flask = (): string =>
  [
    shape('M-30-210H30V-120L96-14C104 0 96 10 82 10H-82C-96 10-104 0-96-14L-30-120Z', '#ffffff'),
    shape('M-62-70C-30-84 20-54 62-70L96-14C104 0 96 10 82 10H-82C-96 10-104 0-96-14Z', teal.line),
    disc(-26, -32, 11, teal.soft),
    disc(18, -18, 8, teal.soft),
    disc(4, -48, 6, teal.soft),
    stroke(
      'M-40-210H40M-30-206V-120L-96-14C-104 0-96 10-82 10H82C96 10 104 0 96-14L30-120V-206',
      teal.text,
      6,
    ),
    disc(-10, -244, 9, teal.tint),
    disc(14, -268, 6, teal.tint),
  ].join('')

const tube = (x: number, liquid: string, level: number): string =>
  group(
    x,
    0,
    1,
    shape(`M-15-150H15V-22A15 15 0 0 1-15-22Z`, '#ffffff'),
    shape(`M-15 ${-level}H15V-22A15 15 0 0 1-15-22Z`, liquid),
    stroke('M-20-150H20M-15-150V-22A15 15 0 0 0 15-22V-150', cyan.text, 5),
  )

const rack = (): string =>
  [
    tube(-70, teal.tint, 84),
    tube(0, cyan.line, 112),
    tube(70, green.line, 60),
    box(-108, -112, 216, 14, cyan.tint, 7),
    box(-108, -4, 216, 14, cyan.text, 7),
    box(-100, -104, 10, 104, cyan.text),
    box(90, -104, 10, 104, cyan.text),
  ].join('')

const microscope = (): string =>
  [
    box(-86, -6, 176, 16, green.deep, 8),
    stroke('M52-6C96-60 92-140 34-168', green.text, 20),
    group(
      0,
      0,
      1,
      `<g transform="rotate(24 0 -170)">${box(-22, -262, 44, 132, green.text, 10)}${box(-15, -292, 30, 34, green.deep, 6)}${box(-13, -130, 26, 34, green.line, 4)}</g>`,
    ),
    box(-70, -66, 108, 12, green.deep, 6),
    box(-54, -74, 56, 6, green.tint, 3),
    disc(66, -84, 14, green.line),
  ].join('')

const atom = (): string =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<ellipse rx="112" ry="42" fill="none" stroke="${cyan.line}" stroke-width="6" transform="rotate(${turn})"/>`,
    )
    .join('') +
  disc(0, 0, 18, cyan.solid) +
  disc(112, 0, 9, cyan.text) +
  disc(-56, -97, 9, cyan.text) +
  disc(-56, 97, 9, cyan.text)

const sprout = (): string =>
  [
    shape('M-46-56H46L34 10H-34Z', green.tint),
    box(-52, -66, 104, 18, green.line, 6),
    stroke('M0-66C0-110 4-130 2-164', green.text, 7),
    shape('M2-112C-18-156-58-152-72-138C-62-112-30-100 2-112Z', green.solid),
    shape('M2-150C14-196 60-204 82-190C72-158 36-140 2-150Z', green.line),
    stroke('M2-112C-22-126-44-132-60-134M2-150C26-168 48-178 68-184', green.soft, 3),
  ].join('')

/** A bench: flask, tubes, microscope and a plant, an atom in the air. */
export const laboratory = (field: Field): string => {
  const { width, height, isWide } = field
  const bench = height - (isWide ? 70 : 92)
  const at = (x: number, scale: number, drawing: string): string =>
    group(x, bench - 10 * scale, scale, drawing)
  return svg(
    field,
    disc(isWide ? 1010 : 400, isWide ? 190 : 210, isWide ? 230 : 236, teal.paper),
    disc(isWide ? 320 : 96, isWide ? 120 : 110, isWide ? 54 : 40, cyan.paper),
    box(0, bench, width, height - bench, cyan.soft),
    box(0, bench, width, 8, cyan.tint),
    ...(isWide
      ? [
          group(560, 166, 0.86, atom()),
          at(748, 0.92, sprout()),
          at(924, 0.94, flask()),
          at(1134, 0.92, rack()),
          at(1332, 0.92, microscope()),
          at(376, 0.58, flask()),
          disc(228, 236, 16, teal.soft),
          disc(146, 186, 10, cyan.tint),
          disc(276, 150, 8, green.tint),
        ]
      : [
          group(158, 142, 0.84, atom()),
          at(104, 0.88, sprout()),
          at(266, 0.92, flask()),
          at(470, 0.88, rack()),
          at(662, 0.92, microscope()),
          disc(430, 120, 14, teal.tint),
          disc(490, 176, 8, cyan.tint),
        ]),
  )
}
