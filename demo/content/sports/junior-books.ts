import type { VersionContent } from '../types.ts'

export const sportsJuniorVersions: readonly VersionContent[] = [
  {
    name: '人教版',
    books: [
      {
        name: '七年级全一册',
        edition: 2012,
        grade: 7,
        chapters: ['第一章 体育与健康理论知识', '第二章 田径', '第三章 足球', '第四章 篮球', '第五章 排球'],
      },
      {
        name: '八年级全一册',
        edition: 2012,
        grade: 8,
        chapters: ['第一章 体育与健康理论知识', '第二章 田径', '第三章 足球', '第四章 篮球', '第五章 排球'],
      },
    ],
  },
]
