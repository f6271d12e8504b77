import type { CourseContent, LiveContent } from '../types.ts'

export const musicJuniorCourses: readonly CourseContent[] = [
  {
    key: 'music-junior-dance-rhythm',
    title: '从圆舞曲到探戈：听懂四种舞曲的节奏',
    place: '人音版/七年级上册/第二单元 缤纷舞曲',
    teacher: 'music-xu',
    summary: '用身体打击与节奏模型，辨别圆舞曲、波尔卡、探戈与彝族舞曲。',
    introduction: [
      '面向七年级学生。课程不要求乐器基础，先用拍手、跺脚感受强弱规律，再对照乐谱认识拍号与常见节奏型。',
      '每种舞曲抓住拍子和典型的节奏型，学完能说出一段旋律更像哪种舞曲。',
    ],
    chapters: [
      {
        name: '圆舞曲与波尔卡',
        sections: [
          { name: '三拍子的强弱弱与《溜冰圆舞曲》', kind: 'video' },
          { name: '二拍子的跳跃感与《雷鸣电闪波尔卡》', kind: 'video' },
          { name: '听音辨拍号', kind: 'questions' },
        ],
      },
      {
        name: '探戈与民族舞曲',
        sections: [
          { name: '探戈的切分节奏', kind: 'video' },
          { name: '琵琶独奏《彝族舞曲》的段落', kind: 'video' },
          { name: '四种舞曲节奏型对照卡', kind: 'file' },
        ],
      },
    ],
  },
]

export const musicJuniorLives: readonly LiveContent[] = [
  {
    key: 'music-junior-choir',
    title: '无伴奏合唱《牧歌》排练：唱好主旋律',
    place: '人音版/七年级上册/第三单元 草原牧歌/牧歌（海默）',
    teacher: 'music-ji',
    summary: '练好呼吸，统一音色，一口气唱完一句主旋律。',
    introduction: [
      '面向学校合唱团指导教师和团员。像闻花一样把气吸到腰间，慢慢吐十五秒，不耸肩；再练打开口腔、咬字靠前，把大家合成一个声音。',
      '《牧歌》的主旋律一句一口气，力度由弱到稍强再到弱。换气不出声，句尾不提前断；声音轻，但有气息支撑。',
    ],
    sessions: ['气息、音色与主旋律'],
    minutes: 60,
  },
]
