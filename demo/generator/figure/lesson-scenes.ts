import {
  arrow,
  boxed,
  circle,
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

const red = '#e5484d'
const water = '#8ecae6'

export const aboveGround: Figure = ({ deep }) =>
  [
    polygon(
      [
        [20, 420],
        [150, 420],
        [215, 250],
        [250, 250],
        [265, 300],
        [395, 300],
        [410, 250],
        [445, 250],
        [510, 420],
        [640, 420],
        [640, 490],
        [20, 490],
      ],
      '#e0c28a',
      '#8a6d3b',
      3,
    ),
    polygon(
      [
        [257, 270],
        [403, 270],
        [395, 300],
        [265, 300],
      ],
      water,
    ),
    label(330, 282, '黄河水面', 24, deep),
    label(330, 336, '泥沙淤积的河床', 22, '#5c4a25'),
    label(180, 228, '大堤', 24, deep),
    label(480, 228, '大堤', 24, deep),
    rect(560, 372, 40, 48, '#ffffff', ink),
    polygon(
      [
        [552, 372],
        [608, 372],
        [580, 344],
      ],
      red,
    ),
    label(580, 452, '两岸地面', 24, deep),
    arrow([80, 270], [80, 416], red, 3),
    arrow([80, 416], [80, 270], red, 3),
    line([40, 268], [250, 268], red, 2, '6 6'),
    label(120, 350, '高出', 24, red),
  ].join('')

export const plates: Figure = ({ tint, text, deep }) =>
  [
    polygon(
      [
        [20, 190],
        [360, 190],
        [440, 300],
        [20, 300],
      ],
      tint,
      text,
      3,
    ),
    polygon(
      [
        [640, 250],
        [430, 250],
        [320, 470],
        [420, 470],
        [500, 330],
        [640, 330],
      ],
      '#cfd8dc',
      ink,
      3,
    ),
    rect(440, 200, 200, 50, water),
    polygon(
      [
        [240, 190],
        [290, 90],
        [340, 190],
      ],
      '#a8532a',
      ink,
      3,
    ),
    path('M290 90C270 60 300 50 285 20', red, 5),
    label(290, 220, '日本', 28, deep),
    label(120, 250, '亚欧板块', 28, deep),
    label(560, 290, '太平洋板块', 26, deep),
    arrow([620, 380], [500, 400], red, 5),
    label(580, 424, '俯冲', 26, red),
    ...range(3).map((index) => circle(350 + index * 22, 330 + index * 40, 8, red)),
    label(250, 400, '地震多发', 26, red),
  ].join('')

export const windForces: Figure = ({ text, deep }) =>
  [
    ...[0, 1, 2].map((index) => line([40, 120 + index * 140], [620, 120 + index * 140], mute, 3)),
    label(70, 96, '1000', 24, mute),
    label(70, 236, '1005', 24, mute),
    label(76, 376, '1010（百帕）', 22, mute),
    circle(330, 260, 8, ink),
    arrow([330, 260], [330, 110], text, 5),
    label(250, 80, '气压梯度力', 26, text),
    arrow([330, 260], [490, 150], red, 6),
    label(560, 140, '风向', 28, red),
    arrow([330, 260], [250, 315], '#8d8d8d', 5),
    label(200, 334, '摩擦力', 26, deep),
    arrow([330, 260], [410, 395], '#46a758', 5),
    label(480, 420, '地转偏向力', 26, '#2a7e3b'),
    label(330, 480, '北半球近地面', 26, deep),
  ].join('')

export const vanishing: Figure = ({ tint, text, deep }) => {
  const [vx, vy] = [330, 210]
  const tree = (share: number, side: number): string => {
    const x = vx + side * 270 * share
    const [root, top] = [vy + 230 * share, vy - 150 * share]
    return (
      line([x, root], [x, top], '#7d5e54', 3 + 9 * share) +
      circle(x, top, 50 * share, '#94ce9a', '#2a7e3b', 3)
    )
  }
  return [
    line([20, vy], [640, vy], mute, 3, '9 7'),
    polygon(
      [
        [vx, vy],
        [120, 490],
        [540, 490],
      ],
      tint,
      text,
      4,
    ),
    line([vx, vy], [40, 30], red, 2, '7 7'),
    line([vx, vy], [40, 458], red, 2, '7 7'),
    ...[0.2, 0.36, 0.6, 0.98].flatMap((share) => [tree(share, -1), tree(share, 1)]),
    circle(vx, vy, 7, red),
    label(vx + 6, vy - 30, '消失点', 24, red),
    label(560, vy - 20, '视平线', 24, deep),
  ].join('')
}

export const threeDistances: Figure = ({ line: rule, text, deep }) =>
  [
    path('M20 420L70 120L110 70L150 130L200 420', text, 5),
    path('M80 420L110 300L140 420', rule, 4),
    path('M230 420L270 260L310 420M260 300L310 170L360 330M330 260L370 110L425 420', text, 4),
    path(
      'M450 420C500 380 540 400 640 385M450 350C520 320 570 340 640 325M460 290C530 270 580 280 640 270',
      text,
      4,
    ),
    label(110, 460, '高远：仰视', 26, deep),
    label(325, 460, '深远：透视', 26, deep),
    label(545, 460, '平远：平视', 26, deep),
    arrow([40, 400], [80, 180], red, 3),
    arrow([250, 240], [350, 240], red, 3),
    arrow([460, 410], [620, 300], red, 3),
  ].join('')

export const branch: Figure = ({ tint, soft, text, deep }) =>
  [
    boxed(250, 20, 160, 56, '输入 n', soft, text, 26),
    arrow([330, 76], [330, 130], ink, 3),
    polygon(
      [
        [330, 130],
        [500, 220],
        [330, 310],
        [160, 220],
      ],
      tint,
      text,
      4,
    ),
    label(330, 205, 'n÷2', 26, deep),
    label(330, 238, '余数＝0？', 26, deep),
    path('M160 220H100V350', ink, 3),
    arrow([100, 330], [100, 362], ink, 3),
    path('M500 220H560V350', ink, 3),
    arrow([560, 330], [560, 362], ink, 3),
    label(130, 196, '是', 26, red),
    label(530, 196, '否', 26, red),
    boxed(20, 364, 170, 60, '输出“偶数”', soft, text, 24),
    boxed(470, 364, 170, 60, '输出“奇数”', soft, text, 24),
    path('M105 424V462H555V424', ink, 3),
    arrow([330, 462], [330, 494], ink, 3),
  ].join('')

export const packets: Figure = ({ tint, text, deep }) => {
  const nodes = [
    [330, 110],
    [330, 390],
    [220, 250],
    [440, 250],
  ] as const
  return [
    ...[
      [100, 250, 220, 250],
      [220, 250, 330, 110],
      [220, 250, 330, 390],
      [330, 110, 440, 250],
      [330, 390, 440, 250],
      [440, 250, 560, 250],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => line([x1, y1], [x2, y2], mute, 4)),
    ...nodes.map(([x, y]) => circle(x, y, 34, tint, text)),
    ...nodes.map(([x, y]) => label(x, y, '路由器', 18, deep)),
    boxed(20, 215, 90, 70, '发送方', '#ffffff', text, 22),
    boxed(550, 215, 90, 70, '接收方', '#ffffff', text, 22),
    ...[
      ['1', 262, 176],
      ['2', 290, 320],
      ['3', 386, 166],
      ['4', 150, 230],
    ].map(([name = '', x = 0, y = 0]) =>
      boxed(Number(x), Number(y), 40, 36, String(name), '#ffd19a', ink, 22),
    ),
    label(330, 465, '每个分组可以走不同的路', 26, deep),
  ].join('')
}
