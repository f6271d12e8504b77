import type { CourseContent, LiveContent } from '../types.ts'

export const sportsJuniorCourses: readonly CourseContent[] = [
  {
    key: 'sports-junior-athletics',
    title: '初中田径入门：起跑、途中跑、跳远与耐久跑',
    place: '人教版/七年级全一册/第二章 田径',
    teacher: 'sports-dong',
    summary: '动作要点、易犯错误与耐久跑配速，配安全与热身提示。',
    introduction: [
      '面向七、八年级学生与体育教师。每个动作讲要领和易犯错误，重点讲清蹲踞式起跑的重心前移和蹲距式跳远的起跳腿蹬伸。',
      '耐久跑一章讲呼吸与步频的配合、极点的应对和配速的制定，体质健康测试之前练习时可以参考。',
      '练习前要完成十分钟热身，练习中出现头晕、胸闷、关节疼痛应立即停止并报告教师。',
    ],
    chapters: [
      {
        name: '短跑',
        sections: [
          { name: '蹲踞式起跑：各就位、预备、鸣枪', kind: 'video' },
          { name: '加速跑与途中跑的摆臂', kind: 'video' },
          { name: '起跑技术判断题', kind: 'questions' },
        ],
      },
      {
        name: '跳远与耐久跑',
        sections: [
          { name: '蹲踞式跳远：助跑、起跳、腾空、落地', kind: 'video' },
          { name: '耐久跑的呼吸节奏与配速', kind: 'video' },
          { name: '四周练习计划表', kind: 'file' },
        ],
      },
    ],
  },
  {
    key: 'sports-junior-basketball',
    title: '初中篮球基本技术：运球、传球与行进间投篮',
    place: '人教版/八年级全一册/第四章 篮球',
    teacher: 'sports-niu',
    summary: '学会三步上篮与传接球，认识传切配合与掩护。',
    introduction: [
      '面向八年级学生。课程以行进间单手低手投篮为主线，从原地运球到行进间接球、上篮，再到二人传切配合，逐步加快节奏。',
      '每节先列出口诀，如“一大二小三高跳”，再纠正“走步”“两次运球”等违例。练习强度按心率控制在130到160次每分。',
    ],
    chapters: [
      {
        name: '运球与传接球',
        sections: [
          { name: '高运球与低运球换手', kind: 'video' },
          { name: '双手胸前传接球', kind: 'video' },
          { name: '违例判断：走步与二次运球', kind: 'questions' },
        ],
      },
      {
        name: '上篮与配合',
        sections: [
          { name: '行进间单手低手投篮', kind: 'video' },
          { name: '传切配合与掩护', kind: 'video' },
          { name: '半场小比赛规则卡', kind: 'file' },
        ],
      },
    ],
  },
]

export const sportsJuniorLives: readonly LiveContent[] = [
  {
    key: 'sports-junior-physical-test',
    title: '体质健康测试：项目、权重与规则',
    place: '人教版/七年级全一册/第一章 体育与健康理论知识',
    teacher: 'sports-cai',
    summary: '初中测哪些项目，各占多少权重，怎样不犯规。',
    introduction: [
      '面向七、八年级学生和家长。体重指数、肺活量各占15%，50米跑、耐久跑各占20%，其余各项各占10%；每项查表得单项分，乘权重再相加，就是标准分。',
      '规则部分讲立定跳远不能垫步、坐位体前屈膝盖不能弯、50米跑不串道。测前做好热身，身体不适要申请缓测。',
    ],
    sessions: ['测试项目、权重与规则'],
    minutes: 60,
  },
]
