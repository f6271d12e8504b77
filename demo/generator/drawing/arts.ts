import {
  arrow,
  blue,
  circle,
  type Drawings,
  dashed,
  green,
  ink,
  path,
  polygon,
  range,
  rect,
  red,
  sand,
  text,
  thin,
} from './pen.ts'

const staff = (top: number): string =>
  range(5)
    .map((index) => thin([70, top + index * 20], [580, top + index * 20]))
    .join('')

const clef = (top: number): string =>
  path(
    `M112 ${top + 60}C96 ${top + 56} 96 ${top + 36} 114 ${top + 36}C138 ${top + 36} 140 ${top + 80} 112 ${top + 80}C84 ${top + 80} 78 ${top + 40} 104 ${top + 16}C126 ${top - 4} 124 ${top - 34} 114 ${top - 34}C100 ${top - 34} 104 ${top} 120 ${top + 96}C122 ${top + 116} 96 ${top + 116} 98 ${top + 102}`,
    ink,
    3,
  )

/** A note: `at` counts half spaces above the lowest line; a stem when it is no whole note, a flag for an eighth. */
const note = (x: number, top: number, at: number, kind: 'whole' | 'half' | 'quarter' | 'eighth'): string => {
  const y = top + 80 - at * 10
  const isOpen = kind === 'whole' || kind === 'half'
  return (
    (at <= -2 ? thin([x - 20, top + 100], [x + 20, top + 100]) : '') +
    `<ellipse cx="${x}" cy="${y}" rx="12" ry="8.5" transform="rotate(-18 ${x} ${y})" fill="${isOpen ? '#fff' : ink}" stroke="${ink}" stroke-width="3"/>` +
    (kind === 'whole' ? '' : thin([x + 11, y - 3], [x + 11, y - 62])) +
    (kind === 'eighth' ? path(`M${x + 11} ${y - 62}Q${x + 30} ${y - 46} ${x + 24} ${y - 26}`, ink, 3) : '')
  )
}

const bar = (x: number, top: number): string => thin([x, top], [x, top + 80])

const sector = (index: number, fill: string): string => {
  const at = (turn: number) =>
    `${(320 + 130 * Math.sin((turn * Math.PI) / 3)).toFixed(1)} ${(180 - 130 * Math.cos((turn * Math.PI) / 3)).toFixed(1)}`
  return path(`M320 180L${at(index - 0.5)}A130 130 0 0 1 ${at(index + 0.5)}Z`, '#fff', 3, fill)
}

const tree = (x: number, foot: number, high: number): string =>
  thin([x, foot], [x, foot - high * 0.5]) + circle(x, foot - high * 0.7, high * 0.3, '#8fbf7a', green, 2)

export const arts: Drawings = {
  'music-primary-notes':
    staff(130) +
    clef(130) +
    note(230, 130, -2, 'whole') +
    note(360, 130, 0, 'whole') +
    note(490, 130, 2, 'whole') +
    text(230, 290, '①', 20) +
    text(360, 290, '②', 20) +
    text(490, 290, '③', 20),
  'music-primary-louder': path('M140 180L500 130M140 180L500 230', ink, 4) + text(320, 300, '记号', 18),
  'music-junior-meter':
    staff(130) +
    clef(130) +
    note(190, 130, 2, 'quarter') +
    note(250, 130, 3, 'quarter') +
    note(310, 130, 4, 'quarter') +
    bar(350, 130) +
    note(400, 130, 4, 'half') +
    note(480, 130, 2, 'quarter') +
    bar(530, 130) +
    bar(580, 130),
  'music-junior-conduct':
    arrow([320, 60], [300, 280], ink) +
    arrow([300, 280], [480, 230], ink) +
    arrow([480, 230], [332, 66], ink) +
    text(282, 290, '1', 22) +
    text(504, 234, '2', 22) +
    text(344, 48, '3', 22),
  'art-primary-wheel':
    ['#d8362f', '#ee8a2b', '#f6d535', '#3f9b55', '#2f62b8', '#7a4a9c']
      .map((fill, index) => sector(index, fill))
      .join('') +
    ['红', '橙', '黄', '绿', '蓝', '紫']
      .map((name, index) =>
        text(
          320 + 84 * Math.sin((index * Math.PI) / 3),
          180 - 84 * Math.cos((index * Math.PI) / 3),
          name,
          20,
          '#fff',
        ),
      )
      .join(''),
  'art-primary-road':
    dashed([60, 130], [580, 130]) +
    polygon(
      [
        [220, 340],
        [420, 340],
        [326, 130],
        [314, 130],
      ],
      sand,
      ink,
      2,
    ) +
    [
      [150, 330, 180],
      [220, 250, 110],
      [264, 198, 62],
      [292, 164, 32],
    ]
      .map(([x = 0, foot = 0, high = 0]) => tree(x, foot, high) + tree(640 - x, foot, high))
      .join('') +
    text(80, 112, '视平线', 16),
  'art-junior-box':
    dashed([60, 110], [580, 110]) +
    circle(470, 110, 5, red) +
    text(492, 94, '消失点', 16) +
    rect(140, 180, 150, 130, '#eef1f5', ink) +
    [
      [140, 180],
      [290, 180],
      [290, 310],
    ]
      .map(([x = 0, y = 0]) => dashed([x, y], [470, 110]))
      .join('') +
    polygon(
      [
        [140, 180],
        [290, 180],
        [362, 152],
        [239, 152],
      ],
      '#dfe4ea',
      ink,
      2,
    ) +
    polygon(
      [
        [290, 180],
        [362, 152],
        [362, 230],
        [290, 310],
      ],
      '#c6ced8',
      ink,
      2,
    ),
  'sports-junior-volleyball':
    rect(120, 40, 400, 280, '#f6ead6', ink) +
    thin([120, 40], [520, 40], red) +
    dashed([120, 133], [520, 133]) +
    text(320, 22, '球网', 16) +
    [
      [450, 250, '1'],
      [450, 86, '2'],
      [320, 86, '3'],
      [190, 86, '4'],
      [190, 250, '5'],
      [320, 250, '6'],
    ]
      .map(
        ([x, y, name]) =>
          circle(Number(x), Number(y), 22, '#fff', ink, 2) + text(Number(x), Number(y), String(name), 20),
      )
      .join(''),
  'sports-junior-basketball':
    rect(100, 40, 440, 290, '#f6ead6', ink) +
    rect(260, 40, 120, 130, '#eed9b5', ink) +
    path('M260 170A60 60 0 0 0 380 170', ink, 2) +
    path('M140 40V100C150 320 490 320 500 100V40', blue, 3) +
    circle(320, 64, 8, '#fff', red, 3) +
    thin([300, 52], [340, 52], ink) +
    text(320, 154, '①', 20) +
    text(494, 220, '②', 20, blue),
}
