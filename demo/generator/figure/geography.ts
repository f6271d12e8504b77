import { type Figure, ink, label, line, mute, path } from './draw.ts'

/** Longitude and height of a profile along 36°N, drawn simply. */
const profile: readonly (readonly [number, number])[] = [
  [80, 5300],
  [82, 5700],
  [85, 5000],
  [88, 5200],
  [91, 4800],
  [94, 4900],
  [97, 4300],
  [99, 4000],
  [101, 3400],
  [102.5, 2400],
  [104, 1900],
  [105.5, 1800],
  [106.2, 2300],
  [107, 1500],
  [109, 1200],
  [110.5, 900],
  [111.3, 1600],
  [112.3, 900],
  [113.4, 1400],
  [114.3, 90],
  [116, 40],
  [117, 500],
  [118, 420],
  [119, 180],
  [120.3, 20],
  [121, -60],
  [122, -80],
]

export const terrainProfile: Figure = ({ deep }) => {
  const x = (longitude: number): number => 66 + (longitude - 80) * 13.8
  const y = (height: number): number => 420 - height * 0.058
  const part = (from: number, to: number, fill: string): string => {
    const points = profile.filter(([longitude]) => longitude >= from && longitude <= to)
    return path(
      `M${x(from)} ${y(-400)}${points.map(([longitude, height]) => `L${x(longitude)} ${y(height)}`).join('')}L${x(to)} ${y(-400)}Z`,
      'none',
      0,
      fill,
    )
  }
  return [
    ...[0, 1000, 2000, 3000, 4000, 5000, 6000].map(
      (height) =>
        line([60, y(height)], [648, y(height)], '#e0e0e0', 1.5) +
        label(54, y(height), `${height}`, 15, mute, 'end'),
    ),
    part(80, 102.5, '#c9a26b'),
    part(102.5, 114.3, '#e3c98b'),
    part(114.3, 120.3, '#9bcf8f'),
    path(`M${x(120.3)} ${y(0)}H${x(122)}V${y(-400)}H${x(120.3)}Z`, 'none', 0, '#8dcae3'),
    path(
      profile
        .map(([longitude, height], index) => `${index === 0 ? 'M' : 'L'}${x(longitude)} ${y(height)}`)
        .join(''),
      '#7d5e54',
      3,
    ),
    line([x(102.5), 70], [x(102.5), 440], deep, 2, '7 6'),
    line([x(114.3), 70], [x(114.3), 440], deep, 2, '7 6'),
    label(x(91), 46, '第一级阶梯', 20, deep),
    label(x(108.4), 46, '第二级阶梯', 20, deep),
    label(x(118.4), 46, '第三级', 20, deep),
    label(x(91), 330, '青藏高原', 20, '#ffffff'),
    label(x(108.4), 395, '黄土高原', 17, '#5c4813'),
    label(x(116.2), 388, '华北平原', 14, ink),
    label(x(118.4), 352, '山东丘陵', 14, ink),
    ...[80, 90, 100, 110, 120].map((longitude) => label(x(longitude), 462, `${longitude}°E`, 16, mute)),
    label(30, 46, '海拔/米', 14, mute),
    label(360, 488, '沿北纬36°　竖向比例适当夸大，示意', 15, mute),
  ].join('')
}
