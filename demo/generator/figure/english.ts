import { arrow, circle, type Figure, label, line, mute, path, range } from './draw.ts'

const wave = (x: number, y: number): string => `M${x - 60} ${y}${'q7.5-16 15 0t15 0'.repeat(4)}`

export const tenses: Figure = ({ tint, solid, text, deep }) => {
  const now = 390
  const lanes = [
    [
      '一般现在时',
      range(9)
        .map((index) => circle(176 + index * 54, 0, 7, solid))
        .join(''),
      'I get up at six every day.',
    ],
    ['一般过去时', circle(240, 0, 9, solid), 'I bought this bike in 2022.'],
    ['现在完成时', arrow([240, 0], [now, 0], solid, 4), 'I have had this bike for three years.'],
    ['现在进行时', path(wave(now, 0), solid, 4), 'be（am / is / are）＋ doing'],
    ['过去进行时', path(wave(240, 0), solid, 4), 'was / were ＋ doing'],
    [
      '一般将来时',
      circle(540, 0, 9, 'none', solid, 3).replace('/>', ' stroke-dasharray="4 4"/>'),
      'We are going to / will visit the museum.',
    ],
  ] as const
  return [
    arrow([150, 40], [650, 40], text, 4),
    label(200, 20, '过去', 17, mute),
    label(now, 18, 'now', 20, deep),
    label(600, 20, '将来', 17, mute),
    line([now, 34], [now, 490], tint, 3, '7 6'),
    ...lanes.map(([name, drawing, example], index) => {
      const y = 92 + index * 72
      return `${label(10, y, name, 19, deep, 'start')}<g transform="translate(0 ${y})">${drawing}</g>${label(150, y + 30, example, 16, mute, 'start')}`
    }),
  ].join('')
}
