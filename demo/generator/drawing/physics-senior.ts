import { meter, wires } from './circuit.ts'
import {
  arrow,
  axes,
  blue,
  curve,
  type Drawings,
  dashed,
  dot,
  grey,
  ink,
  letter,
  pale,
  path,
  polygon,
  range,
  rect,
  red,
  text,
  thin,
  through,
  ticks,
} from './pen.ts'

export const physicsSenior: Drawings = {
  'physics-senior-velocity':
    axes([110, 290], 460, 240, ['t／s', 'v／(m·s⁻¹)']) +
    through([
      [110, 290],
      [210, 130],
      [410, 130],
      [510, 290],
    ]) +
    dashed([110, 130], [210, 130]) +
    dashed([210, 130], [210, 290]) +
    dashed([410, 130], [410, 290]) +
    text(92, 130, '8', 16) +
    ticks([110, 290], 100, [2, 4, 6, 8]),
  'physics-senior-incline':
    polygon(
      [
        [120, 300],
        [530, 300],
        [530, 63.3],
      ],
      '#fff',
      ink,
    ) +
    text(180, 286, '30°', 18) +
    `<g transform="translate(340 173) rotate(-30)">${rect(-35, -46, 70, 46, pale, ink)}</g>` +
    arrow([328.5, 153], [328.5, 260], red, 3) +
    letter(346, 258, 'G'),
  'physics-senior-projectile':
    range(8)
      .map((index) => thin([160 + index * 40, 40], [160 + index * 40, 320], grey))
      .join('') +
    range(8)
      .map((index) => thin([160, 40 + index * 40], [440, 40 + index * 40], grey))
      .join('') +
    path(
      curve(-0.5, 2, (t) => [200 + t * 80, 80 + 40 * t * (t + 1)]),
      blue,
    ) +
    dot(200, 80, red) +
    dot(280, 160, red) +
    dot(360, 320, red) +
    letter(184, 68, 'a') +
    letter(300, 150, 'b') +
    letter(380, 310, 'c'),
  'physics-senior-field':
    [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          arrow([120, 180 + k * 22], [340, 180 + k * 44], ink, 2) +
          thin([330, 180 + k * 43], [520, 180 + k * 62]),
      )
      .join('') +
    dot(180, 180, red) +
    letter(180, 160, 'A') +
    dot(460, 180, red) +
    letter(460, 160, 'B'),
  'physics-senior-emf':
    axes([120, 300], 440, 260, ['I／A', 'U／V']) +
    through(
      [
        [120, 80],
        [420, 190],
      ],
      blue,
    ) +
    dashed([120, 190], [420, 190]) +
    dashed([420, 190], [420, 300]) +
    text(96, 80, '3.0', 16) +
    text(96, 190, '2.4', 16) +
    text(420, 318, '0.6', 16) +
    text(104, 306, '0', 16) +
    path('M112 262l16 -8m-16 16l16 -8', ink, 2),
  'physics-senior-induction':
    rect(160, 100, 60, 110, '#fff', ink) +
    rect(160, 100, 60, 55, '#f3d4d0', ink) +
    text(190, 128, 'N', 20) +
    text(190, 182, 'S', 20) +
    arrow([250, 110], [250, 200], red) +
    letter(272, 156, 'v') +
    range(4)
      .map(
        (index) =>
          `<ellipse cx="190" cy="${250 + index * 22}" rx="60" ry="14" fill="none" stroke="${ink}" stroke-width="3"/>`,
      )
      .join('') +
    wires([
      [250, 250],
      [470, 250],
      [470, 264],
    ]) +
    wires([
      [250, 316],
      [470, 316],
      [470, 302],
    ]) +
    meter(470, 283, 'G'),
  'physics-senior-wave':
    axes([90, 180], 490, 140, ['x／m', 'y／cm'], 0, 120) +
    path(
      curve(0, 7, (x) => [90 + x * 64, 180 - 80 * Math.sin((x * Math.PI) / 2)]),
      blue,
    ) +
    ticks([90, 180], 64, [1, 2, 3, 4, 5, 6]) +
    dashed([90, 100], [154, 100]) +
    text(74, 100, '5', 16) +
    text(68, 260, '−5', 16) +
    arrow([500, 70], [560, 70], red) +
    letter(530, 52, 'v') +
    dot(218, 180, red) +
    letter(232, 164, 'P'),
  'physics-senior-current':
    axes([110, 180], 460, 150, ['t／s', 'i／A'], 0, 140) +
    path(
      curve(0, 2, (x) => [110 + x * 190, 180 - 100 * Math.sin(x * 2 * Math.PI)]),
      blue,
    ) +
    dashed([110, 80], [157, 80]) +
    text(88, 80, '10', 16) +
    text(80, 280, '−10', 16) +
    text(206, 200, '0.01', 15) +
    text(318, 200, '0.02', 15),
}
