import type { CourseContent, LiveContent } from '../types.ts'

export const sportsJuniorCourses: readonly CourseContent[] = [
  {
    key: 'sports-junior-athletics',
    title: '初中田径入门：起跑、途中跑、跳远与耐久跑',
    place: '人教版/七年级全一册/第二章 田径',
    teacher: 'sports-dong',
    summary: '动作要点、易犯错误与四周练习计划，配安全与热身提示。',
    introduction: [
      '面向七、八年级学生与体育教师。每个动作分完整示范、慢放分解、错误纠正三步，重点讲清蹲踞式起跑的重心前移和蹲距式跳远的起跳腿蹬伸。',
      '耐久跑一章讲呼吸与步频的配合、极点的应对和配速的制定，适合体质健康测试前四周按计划练习。',
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
    summary: '学会三步上篮与传接球，完成一个半场配合。',
    introduction: [
      '面向八年级学生。课程以行进间单手低手投篮为主线，从原地运球到行进间接球、上篮，再到二人传切配合，逐步加快节奏。',
      '每节先列出口诀，如“一大二小三高跳”，再用分解图纠正“走步”“两次运球”等违例。练习强度按心率控制在130到160次每分。',
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
    title: '体质健康测试备考与安全直播',
    place: '人教版/七年级全一册/第一章 体育与健康理论知识',
    teacher: 'sports-cai',
    summary: '两次直播，解读项目权重与练习方法，答疑伤病预防。',
    introduction: [
      '面向七、八年级学生和家长。第一次解读初中各测试项目的权重、规则和常见失误，第二次示范立定跳远、坐位体前屈、仰卧起坐与一分钟跳绳的家庭练习方法。',
      '直播安排十分钟安全答疑，内容包括热身、补水、运动鞋选择和身体不适时的处理。',
    ],
    sessions: ['第一讲：测试项目、权重与规则', '第二讲：家庭练习与安全'],
    minutes: 60,
  },
]
