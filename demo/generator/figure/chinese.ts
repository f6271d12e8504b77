import { circle, type Figure, ink, label, line, path, rect } from './draw.ts'

const tree = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line([0, 0], [0, -70], '#7d5e54', 10)}${path('M0-40L-26-64M0-52L24-76', '#7d5e54', 6)}${circle(-26, -84, 30, '#e5484d')}${circle(24, -94, 32, '#cc3b2b')}${circle(0, -120, 32, '#f2643f')}${circle(-46, -62, 18, '#f7882f')}${circle(48, -66, 18, '#e5484d')}</g>`

export const mountainWalk: Figure = () =>
  [
    rect(0, 0, 660, 500, '#fdf6ec', 'none', 14),
    circle(96, 84, 34, '#ffd6b0'),
    path(
      'M0 320C70 180 130 120 200 210C260 90 330 60 400 190C460 120 560 130 660 300V500H0Z',
      'none',
      0,
      '#b9c4c9',
    ),
    path('M0 380C110 250 210 250 310 330C420 240 540 260 660 370V500H0Z', 'none', 0, '#93a69d'),
    ...[
      [170, 236, 1],
      [330, 250, 1.2],
      [500, 232, 1],
    ].map(
      ([x = 0, y = 0, scale = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})" fill="#ffffff" opacity=".92"><ellipse rx="72" ry="17"/><ellipse cx="-24" cy="-13" rx="34" ry="16"/><ellipse cx="24" cy="-10" rx="30" ry="14"/></g>`,
    ),
    ...[
      [386, 206],
      [432, 214],
      [344, 216],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x - 15, y - 6, 30, 22, '#fff3dc', '#7d5e54') +
        path(`M${x - 22} ${y - 6}L${x} ${y - 24}L${x + 22} ${y - 6}Z`, '#7d5e54', 2, '#7d5e54'),
    ),
    path('M0 430C160 390 420 400 660 440V500H0Z', 'none', 0, '#c9b48a'),
    path('M250 500C290 450 420 440 400 400C384 366 300 372 320 332C334 302 380 300 372 268', '#efe3c8', 16),
    tree(90, 440, 1.1),
    tree(190, 420, 0.8),
    tree(560, 446, 1.2),
    tree(640, 424, 0.9),
    circle(448, 446, 20, 'none', '#5c4033', 4),
    path('M428 446H468M448 426V466M434 432L462 460M462 432L434 460', '#5c4033', 2),
    path('M416 424H500L486 384H430Z', '#5c4033', 3, '#a9744f'),
    line([500, 424], [532, 440], '#5c4033', 4),
    circle(398, 398, 10, '#f2d2b6', '#5c4033', 2),
    path('M388 456L394 410H404L412 456Z', '#3b4a6b', 2, '#5a6ea0'),
    ...(
      [
        [470, 66, '远上寒山石径斜'],
        [210, 292, '白云生处有人家'],
        [330, 482, '停车坐爱枫林晚'],
        [110, 482, '霜叶红于二月花'],
      ] as const
    ).map(
      ([x, y, text]) =>
        rect(x - 78, y - 15, 156, 30, 'rgba(255,255,255,.86)', 'none', 8) + label(x, y + 1, text, 19, ink),
    ),
  ].join('')

type Person = readonly [name: string, x: number, y: number, isOfTwelve?: boolean]

const people: readonly Person[] = [
  ['贾演', 60, 40],
  ['贾代化', 180, 40],
  ['贾敬', 300, 40],
  ['贾珍＝尤氏', 430, 22],
  ['贾蓉＝秦可卿', 580, 22, true],
  ['惜春', 430, 66, true],
  ['贾源', 60, 270],
  ['贾代善＝贾母', 190, 270],
  ['贾赦', 330, 140],
  ['贾政＝王夫人', 340, 290],
  ['贾敏＝林如海', 340, 440],
  ['贾琏＝王熙凤', 500, 120, true],
  ['迎春', 500, 164, true],
  ['贾珠＝李纨', 490, 214, true],
  ['贾兰', 610, 214],
  ['元春', 490, 258, true],
  ['宝玉', 490, 302],
  ['探春', 490, 346, true],
  ['贾环', 490, 390],
  ['林黛玉', 510, 440, true],
]

const kin: readonly (readonly [string, string])[] = [
  ['贾演', '贾代化'],
  ['贾代化', '贾敬'],
  ['贾敬', '贾珍＝尤氏'],
  ['贾敬', '惜春'],
  ['贾珍＝尤氏', '贾蓉＝秦可卿'],
  ['贾源', '贾代善＝贾母'],
  ['贾代善＝贾母', '贾赦'],
  ['贾代善＝贾母', '贾政＝王夫人'],
  ['贾代善＝贾母', '贾敏＝林如海'],
  ['贾赦', '贾琏＝王熙凤'],
  ['贾赦', '迎春'],
  ['贾政＝王夫人', '贾珠＝李纨'],
  ['贾珠＝李纨', '贾兰'],
  ['贾政＝王夫人', '元春'],
  ['贾政＝王夫人', '宝玉'],
  ['贾政＝王夫人', '探春'],
  ['贾政＝王夫人', '贾环'],
  ['贾敏＝林如海', '林黛玉'],
]

const halfWidth = (name: string): number => name.length * 8.5 + 9

export const familyTree: Figure = ({ soft, line: rule, text, deep }) => {
  const of = (wanted: string): Person => people.find(([name]) => name === wanted) ?? ['', 0, 0]
  return [
    ...kin.map(([parent, child]) => {
      const [from, x1, y1] = of(parent)
      const [to, x2, y2] = of(child)
      const [start, end] = [x1 + halfWidth(from), x2 - halfWidth(to)]
      const middle = (start + end) / 2
      return path(`M${start} ${y1}H${middle}V${y2}H${end}`, rule, 2.5)
    }),
    ...people.map(([name, x, y, isOfTwelve]) => {
      const half = halfWidth(name)
      return (
        rect(
          x - half,
          y - 17,
          half * 2,
          34,
          isOfTwelve === true ? '#ffced6' : soft,
          isOfTwelve === true ? text : rule,
          7,
        ) + label(x, y + 1, name, 16, deep)
      )
    }),
    label(60, 82, '宁国府', 18, text),
    label(60, 312, '荣国府', 18, text),
    rect(20, 466, 22, 18, '#ffced6', text, 4),
    label(52, 476, '含金陵十二钗正册人物　“＝”为夫妻，折线为血亲', 15, ink, 'start'),
  ].join('')
}
