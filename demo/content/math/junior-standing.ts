import type { CourseContent, LiveContent } from '../types.ts'

/** Courses that are not simply there for everybody: withdrawn, kept by a school to itself, without sections yet. */
export const juniorStandingCourses: readonly CourseContent[] = [
  {
    key: 'math-junior-fraction-equations-old',
    title: '分式方程（2022 年旧版教材配套）',
    place: '人教版/八年级上册/第十五章 分式',
    teacher: 'math-lin',
    summary: '按旧版教材编排的分式方程课，新版教材启用后下架。',
    introduction: [
      '面向八年级新授课，从“去分母”的依据讲到验根的必要。',
      '教材改版后例题与习题的编号已不一致，课程于新学期下架。',
    ],
    chapters: [
      {
        name: '分式方程的解法',
        sections: [
          { name: '去分母：两边同乘最简公分母', kind: 'video' },
          { name: '为什么要检验：增根的来历', kind: 'video' },
        ],
      },
    ],
    standing: 'withdrawn',
  },
  {
    key: 'math-junior-qinghe-transition',
    title: '青禾实验学校初小衔接：从算式到代数式',
    place: '人教版/七年级上册/第二章 整式的加减',
    teacher: 'math-zhou',
    summary: '本校七年级开学两周的衔接课，学会用字母表示数。',
    introduction: [
      '供本校七年级开学前两周使用。先用搭火柴棒的活动体会“用字母表示数”，再讲代数式书写的约定。',
      '建议每节十分钟讲解，二十分钟练习，五分钟互评。',
    ],
    chapters: [
      {
        name: '用字母表示数',
        sections: [
          { name: '搭 n 个正方形要几根火柴棒', kind: 'video' },
          { name: '代数式书写的五条约定', kind: 'video' },
        ],
      },
    ],
    standing: 'schoolOnly',
  },
  {
    key: 'math-junior-jiangcheng-contest',
    title: '江城第一中学数学社：抽屉原理与染色问题',
    place: '人教版/九年级下册/第二十六章 反比例函数',
    teacher: 'math-he',
    summary: '本校数学社的选修课，讲抽屉原理和棋盘染色。',
    introduction: [
      '供本校数学社九年级社员使用。先讲抽屉原理，再用染色法判断棋盘能否被覆盖。',
      '每个问题先让学生独立想十分钟，再看讲解。',
    ],
    chapters: [
      {
        name: '存在性问题',
        sections: [
          { name: '抽屉原理：十三个人必有两人同月生', kind: 'video' },
          { name: '缺角棋盘与多米诺骨牌', kind: 'video' },
        ],
      },
    ],
    standing: 'schoolOnly',
  },
  {
    key: 'math-junior-statistics-project',
    title: '数据的收集与整理：一次校园用水调查',
    place: '人教版/七年级下册/第十章 数据的收集、整理与描述',
    teacher: 'math-tang',
    summary: '项目式学习课程，视频录制中，先看课程安排。',
    introduction: [
      '面向七年级。全课围绕“我校一周用多少水”展开：设计调查表、抽样、画直方图、写一页报告。',
      '课程正在录制，课时会随录制进度陆续上线。',
    ],
    chapters: [],
  },
]

/** A live course that was called off. */
export const juniorStandingLives: readonly LiveContent[] = [
  {
    key: 'math-junior-geometry-software-live',
    title: '几何画板工作坊：让动点自己走',
    place: '人教版/八年级下册/第十八章 平行四边形',
    teacher: 'math-xu',
    summary: '用几何画板做轨迹与度量，主讲教师外出培训，本期取消。',
    introduction: [
      '面向初中数学教师。现场做三个课件：平行四边形的变与不变、中点四边形、动点轨迹。',
      '因主讲教师外出培训，本期直播取消，恢复时间另行通知。',
    ],
    sessions: ['动点与轨迹的三个课件'],
    minutes: 60,
    standing: 'cancelled',
  },
]
