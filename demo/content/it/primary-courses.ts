import type { CourseContent, LiveContent } from '../types.ts'

export const itPrimaryCourses: readonly CourseContent[] = [
  {
    key: 'it-primary-algorithm',
    title: '五年级算法启蒙：顺序、分支与流程图',
    place: '浙教版/五年级上册/第二单元 算法的控制结构',
    teacher: 'it-jiang',
    summary: '从算长方形的面积到判断奇偶，学会用流程图表达步骤与分支。',
    introduction: [
      '面向五年级学生，不要求会编程。每节课先用一个生活任务演一遍，再把步骤写成自然语言，最后画成流程图，三种表示一一对照。',
      '课程按顺序结构、单分支、双分支递进，写完都要想一想流程图哪里会走错，培养检验算法的习惯。',
    ],
    chapters: [
      {
        name: '描述算法',
        sections: [
          { name: '自然语言描述的要求：明确、有序、有限', kind: 'video' },
          { name: '流程图五种符号的含义', kind: 'video' },
          { name: '给流程图补全符号', kind: 'questions' },
        ],
      },
      {
        name: '顺序与分支',
        sections: [
          { name: '顺序结构：算出长方形的面积', kind: 'video' },
          { name: '单分支：雨天带伞', kind: 'video' },
          { name: '双分支：判断奇数与偶数', kind: 'video' },
          { name: '流程图练习单', kind: 'file' },
        ],
      },
      {
        name: '用算法解决问题',
        sections: [
          { name: '问题的分解与抽象', kind: 'video' },
          { name: '设计图书超期提醒算法', kind: 'questions' },
        ],
      },
    ],
  },
]

export const itPrimaryLives: readonly LiveContent[] = []
