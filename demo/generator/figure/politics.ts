import { arrow, boxed, type Figure, label, mute, path } from './draw.ts'

export const stateOrgans: Figure = ({ soft, tint, text, deep }) => {
  const organs = ['国家主席', '国务院', '国家监察/委员会', '最高/人民法院', '最高/人民检察院']
  return [
    boxed(250, 14, 160, 52, '人民', tint, text, 22),
    arrow([310, 66], [310, 122], text, 4),
    label(298, 94, '民主选举', 16, deep, 'end'),
    arrow([350, 122], [350, 66], '#8d8d8d', 3, '7 6'),
    label(362, 94, '负责、受监督', 16, mute, 'start'),
    boxed(190, 124, 280, 86, '', soft, text),
    label(330, 152, '全国人民代表大会', 22, deep),
    label(330, 184, '最高国家权力机关', 16, mute),
    boxed(496, 140, 154, 54, '全国人大常委会', '#ffffff', text, 17),
    path('M470 167H496', text, 3),
    label(573, 210, '常设机关', 15, mute),
    ...organs.flatMap((name, index) => {
      const x = 10 + index * 130
      const isHead = index === 0
      const lines = name.split('/')
      return [
        boxed(x, 350, 122, 92, '', index === 1 ? tint : '#ffffff', text),
        ...lines.map((one, row) => label(x + 61, 396 + (row - (lines.length - 1) / 2) * 26, one, 18, deep)),
        arrow([330 + (index - 2) * 40 - 6, 210], [x + 50, 348], text, 3),
        ...(isHead ? [] : [arrow([x + 78, 350], [330 + (index - 2) * 40 + 12, 212], '#8d8d8d', 2.5, '7 6')]),
      ]
    }),
    label(71, 462, '代表国家', 15, mute),
    label(201, 462, '行政机关', 15, mute),
    label(331, 462, '监察机关', 15, mute),
    label(461, 462, '审判机关', 15, mute),
    label(591, 462, '检察机关', 15, mute),
    arrow([20, 206], [70, 206], text, 3),
    label(80, 206, '产生', 15, mute, 'start'),
    arrow([20, 232], [70, 232], '#8d8d8d', 2.5, '7 6'),
    label(80, 232, '负责、受监督', 15, mute, 'start'),
  ].join('')
}
