import { arrow, type Figure, ink, label, line, mute, path, rect } from './draw.ts'

const books = [
  ['故事', 42, '#3e63dd'],
  ['科普', 30, '#00a2c7'],
  ['历史', 18, '#f76b15'],
  ['其他', 10, '#8e8e8e'],
] as const

export const threeCharts: Figure = ({ soft, line: rule, text, deep }) => {
  let turn = -Math.PI / 2
  const slices = books.map(([name, count, colour]) => {
    const from = turn
    turn += (count / 100) * 2 * Math.PI
    const middle = (from + turn) / 2
    const [cx, cy, r] = [500, 370, 100]
    const edge = (angle: number): string =>
      `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`
    return (
      path(`M${cx} ${cy}L${edge(from)}A${r} ${r} 0 0 1 ${edge(turn)}Z`, '#ffffff', 3, colour) +
      label(cx + 62 * Math.cos(middle), cy + 62 * Math.sin(middle), `${name} ${count}%`, 14, '#ffffff')
    )
  })
  const trend = [40, 62, 54, 78, 96, 70, 110]
  return [
    rect(14, 14, 200, 210, soft, 'none', 10),
    label(114, 40, '图书数量（本）', 18, deep),
    ...books.map(
      ([name, count], index) =>
        label(60, 78 + index * 32, name, 18) + label(160, 78 + index * 32, `${count}`, 18),
    ),
    line([40, 196 - 6], [188, 190], rule, 1.5),
    label(60, 206, '合计', 17, deep),
    label(160, 206, '100', 17, deep),
    label(450, 24, '柱形图：比较多少', 19, deep),
    line([270, 200], [640, 200], ink, 2.5),
    ...books.map(([name, count, colour], index) => {
      const x = 296 + index * 88
      return (
        rect(x, 200 - count * 3.7, 54, count * 3.7, colour) +
        label(x + 27, 190 - count * 3.7, `${count}`, 16) +
        label(x + 27, 219, name, 16)
      )
    }),
    label(150, 262, '折线图：看变化趋势', 19, deep),
    path('M40 290V466H300', ink, 2.5),
    path(
      trend
        .map((value, index) => `${index === 0 ? 'M' : 'L'}${62 + index * 36} ${450 - value * 1.25}`)
        .join(''),
      text,
      4,
    ),
    ...trend.map(
      (value, index) => `<circle cx="${62 + index * 36}" cy="${450 - value * 1.25}" r="5" fill="${text}"/>`,
    ),
    label(170, 484, '每月借阅量（示意）', 15, mute),
    label(500, 254, '饼图：看占整体的比例', 19, deep),
    ...slices,
  ].join('')
}

export const thingsInLayers: Figure = ({ soft, tint, line: rule, text, deep }) => {
  const layer = (y: number, name: string, parts: readonly string[], fill: string): string =>
    rect(20, y, 620, 116, fill, text, 14) +
    label(84, y + 58, name, 22, deep) +
    parts
      .map((part, index) => {
        const width = 470 / parts.length
        return (
          rect(158 + index * width, y + 28, width - 14, 60, '#ffffff', rule, 8) +
          label(151 + index * width + width / 2, y + 59, part, parts.length > 3 ? 16 : 18)
        )
      })
      .join('')
  const between = (y: number): string =>
    arrow([290, y + 46], [290, y + 4], text, 4) +
    label(278, y + 26, '数据上传', 16, deep, 'end') +
    arrow([430, y + 4], [430, y + 46], '#cc4e00', 4, '8 6') +
    label(442, y + 26, '指令下发', 16, '#cc4e00', 'start')
  return [
    layer(16, '应用层', ['手机应用：开门记录', '管理员：授权、收回'], soft),
    between(134),
    layer(188, '网络层', ['网关', '无线局域网', '服务器'], tint),
    between(306),
    layer(360, '感知层', ['读卡器', '指纹模块', '门磁传感器', '电磁锁'], soft),
  ].join('')
}
