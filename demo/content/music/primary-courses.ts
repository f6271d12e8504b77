import type { CourseContent, LiveContent } from '../types.ts'

export const musicPrimaryCourses: readonly CourseContent[] = [
  {
    key: 'music-primary-folk',
    title: '一首茉莉花，走遍南北：小学民歌聆听与演唱',
    place: '人音版/六年级上册/第1课 芬芳茉莉',
    teacher: 'music-bai',
    summary: '比较三地《茉莉花》的旋律与方言，学会用柔和连贯的声音演唱。',
    introduction: [
      '面向五、六年级学生。课程从江苏《茉莉花》的学唱开始，再听河北与东北两地的同名民歌，让学生从速度、旋律起伏、衬词三个方面说出不同。',
      '演唱部分强调气息平稳和一字多音的连贯处理，先用“lu”哼唱旋律，再加歌词。最后欣赏歌剧《图兰朵》对这首民歌的运用。',
    ],
    chapters: [
      {
        name: '学唱江苏《茉莉花》',
        sections: [
          { name: '五声音阶听唱练习', kind: 'video' },
          { name: '一字多音与连音线', kind: 'video' },
          { name: '歌谱与呼吸记号', kind: 'file' },
        ],
      },
      {
        name: '比较与欣赏',
        sections: [
          { name: '河北、东北《茉莉花》对比聆听', kind: 'video' },
          { name: '《图兰朵》中的《茉莉花》', kind: 'video' },
          { name: '听辨练习', kind: 'questions' },
        ],
      },
    ],
  },
]

export const musicPrimaryLives: readonly LiveContent[] = []
