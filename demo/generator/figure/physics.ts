import { arrow, boxed, circle, type Figure, head, ink, label, line, mute, path, range, rect } from './draw.ts'

type Point = readonly [number, number]

/** A ray with its arrow head half way. */
const ray = (from: Point, to: Point, colour: string): string =>
  line(from, to, colour) +
  head(from, [from[0] * 0.45 + to[0] * 0.55, from[1] * 0.45 + to[1] * 0.55], colour, 9)

export const lensRays: Figure = ({ tint, text, deep }) => {
  const [lens, axis, focus] = [300, 140, 110]
  const [far, height] = [-250, 80]
  const image = 1 / (1 / focus - 1 / -far)
  const low = (height * image) / -far
  const tip: Point = [lens + far, axis - height]
  const end: Point = [lens + image, axis + low]
  const beyond = (from: Point, through: Point, x: number): Point => [
    x,
    from[1] + ((through[1] - from[1]) * (x - from[0])) / (through[0] - from[0]),
  ]
  const colours = ['#e54666', '#0090ff', '#30a46c'] as const
  const [red, blue, green] = colours
  const marks = (x: number, y: number): string =>
    [-2, -1, 1, 2]
      .map(
        (k) =>
          circle(x + k * focus, y, 4, ink) + label(x + k * focus, y + 20, Math.abs(k) === 1 ? 'F' : '2F', 15),
      )
      .join('')
  const below = 385
  return [
    path(`M${lens} 30Q${lens + 36} ${axis} ${lens} 250Q${lens - 36} ${axis} ${lens} 30Z`, text, 3, tint),
    line([20, axis], [650, axis], mute, 2),
    marks(lens, axis),
    arrow([tip[0], axis], tip, deep, 5),
    ray(tip, [lens, tip[1]], red),
    ray([lens, tip[1]], beyond([lens, tip[1]], [lens + focus, axis], end[0] + 70), red),
    ray(tip, [lens, axis], blue),
    ray([lens, axis], beyond(tip, [lens, axis], end[0] + 70), blue),
    ray(tip, [lens, end[1]], green),
    ray([lens, end[1]], [end[0] + 70, end[1]], green),
    arrow([end[0], axis], end, deep, 5),
    label(tip[0], axis + 22, '物', 18, deep),
    label(end[0], axis - 20, '像', 18, deep),
    label(lens + 14, axis + 16, 'O', 15),
    path(
      `M${lens - 26} 290H${lens + 26}Q${lens + 2} ${below} ${lens + 26} 480H${lens - 26}Q${lens - 2} ${below} ${lens - 26} 290Z`,
      text,
      3,
      tint,
    ),
    line([20, below], [650, below], mute, 2),
    marks(lens, below),
    ...[-50, 50].flatMap((offset) => [
      ray([60, below + offset], [lens, below + offset], red),
      ray(
        [lens, below + offset],
        [lens + 110, below + offset * (1 + 110 / focus)].map(Math.round) as unknown as Point,
        red,
      ),
      line([lens, below + offset], [lens - focus, below], red, 2, '7 6'),
    ]),
    label(500, 268, '凸透镜：会聚', 19, deep),
    label(540, below - 30, '凹透镜：发散', 19, deep),
    label(lens - focus, below - 22, '虚焦点', 15, deep),
  ].join('')
}

export const fringes: Figure = ({ deep }) => {
  const strip = (y: number, colour: string, intensity: (x: number) => number): string =>
    rect(10, y, 640, 104, '#111111') +
    range(160)
      .map((step) => {
        const bright = intensity((step - 79.5) * 4)
        return bright < 0.02
          ? ''
          : `<rect x="${10 + step * 4}" y="${y}" width="4.3" height="104" fill="${colour}" opacity="${bright.toFixed(2)}"/>`
      })
      .join('')
  const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(x) / x)
  return [
    label(12, 20, '红光 双缝干涉：间距大', 19, deep, 'start'),
    strip(38, '#ff3b30', (x) => Math.cos((Math.PI * x) / 78) ** 2),
    label(12, 182, '蓝光 双缝干涉：间距小', 19, deep, 'start'),
    strip(200, '#3b82ff', (x) => Math.cos((Math.PI * x) / 54) ** 2),
    label(12, 344, '红光 单缝衍射：中央亮纹最宽最亮', 19, deep, 'start'),
    strip(362, '#ff3b30', (x) => Math.min(1, Math.abs(sinc((Math.PI * x) / 96)))),
  ].join('')
}

export const hydrogenLevels: Figure = ({ text, deep, solid }) => {
  const levels = [
    [1, 448, '－13.6'],
    [2, 250, '－3.40'],
    [3, 170, '－1.51'],
    [4, 128, '－0.85'],
    [5, 98, '－0.54'],
  ] as const
  const balmer = [
    [3, 170, '#e54666', 230],
    [4, 128, '#00a2c7', 300],
    [5, 98, '#3e63dd', 370],
    [6, 76, '#8e4ec6', 440],
  ] as const
  return [
    label(120, 24, '量子数 n', 17, mute),
    label(600, 24, 'E/eV', 17, mute),
    ...levels.map(
      ([n, y, energy]) =>
        line([150, y], [545, y], text, 3) + label(120, y, `${n}`, 20, deep) + label(600, y, energy, 19, deep),
    ),
    line([150, 76], [545, 76], text, 1.5),
    label(134, 74, '6', 14, deep),
    line([150, 52], [545, 52], text, 3, '8 6'),
    label(120, 52, '∞', 20, deep),
    label(600, 52, '0', 19, deep),
    ...balmer.map(([, y, colour, x]) => arrow([x, y], [x, 249], colour, 4)),
    label(335, 276, '巴耳末系（可见光）', 18, deep),
    label(216, 210, '1.89 eV', 15, '#e54666', 'end'),
    arrow([512, 447], [512, 54], solid, 4),
    label(500, 360, '电离 13.6 eV', 17, deep, 'end'),
    label(330, 482, '能级间距未按比例绘制', 15, mute),
  ].join('')
}

export const homeCircuit: Figure = ({ soft, text, deep }) => {
  const [live, neutral] = ['#e5484d', '#0090ff']
  const earth = (d: string): string => path(d, '#ffd60a', 5) + path(d, '#30a46c', 5, 'none', '9 9')
  const box = (x: number, name: string): string => boxed(x, 60, 84, 100, name, soft, text, 17)
  return [
    path('M20 90H400', live, 4),
    path('M20 130H400', neutral, 4),
    box(70, '电能表'),
    box(190, '总开关'),
    box(310, '保险装置'),
    path('M394 90H650', live, 4),
    path('M394 130H650', neutral, 4),
    label(30, 72, '火线', 15, live, 'start'),
    label(30, 150, '零线', 15, neutral, 'start'),
    label(616, 74, '220 V', 16, deep),
    path('M440 90V230', live, 4),
    circle(440, 90, 5, live),
    path('M440 230L462 272', live, 4),
    circle(440, 230, 5, live),
    circle(440, 278, 5, live),
    path('M440 278V330', live, 4),
    label(474, 256, '开关', 17, ink, 'start'),
    circle(440, 358, 28, '#fff7c2', text),
    path('M420 338L460 378M460 338L420 378', text, 2.5),
    label(400, 358, '电灯', 17, ink, 'end'),
    path('M440 386V430H540V130', neutral, 4),
    circle(540, 130, 5, neutral),
    rect(566, 300, 84, 96, '#ffffff', text, 10),
    path('M608 318V338M588 356L588 376M628 356V376', ink, 6),
    path('M588 376V430H540', neutral, 4),
    path('M628 300V90', live, 4),
    circle(628, 90, 5, live),
    earth('M608 318V200H650'),
    label(590, 196, '地线', 15, '#218358', 'end'),
    label(606, 454, '三孔插座', 17),
    rect(30, 250, 250, 190, soft, 'none', 10),
    label(155, 280, '试电笔', 19, deep),
    rect(66, 318, 110, 26, '#ffffff', text, 8),
    path('M176 331H236', text, 6),
    rect(52, 322, 14, 18, text),
    circle(118, 331, 8, '#ffb224'),
    label(60, 368, '手接触笔尾', 15, ink, 'start'),
    label(232, 306, '笔尖接火线', 15, live, 'middle'),
    label(155, 408, '氖管发光的是火线', 17, deep),
  ].join('')
}
