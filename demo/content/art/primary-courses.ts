import type { CourseContent, LiveContent } from '../types.ts'

export const artPrimaryCourses: readonly CourseContent[] = [
  {
    key: 'art-primary-perspective-color',
    title: '画出远近与光：小学生的透视与色彩课',
    place: '冀美版/五年级下册/景物的近大远小',
    teacher: 'art-qiao',
    summary: '用照片描摹发现近大远小，再学习对比与调和，为画校园风景作准备。',
    introduction: [
      '面向四、五年级学生。第一章先在透明胶片上描教室走廊，让学生自己发现消失点和近高远低、近宽远窄的规律，再用一点透视画一条街道。',
      '第二章用色环做配色小实验，比较对比色与邻近色的感受，学完可以画一幅《身边的风景》。所需材料只有铅笔、彩笔和一张胶片。',
    ],
    chapters: [
      {
        name: '近大远小',
        sections: [
          { name: '描一描：走廊里的线都去了哪里', kind: 'video' },
          { name: '一点透视：画一条有树的小路', kind: 'video' },
          { name: '校园风景构图范图', kind: 'file' },
          { name: '找出画面中的透视错误', kind: 'questions' },
        ],
      },
      {
        name: '色彩与风景',
        sections: [
          { name: '色环与三组对比色', kind: 'video' },
          { name: '邻近色与主色调', kind: 'video' },
        ],
      },
    ],
  },
]

export const artPrimaryLives: readonly LiveContent[] = []
