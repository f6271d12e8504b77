import {
  arc,
  arrow,
  axes,
  blue,
  circle,
  corner,
  curve,
  type Drawings,
  dashed,
  dot,
  ink,
  letter,
  pale,
  path,
  polygon,
  range,
  red,
  text,
  thin,
  through,
} from './pen.ts'

export const mathJunior: Drawings = {
  'math-junior-parallel':
    thin([120, 120], [520, 120]) +
    thin([120, 250], [520, 250]) +
    thin([240, 320], [410, 46]) +
    letter(540, 120, 'a') +
    letter(540, 250, 'b') +
    letter(424, 36, 'c') +
    text(394, 138, '1') +
    text(312, 232, '2') +
    arc(364, 120, 20, -122, 0) +
    arc(283, 250, 18, 0, 58),
  'math-junior-numberline':
    arrow([80, 180], [570, 180], ink, 3) +
    range(9)
      .map((index) => thin([120 + index * 50, 172], [120 + index * 50, 180]))
      .join('') +
    text(320, 206, '0') +
    text(370, 206, '1') +
    text(270, 206, '−1') +
    dot(145, 180, red) +
    letter(145, 150, 'a', 24) +
    dot(440, 180, red) +
    letter(440, 150, 'b', 24),
  'math-junior-isosceles':
    polygon(
      [
        [320, 50],
        [230, 297],
        [410, 297],
      ],
      '#fff',
      ink,
      3,
    ) +
    thin([230, 297], [373.4, 196.6]) +
    letter(320, 32, 'A') +
    letter(212, 302, 'B') +
    letter(430, 302, 'C') +
    letter(392, 190, 'D') +
    text(320, 100, '40°', 17) +
    thin([268, 170], [282, 176]) +
    thin([358, 176], [372, 170]),
  'math-junior-altitude':
    polygon(
      [
        [200, 280],
        [440, 280],
        [200, 100],
      ],
      pale,
      ink,
      3,
    ) +
    thin([200, 280], [286.4, 164.8], red) +
    corner(200, 280, 1, -1) +
    letter(184, 294, 'C') +
    letter(458, 290, 'B') +
    letter(184, 92, 'A') +
    letter(300, 148, 'D') +
    text(172, 194, '6') +
    text(322, 304, '8'),
  'math-junior-inscribed':
    circle(320, 185, 140, '#fff', ink) +
    dot(320, 185) +
    letter(320, 164, 'O') +
    thin([320, 185], [212.8, 275], blue) +
    thin([320, 185], [427.2, 275], blue) +
    thin([370, 54.2], [212.8, 275]) +
    thin([370, 54.2], [427.2, 275]) +
    letter(196, 290, 'A') +
    letter(446, 290, 'B') +
    letter(384, 38, 'C') +
    text(320, 226, '100°', 17),
  'math-junior-similar':
    polygon(
      [
        [300, 50],
        [150, 300],
        [520, 300],
      ],
      '#fff',
      ink,
      3,
    ) +
    thin([210, 200], [432, 200], blue) +
    letter(300, 32, 'A') +
    letter(132, 310, 'B') +
    letter(540, 310, 'C') +
    letter(190, 196, 'D') +
    letter(452, 196, 'E') +
    text(236, 120, '3') +
    text(160, 246, '2') +
    text(320, 184, '6'),
  'math-junior-parabola':
    axes([300, 190], 230, 160, ['x', 'y'], 180, 150) +
    path(
      curve(-1.85, 3.85, (x) => [300 + x * 50, 190 - (x * x - 2 * x - 3) * 32]),
      blue,
    ) +
    text(238, 208, '−1', 16) +
    text(464, 206, '3', 16) +
    text(288, 208, 'O', 16) +
    dashed([350, 190], [350, 318]) +
    dashed([300, 318], [350, 318]) +
    text(278, 318, '−4', 16) +
    text(352, 176, '1', 16),
  'math-junior-journey':
    axes([110, 300], 460, 250, ['t／min', 's／m']) +
    through([
      [110, 300],
      [270, 100],
      [350, 100],
      [510, 300],
    ]) +
    dashed([110, 100], [350, 100]) +
    dashed([270, 100], [270, 300]) +
    dashed([350, 100], [350, 300]) +
    text(86, 100, '1000', 15) +
    text(270, 318, '20', 15) +
    text(350, 318, '30', 15) +
    text(510, 318, '50', 15) +
    text(98, 312, 'O', 15),
  'math-junior-rhombus':
    polygon(
      [
        [320, 50],
        [480, 180],
        [320, 310],
        [160, 180],
      ],
      pale,
      ink,
      3,
    ) +
    thin([320, 50], [320, 310]) +
    thin([160, 180], [480, 180]) +
    corner(320, 180, 1, -1) +
    letter(320, 32, 'A') +
    letter(498, 180, 'B') +
    letter(320, 330, 'C') +
    letter(142, 180, 'D') +
    letter(336, 198, 'O'),
}
