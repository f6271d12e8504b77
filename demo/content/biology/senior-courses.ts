import type { CourseContent, LiveContent } from '../types.ts'

export const biologySeniorCourses: readonly CourseContent[] = [
  {
    key: 'biology-senior-photosynthesis-respiration',
    title: '光合作用与细胞呼吸专题精讲',
    place: '人教版/必修1 分子与细胞/第5章 细胞的能量供应和利用',
    teacher: 'biology-tian',
    summary: '过程图解、曲线分析和净光合速率计算，分三章讲透。',
    introduction: [
      '面向高一学完必修1第5章的学生和高三一轮复习。第一章按阶段梳理细胞呼吸，第二章按光反应、暗反应梳理光合作用，第三章集中处理两者的联系与曲线题。',
      '过程都落到物质的来路去向：用同位素追踪氧和碳，看光反应与暗反应怎样联系，看有氧呼吸与无氧呼吸的产物有什么不同。',
      '计算统一用“总光合速率＝净光合速率＋呼吸速率”，讲清CO₂吸收量、O₂释放量和有机物积累量表示的都是净光合速率。',
    ],
    chapters: [
      {
        name: '细胞呼吸',
        sections: [
          { name: '有氧呼吸三个阶段的场所与物质变化', kind: 'video' },
          { name: '无氧呼吸的两种类型', kind: 'video' },
          { name: '呼吸方式判断与RQ计算', kind: 'questions' },
        ],
      },
      {
        name: '光合作用',
        sections: [
          { name: '色素的提取与分离', kind: 'video' },
          { name: '光反应与暗反应的联系', kind: 'video' },
          { name: '光照、CO₂浓度骤变时C₃与C₅的变化', kind: 'video' },
          { name: '光合作用过程练习', kind: 'questions' },
        ],
      },
      {
        name: '综合与曲线',
        sections: [
          { name: '光补偿点、光饱和点与密闭容器曲线', kind: 'video' },
          { name: '净光合与总光合计算题', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'biology-senior-genetics',
    title: '孟德尔定律解题方法课',
    place: '人教版/必修2 遗传与进化/第1章 遗传因子的发现',
    teacher: 'biology-peng',
    summary: '从分离定律到自由组合定律，掌握分解组合法与特殊比例的推断。',
    introduction: [
      '适合高一新课后的巩固和高三复习。课程不追求题量，每一讲只解决一个方法问题：怎样判断显隐性、怎样求基因型、怎样由9∶3∶3∶1的变式反推基因互作。',
      '每个方法配一道完整例题：先写假设，再写遗传图解，最后检验比例。学生常把“测交”与“自交”的作用混淆，第一章专门对比。',
    ],
    chapters: [
      {
        name: '分离定律',
        sections: [
          { name: '假说—演绎法在孟德尔实验中的体现', kind: 'video' },
          { name: '显隐性判断与纯合子鉴定', kind: 'video' },
          { name: '特殊分离比速查表', kind: 'file' },
          { name: '连续自交与自由交配的计算', kind: 'questions' },
        ],
      },
      {
        name: '自由组合定律',
        sections: [
          { name: '分解组合法：把多对基因拆成单对', kind: 'video' },
          { name: '9∶3∶3∶1的变式与基因互作', kind: 'video' },
        ],
      },
      {
        name: '遗传实验设计',
        sections: [
          { name: '验证基因位置的杂交方案', kind: 'video' },
          { name: '遗传大题规范答题', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'biology-senior-nerve',
    title: '神经调节：从反射弧到动作电位',
    place: '人教版/选择性必修1 稳态与调节/第2章 神经调节',
    teacher: 'biology-tian',
    summary: '结合膜电位曲线和突触结构，讲清兴奋的产生、传导与传递。',
    introduction: [
      '面向高二学生。先讲神经系统的组成和反射弧，再分析静息电位与动作电位形成时K⁺、Na⁺的跨膜流动。',
      '突触一讲重点区分“传导”与“传递”，并讲清神经递质释放以后的去向。',
      '第一章配反射弧结构的练习，教师可用作课堂检测。',
    ],
    chapters: [
      {
        name: '结构基础与反射',
        sections: [
          { name: '中枢神经系统与外周神经系统', kind: 'video' },
          { name: '反射弧的组成与条件反射的建立', kind: 'video' },
          { name: '反射弧结构判断', kind: 'questions' },
        ],
      },
      {
        name: '兴奋的产生与传导',
        sections: [
          { name: '静息电位和动作电位的离子机制', kind: 'video' },
          { name: '膜电位曲线逐段分析', kind: 'video' },
          { name: '突触传递与神经递质的去向', kind: 'video' },
          { name: '电流计偏转问题', kind: 'questions' },
        ],
      },
      {
        name: '分级调节与高级功能',
        sections: [
          { name: '大脑皮层对低级中枢的调控', kind: 'video' },
          { name: '语言中枢功能对照表', kind: 'file' },
        ],
      },
    ],
  },
]

export const biologySeniorLives: readonly LiveContent[] = [
  {
    key: 'biology-senior-experiment-review',
    title: '高中生物实验设计：变量与对照',
    place: '人教版/必修1 分子与细胞/第5章 细胞的能量供应和利用',
    teacher: 'biology-peng',
    summary: '以温度对酶活性的影响为例，找准变量，设好对照。',
    introduction: [
      '面向高二、高三学生。人为改变的是自变量，随之变化的是因变量，其余的无关变量要相同且适宜。对照分空白对照、自身对照、相互对照和条件对照。',
      '例题探究温度对淀粉酶的影响：酶和淀粉要先分别保温，再混合。这个实验不用过氧化氢酶，因为过氧化氢受热会分解，多出一个变量。',
    ],
    sessions: ['单一变量与对照原则'],
    minutes: 75,
  },
]
