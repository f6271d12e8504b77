import type { CourseContent, LiveContent } from '../types.ts'

export const juniorCourses: readonly CourseContent[] = [
  {
    key: 'physics-junior-lens',
    title: '透镜及其应用：从三条特殊光线到凸透镜成像',
    place: '人教版/八年级上册/第五章 透镜及其应用',
    teacher: 'physics-gao',
    summary: '先画光路再做实验，归纳物距与像的性质的对应关系。',
    introduction: [
      '本课程供八年级新授课使用。先学会画平行光、过光心、过焦点三条特殊光线，再看光具座上怎样做凸透镜成像的实验。',
      '实验一节给出焦距10 cm的透镜在多个物距下的像距和像的性质，教师可让学生先预测再看结果。',
      '应用部分从照相机、投影仪、放大镜讲到近视眼与远视眼的矫正。',
    ],
    chapters: [
      {
        name: '透镜与光路',
        sections: [
          { name: '凸透镜会聚、凹透镜发散', kind: 'video' },
          { name: '测量凸透镜的焦距', kind: 'video' },
          { name: '三条特殊光线作图练习', kind: 'questions' },
        ],
      },
      {
        name: '凸透镜成像的规律',
        sections: [
          { name: '实验：烛焰、透镜、光屏三心等高', kind: 'video' },
          { name: '实像与虚像，放大与缩小', kind: 'video' },
          { name: '成像规律记录表', kind: 'file' },
          { name: '成像规律动态分析', kind: 'questions' },
        ],
      },
      {
        name: '透镜的应用',
        sections: [
          { name: '照相机、投影仪和放大镜', kind: 'video' },
          { name: '近视眼与远视眼的成因和矫正', kind: 'video' },
          { name: '显微镜和望远镜', kind: 'video' },
        ],
      },
    ],
  },
  {
    key: 'physics-junior-buoyancy',
    title: '浮力：从称重法到浮沉条件',
    place: '人教版/八年级下册/第十章 浮力',
    teacher: 'physics-sun',
    summary: '四种求浮力的方法，配密度计、潜水艇与轮船的分析。',
    introduction: [
      '浮力是八年级力学的综合章节，要用到密度、压强和二力平衡。本课程先从液体对物体上下表面的压力差说明浮力的成因。',
      '阿基米德原理一章完整呈现“浮力的大小等于排开液体所受的重力”的实验过程，并讨论误差。',
      '第三章训练漂浮、悬浮、沉底三种状态的受力分析，每道例题都先画受力示意图。',
    ],
    chapters: [
      {
        name: '浮力的产生与测量',
        sections: [
          { name: '浸在水中的物体受到向上的力', kind: 'video' },
          { name: '称重法：F浮＝G－F示', kind: 'video' },
          { name: '浮力的大小跟哪些因素有关', kind: 'video' },
          { name: '基础练习', kind: 'questions' },
        ],
      },
      {
        name: '阿基米德原理',
        sections: [
          { name: '实验：浮力与排开液体的重力', kind: 'video' },
          { name: 'F浮＝ρ液gV排的理解', kind: 'video' },
          { name: '实验报告单', kind: 'file' },
        ],
      },
      {
        name: '浮沉条件及应用',
        sections: [
          { name: '上浮、下沉、悬浮与漂浮', kind: 'video' },
          { name: '轮船、潜水艇与密度计', kind: 'video' },
          { name: '漂浮问题综合练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'physics-junior-ohm',
    title: '欧姆定律与动态电路',
    place: '人教版/九年级全一册/第十七章 欧姆定律',
    teacher: 'physics-sun',
    summary: '由控制变量实验得出I＝U/R，再分析滑动变阻器动态电路。',
    introduction: [
      '本课程围绕两个探究实验展开：电阻一定时电流与电压的关系，电压一定时电流与电阻的关系。',
      '动态电路按“局部—整体—局部”的顺序分析，要求学生写出判断链条，不靠口诀。',
    ],
    chapters: [
      {
        name: '实验与定律',
        sections: [
          { name: '电流与电压的关系：正比图象', kind: 'video' },
          { name: '电流与电阻的关系：为什么要调滑动变阻器', kind: 'video' },
          { name: '欧姆定律的简单计算', kind: 'video' },
          { name: '实验数据记录表', kind: 'file' },
        ],
      },
      {
        name: '应用',
        sections: [
          { name: '伏安法测电阻', kind: 'video' },
          { name: '串联分压与并联分流', kind: 'video' },
          { name: '滑动变阻器引起的电表变化', kind: 'video' },
          { name: '动态电路练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'physics-junior-force-motion',
    title: '力与运动：惯性、合力与平衡',
    place: '沪科版/八年级全一册/第七章 力与运动',
    teacher: 'physics-gao',
    summary: '澄清“力是维持运动的原因”这一常见误解。',
    introduction: [
      '课程配合沪科版八年级第七章，从伽利略斜面的理想实验入手，说明力是改变物体运动状态的原因。',
      '课上可以讨论这样的问题：“速度越大惯性越大吗”“静止的物体一定不受力吗”。',
    ],
    chapters: [
      {
        name: '牛顿第一定律与惯性',
        sections: [
          { name: '三种表面上的小车：实验与推理', kind: 'video' },
          { name: '惯性的利用与防范', kind: 'video' },
          { name: '惯性现象解释范例', kind: 'file' },
        ],
      },
      {
        name: '力的合成与平衡',
        sections: [
          { name: '同一直线上二力的合成', kind: 'video' },
          { name: '二力平衡的四个条件', kind: 'video' },
          { name: '平衡力与相互作用力的区别', kind: 'video' },
          { name: '受力分析练习', kind: 'questions' },
        ],
      },
    ],
  },
]

export const juniorLives: readonly LiveContent[] = [
  {
    key: 'physics-junior-electric-experiment-live',
    title: '中考电学实验三讲',
    place: '人教版/九年级全一册/第十八章 电功率/第3节 测量小灯泡的电功率',
    teacher: 'physics-sun',
    summary: '电路连接、故障判断、数据处理，三讲覆盖常考电学实验。',
    introduction: [
      '面向九年级学生。第一讲讲连接前的检查、电流表和电压表的接法与量程的选择。',
      '第二讲用“电流表有无示数、电压表是否接近电源电压”判断断路与短路；第三讲讲多次测量的目的，以及只有一种电表时怎样测电阻。',
    ],
    sessions: ['电路连接与电表量程', '电路故障的判断', '数据处理与特殊方法测电阻'],
    minutes: 45,
  },
  {
    key: 'physics-junior-pressure-live',
    title: '固体压强：柱体的切割与叠放',
    place: '人教版/八年级下册/第九章 压强',
    teacher: 'physics-gao',
    summary: '柱体先想p＝ρgh，切割看高度，叠放看压力和面积。',
    introduction: [
      '面向八年级学生。放在水平面上的实心均匀柱体，由p＝F/S可以推出p＝ρgh，压强只与密度和高度有关，与底面积无关。',
      '竖切一半，高度不变，压强不变；横切一半，高度减半，压强减半。叠放要先算压力，再除以受力面积；不是柱体的物体，仍用p＝F/S。',
    ],
    sessions: ['切割与叠放：柱体压强'],
    minutes: 40,
  },
]
