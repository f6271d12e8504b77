import type { VersionContent } from '../types.ts'

export const artJuniorVersions: readonly VersionContent[] = [
  {
    name: '人教版',
    books: [
      {
        name: '七年级上册',
        edition: 2012,
        grade: 7,
        chapters: [
          ['第一单元 走进美术世界', ['第1课 富于创造力的造型艺术', '第2课 美术是人类文化的造型载体']],
          '第二单元 多彩的学习生活',
        ],
      },
      {
        name: '七年级下册',
        edition: 2012,
        grade: 7,
        chapters: [
          ['第一单元 美术是创造性劳动', ['第1课 源于生活 高于生活', '第2课 营造艺术的情趣和意境']],
          '色彩的魅力',
          '春天的畅想',
        ],
      },
      {
        name: '八年级上册',
        edition: 2012,
        grade: 8,
        chapters: ['第一单元 独树一帜的中国画'],
      },
    ],
  },
  {
    name: '人美版',
    books: [
      {
        name: '八年级上册',
        edition: 2012,
        grade: 8,
        chapters: ['第二单元 中国绘画的独特意蕴'],
      },
    ],
  },
]
