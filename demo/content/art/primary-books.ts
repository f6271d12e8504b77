import type { VersionContent } from '../types.ts'

export const artPrimaryVersions: readonly VersionContent[] = [
  {
    name: '冀美版',
    books: [
      {
        name: '五年级下册',
        edition: 2012,
        grade: 5,
        chapters: [
          '色彩的对比',
          '色彩的调和',
          '电话巧设计',
          '实用又美观的盘子',
          '纸箱板作画',
          '纸箱板立体造型',
          '景物的近大远小',
          '身边的风景',
          '京剧与美术',
          '寓言成语故事多',
          '风筝飞满天',
        ],
      },
    ],
  },
  {
    name: '人美版',
    books: [
      {
        name: '四年级下册',
        edition: 2012,
        grade: 4,
        chapters: ['放学了', '快乐的人', '材质的美', '生命之源——水', '凡·高', '中国画'],
      },
    ],
  },
]
