import {
  arrow,
  boxed,
  circle,
  curve,
  type Figure,
  ink,
  label,
  line,
  mute,
  path,
  polygon,
  range,
  rect,
} from './draw.ts'
import { graph } from './graph.ts'

const red = '#e5484d'
const water = '#b5e0f5'

export const tableBook: Figure = ({ tint, text, deep }) =>
  [
    rect(90, 300, 480, 24, tint, text),
    line([130, 324], [130, 470], text, 8),
    line([530, 324], [530, 470], text, 8),
    rect(230, 240, 200, 60, '#ffffff', text, 6),
    label(330, 268, '书', 28, deep),
    arrow([300, 270], [300, 400], red, 5),
    label(268, 390, 'G', 28, red),
    arrow([360, 270], [360, 110], text, 5),
    label(470, 130, '桌对书的支持力', 24, text),
    label(330, 60, '同在书上：平衡力', 28, deep),
    label(330, 440, '书对桌的压力作用在桌上', 24, mute),
  ].join('')

export const verticalCircle: Figure = ({ text, deep }) =>
  [
    circle(330, 260, 170, 'none', mute, 3),
    line([330, 260], [330, 90], deep, 3),
    circle(330, 90, 16, text),
    arrow([330, 90], [330, 200], red, 5),
    label(366, 180, 'mg', 26, red),
    arrow([346, 74], [470, 74], text, 4),
    label(490, 74, 'v', 28, text),
    circle(330, 430, 16, text),
    arrow([314, 446], [190, 446], text, 4),
    label(160, 446, 'v₁', 28, text),
    label(352, 300, 'O', 24, deep),
    label(250, 170, 'r', 28, deep),
    circle(330, 260, 5, ink),
  ].join('')

export const boat: Figure = ({ tint, text, deep }) =>
  [
    polygon(
      [
        [120, 260],
        [540, 260],
        [480, 340],
        [180, 340],
      ],
      tint,
      text,
      4,
    ),
    line([20, 345], [640, 345], '#5eb1d8', 5),
    circle(180, 190, 20, text),
    line([180, 210], [180, 258], text, 7),
    arrow([220, 220], [430, 220], text, 4),
    label(330, 190, '人的位移 x₁', 26, text),
    arrow([470, 400], [330, 400], red, 4),
    label(400, 436, '船的位移 x₂', 26, red),
    label(330, 300, 'x₁＋x₂＝船长', 26, deep),
  ].join('')

const molecule = (x: number, y: number, hydrogen: string, oxygen: string) =>
  circle(x - 24, y + 20, 17, hydrogen, ink, 2) +
  circle(x + 24, y + 20, 17, hydrogen, ink, 2) +
  circle(x, y, 27, oxygen, ink, 2)

export const waterSplit: Figure = ({ deep }) => {
  const [h, o] = ['#ffffff', red]
  return [
    molecule(90, 150, h, o),
    molecule(90, 300, h, o),
    label(90, 400, '2 个水分子', 24, deep),
    arrow([150, 235], [210, 235], ink, 4),
    ...range(4).map((index) =>
      circle(262 + (index % 2) * 60, 180 + Math.floor(index / 2) * 110, 17, h, ink, 2),
    ),
    circle(290, 350, 27, o, ink, 2),
    circle(350, 350, 27, o, ink, 2),
    label(310, 410, '4 个氢原子 2 个氧原子', 22, deep),
    arrow([390, 235], [450, 235], ink, 4),
    circle(500, 150, 17, h, ink, 2),
    circle(532, 150, 17, h, ink, 2),
    circle(500, 220, 17, h, ink, 2),
    circle(532, 220, 17, h, ink, 2),
    circle(495, 310, 27, o, ink, 2),
    circle(545, 310, 27, o, ink, 2),
    label(530, 400, '2 个氢分子 1 个氧分子', 22, deep),
  ].join('')
}

export const phCurve: Figure = ({ text }) => {
  const { axes, plot, dash, note } = graph({ x: [0, 10], y: [0, 14], names: ['V(盐酸)', 'pH'] })
  return [
    axes,
    dash([0, 7], [5, 7], red),
    dash([5, 0], [5, 7], red),
    plot((x) => 7 - 5.6 * Math.tanh((x - 5) * 1.6), text, 0.2, 9.8),
    note(7, 7.6, '恰好完全反应', red),
    note(0.7, 7.7, '7', red),
  ].join('')
}

const tube = (x: number, level: number): string =>
  path(`M${x - 42} 90V370A42 42 0 0 0 ${x + 42} 370V90`, ink, 4, 'none') +
  (level > 0 ? path(`M${x - 40} ${level}V370A40 40 0 0 0 ${x + 40} 370V${level}Z`, 'none', 0, water) : '')

const nail = (x: number, colour: string): string =>
  line([x, 170], [x, 380], colour, 9) + line([x - 14, 170], [x + 14, 170], colour, 9)

export const rust: Figure = ({ deep }) =>
  [
    tube(120, 280),
    tube(330, 140),
    tube(540, 0),
    rect(290, 122, 80, 20, '#f5d90a'),
    label(405, 130, '油', 22, deep),
    rect(500, 380, 80, 28, '#ffffff', mute),
    nail(120, '#a8532a'),
    nail(330, '#7d8590'),
    nail(540, '#7d8590'),
    rect(510, 72, 60, 26, '#8b5a2b'),
    label(120, 452, '水＋空气', 24, deep),
    label(330, 452, '煮沸过的水', 24, deep),
    label(540, 452, '干燥的空气', 24, deep),
    label(120, 484, '生锈', 24, red),
    label(330, 484, '不生锈', 24, mute),
    label(540, 484, '不生锈', 24, mute),
  ].join('')

export const rateTime: Figure = ({ text }) => {
  const { axes, plot, dash, note } = graph({ x: [0, 10], y: [0, 10], names: ['t', 'v'] })
  return [
    axes,
    plot((x) => 5 + 4 * Math.exp(-x * 0.7), text, 0.05, 9.5),
    plot((x) => 5 - 5 * Math.exp(-x * 0.7), red, 0.05, 9.5),
    dash([6, 0], [6, 5], '#8d8d8d'),
    note(1.9, 8, 'v(正)', text),
    note(2, 1.6, 'v(逆)', red),
    note(8, 6.2, '平衡：相等'),
  ].join('')
}

export const saltBridge: Figure = ({ tint, text, deep }) =>
  [
    ...[110, 400].flatMap((x) => [
      rect(x, 280, 150, 150, tint),
      path(`M${x} 200V430H${x + 150}V200`, ink, 4),
    ]),
    rect(150, 150, 34, 240, '#9aa5b1', ink),
    rect(476, 150, 34, 240, '#c87533', ink),
    label(120, 170, 'Zn', 28, deep),
    label(540, 170, 'Cu', 28, deep),
    path('M225 380V230H435V380', text, 22),
    label(330, 262, '盐桥 KCl', 24, deep),
    path('M167 150V70H493V150', ink, 4),
    circle(330, 70, 32, '#ffffff', ink, 4),
    label(330, 72, 'A', 28),
    arrow([190, 48], [280, 48], red, 4),
    label(235, 26, 'e⁻', 24, red),
    label(260, 335, 'Cl⁻ ←', 24, text),
    label(395, 335, '→ K⁺', 24, text),
    label(185, 462, 'ZnSO₄', 24),
    label(475, 462, 'CuSO₄', 24),
  ].join('')

export const sexCross: Figure = ({ tint, soft, text, deep }) =>
  [
    boxed(120, 40, 160, 60, '父 XY', tint, text, 28),
    boxed(380, 40, 160, 60, '母 XX', soft, text, 28),
    ...(['X', 'Y'] as const).map(
      (name, index) =>
        circle(140 + index * 120, 200, 38, tint, text) + label(140 + index * 120, 202, name, 30, deep),
    ),
    circle(460, 200, 38, soft, text) + label(460, 202, 'X', 30, deep),
    line([180, 100], [140, 160], text, 3),
    line([220, 100], [260, 160], text, 3),
    line([460, 100], [460, 160], text, 3),
    line([140, 240], [200, 340], text, 3),
    line([460, 240], [220, 340], mute, 3),
    line([260, 240], [440, 340], red, 3),
    line([460, 240], [460, 340], mute, 3),
    boxed(120, 345, 180, 66, 'XX 女孩', '#ffffff', text, 28),
    boxed(370, 345, 180, 66, 'XY 男孩', '#ffffff', red, 28),
    label(210, 446, '1/2', 28, deep),
    label(460, 446, '1/2', 28, deep),
  ].join('')

export const calvin: Figure = ({ tint, text, deep }) =>
  [
    boxed(60, 210, 130, 70, 'C₅', tint, text, 32),
    boxed(470, 210, 130, 70, '2C₃', tint, text, 32),
    path('M125 205C140 90 500 90 530 200', text, 4),
    arrow([518, 180], [531, 206], text),
    path('M530 285C500 400 150 400 128 290', text, 4),
    arrow([134, 312], [127, 284], text),
    arrow([330, 40], [330, 108], ink, 4),
    label(386, 50, 'CO₂', 28),
    label(330, 146, '固定', 26, deep),
    label(330, 340, '还原', 26, deep),
    arrow([330, 460], [330, 384], red, 4),
    label(450, 450, 'ATP、NADPH', 26, red),
    arrow([440, 366], [560, 420], ink, 3),
    label(590, 440, '糖类', 26),
  ].join('')

export const actionPotential: Figure = ({ text }) => {
  const { axes, at, dash, note } = graph({ x: [0, 10], y: [-90, 50], names: ['t', 'mV'] })
  const volts = (x: number): number =>
    -70 + 105 * Math.exp(-((x - 4) ** 2) / 0.55) - 12 * Math.exp(-((x - 6.3) ** 2) / 0.9)
  return [
    axes,
    dash([0, -70], [10, -70], '#8d8d8d'),
    path(
      curve(0, 9.8, (x) => at(x, volts(x))),
      text,
      5,
    ),
    note(1.1, -58, '－70 静息'),
    note(2.4, 8, 'Na⁺内流', red),
    note(5.8, 8, 'K⁺外流', text),
    note(5.2, 40, '峰值＋35'),
    note(8.4, -56, '泵恢复'),
  ].join('')
}
