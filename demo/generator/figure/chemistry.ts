import { arrow, circle, type Figure, ink, label, line, mute, path, range, rect } from './draw.ts'

const scale = [
  '#d7263d',
  '#e5484d',
  '#f2643f',
  '#f7882f',
  '#fbb040',
  '#fdd835',
  '#cddc39',
  '#66bb6a',
  '#43a488',
  '#3a9fb5',
  '#3b82c4',
  '#3f66c4',
  '#5a55b8',
  '#6a3fa8',
  '#5b2a86',
]

export const acidity: Figure = ({ deep, soft, text }) => {
  const at = (value: number): number => 32 + value * 42.6
  const span = (from: number, to: number, y: number, name: string, up: boolean): string => {
    const middle = (at(from) + at(to)) / 2
    const edge = up ? 196 : 254
    return (
      rect(at(from), y - 4, Math.max(at(to) - at(from), 6), 8, text, 'none', 4) +
      line([middle, y], [middle, edge], text, 1.5, '4 4') +
      label(middle, up ? y - 18 : y + 20, name, 16, deep)
    )
  }
  return [
    ...scale.map(
      (colour, value) =>
        rect(at(value) - 21.3, 200, 42.6, 50, colour, '#ffffff') +
        label(at(value), 226, `${value}`, 18, '#ffffff'),
    ),
    span(0.9, 1.5, 150, '胃液', true),
    span(2, 3, 108, '柠檬汁', true),
    span(3, 4, 150, '橘汁', true),
    span(5.6, 5.6, 108, '正常雨水', true),
    span(7, 8, 150, '鸡蛋清', true),
    span(9, 10, 108, '肥皂水', true),
    span(12, 13, 150, '炉具清洁剂', true),
    arrow([at(6.2), 286], [at(0), 286], '#d7263d', 4),
    label(at(3), 310, '酸性增强', 19, '#d7263d'),
    arrow([at(7.8), 286], [at(14), 286], '#5a55b8', 4),
    label(at(11), 310, '碱性增强', 19, '#5a55b8'),
    label(at(7), 286, '中性', 18, '#218358'),
    rect(20, 350, 620, 128, soft, 'none', 12),
    ...[
      ['紫色石蕊', '#d7263d', '红', '#7a4fb5', '紫', '#3b66c4', '蓝'],
      ['酚酞', '#ffffff', '无色', '#ffffff', '无色', '#e0408a', '红'],
    ].flatMap(
      (
        [name = '', acid = '', acidName = '', middle = '', middleName = '', base = '', baseName = ''],
        row,
      ) => {
        const y = 388 + row * 54
        const drop = (x: number, colour: string, word: string): string =>
          circle(x, y, 16, colour, mute, 1.5) + label(x + 26, y, word, 17, ink, 'start')
        return [
          label(40, y, name, 19, deep, 'start'),
          drop(210, acid, `遇酸 ${acidName}`),
          drop(370, middle, middleName),
          drop(490, base, `遇碱 ${baseName}`),
        ]
      },
    ),
  ].join('')
}

export const oxygenApparatus: Figure = ({ tint, soft, text, deep }) => {
  const water = '#b8e4f5'
  const glass = 'rgba(255,255,255,.55)'
  return [
    rect(40, 462, 200, 14, deep, 'none', 4),
    line([70, 462], [70, 60], deep, 8),
    line([70, 178], [176, 178], deep, 7),
    rect(164, 158, 20, 44, deep, 'none', 4),
    `<g transform="rotate(7 180 180)">${path('M54 160A20 20 0 0 0 54 200H300V160Z', text, 3, glass)}${path('M58 199A18 18 0 0 1 46 188H150L128 199Z', 'none', 0, '#6a3fa8')}${circle(248, 180, 15, '#ffffff', mute, 2)}${circle(262, 184, 12, '#ffffff', mute, 2)}${rect(284, 156, 30, 48, '#a18072', 'none', 4)}</g>`,
    path('M278 194L338 200Q356 202 358 220V392Q358 410 376 410H424Q440 410 440 396V372', text, 6),
    path(
      'M96 400Q96 372 116 366V352H144V366Q164 372 164 400V430Q164 440 154 440H106Q96 440 96 430Z',
      text,
      3,
      soft,
    ),
    path('M130 350C110 326 126 316 130 286C136 316 152 326 130 350Z', '#f76b15', 2, '#ffb224'),
    path('M316 330V462H560V330', text, 4, 'none'),
    rect(318, 360, 240, 100, water),
    path('M404 250H476V372H404Z', text, 3, glass),
    rect(406, 300, 68, 70, water),
    path('M398 374H482', text, 5),
    ...range(5).map((index) =>
      circle(440 + ((index * 7) % 16) - 8, 356 - index * 18, 5 - index * 0.4, '#ffffff', text, 1.5),
    ),
    path('M316 330V462H560V330', text, 4, 'none'),
    label(120, 130, '高锰酸钾', 17, deep),
    line([104, 142], [90, 178], mute, 1.5),
    label(250, 130, '棉花团', 17, deep),
    line([250, 142], [246, 178], mute, 1.5),
    label(196, 396, '酒精灯（外焰）', 17, deep, 'start'),
    label(196, 232, '铁夹距管口约1/3', 17, deep, 'start'),
    line([196, 226], [182, 204], mute, 1.5),
    label(440, 232, '集气瓶', 17, deep),
    label(600, 410, '水槽', 17, deep),
    label(404, 190, '导管稍露出橡皮塞', 17, deep, 'start'),
    line([400, 190], [318, 196], mute, 1.5),
    label(330, 40, '2KMnO₄ ＝△＝ K₂MnO₄ ＋ MnO₂ ＋ O₂↑', 21, deep),
    rect(90, 60, 0, 0, tint),
  ].join('')
}
