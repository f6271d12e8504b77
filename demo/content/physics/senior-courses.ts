import type { CourseContent, LiveContent } from '../types.ts'

export const seniorCourses: readonly CourseContent[] = [
  {
    key: 'physics-senior-newton',
    title: '运动和力的关系：牛顿运动定律',
    place: '人教版/必修第一册/第四章 运动和力的关系',
    teacher: 'physics-ma',
    summary: '由实验得到F＝ma，掌握两类动力学问题与连接体。',
    introduction: [
      '课程面向高一学生，分三章学习牛顿运动定律及其应用。第一章讲定律和实验，第二章讲两类基本问题，第三章讲综合问题。',
      '两类问题都以加速度为桥梁：已知受力求运动，已知运动求受力。例题统一按“对象—受力—坐标—方程—讨论”书写。',
      '实验一节配有学案，可配合学生分组实验使用。',
    ],
    chapters: [
      {
        name: '定律的建立',
        sections: [
          { name: '理想实验与牛顿第一定律', kind: 'video' },
          { name: '加速度与力、质量的关系实验', kind: 'video' },
          { name: '1 N的定义与F＝ma中的k', kind: 'video' },
          { name: '实验数据处理示例', kind: 'file' },
        ],
      },
      {
        name: '两类基本问题',
        sections: [
          { name: '从受力确定运动情况', kind: 'video' },
          { name: '从运动情况确定受力', kind: 'video' },
          { name: '斜面问题练习', kind: 'questions' },
        ],
      },
      {
        name: '综合问题',
        sections: [
          { name: '连接体：整体法与隔离法', kind: 'video' },
          { name: '超重、失重与完全失重', kind: 'video' },
          { name: '传送带问题', kind: 'video' },
          { name: '本章检测', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'physics-senior-circular-gravity',
    title: '圆周运动与万有引力',
    place: '人教版/必修第二册/第七章 万有引力与宇宙航行',
    teacher: 'physics-shen',
    summary: '从向心力到天体运动，用一个方程处理卫星问题。',
    introduction: [
      '先复习圆周运动的描述和向心力来源，再由开普勒定律推出引力与距离平方成反比。',
      '卫星问题归纳为两条主线：万有引力提供向心力，以及地面附近GM＝gR²的代换。',
    ],
    chapters: [
      {
        name: '圆周运动回顾',
        sections: [
          { name: '线速度、角速度与周期', kind: 'video' },
          { name: '竖直面内圆周运动的临界条件', kind: 'video' },
          { name: '向心力来源练习', kind: 'questions' },
        ],
      },
      {
        name: '万有引力与航天',
        sections: [
          { name: '月—地检验', kind: 'video' },
          { name: '称量地球的质量', kind: 'video' },
          { name: '第一宇宙速度的两种推导', kind: 'video' },
          { name: '卫星参量比较表', kind: 'file' },
          { name: '变轨与双星练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'physics-senior-electric-energy',
    title: '静电场中的能量',
    place: '人教版/必修第三册/第十章 静电场中的能量',
    teacher: 'physics-shen',
    summary: '类比重力势能建立电势能、电势、电势差的概念。',
    introduction: [
      '电势比较抽象，本课程始终与重力场类比：电势对应高度，等势面对应等高线，静电力做功与路径无关。',
      '带电粒子的偏转与平抛运动方法相同，配有学案让学生自己推导。',
    ],
    chapters: [
      {
        name: '电势能、电势与电势差',
        sections: [
          { name: '静电力做功与电势能的变化', kind: 'video' },
          { name: '电势高低的判断', kind: 'video' },
          { name: '等势面与电场线垂直', kind: 'video' },
          { name: '概念辨析练习', kind: 'questions' },
        ],
      },
      {
        name: '电容器与带电粒子的运动',
        sections: [
          { name: '平行板电容器：U不变与Q不变', kind: 'video' },
          { name: '带电粒子的加速与偏转', kind: 'video' },
          { name: '偏转公式推导单', kind: 'file' },
          { name: '综合练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'physics-senior-momentum',
    title: '动量守恒定律及其应用',
    place: '人教版/选择性必修第一册/第一章 动量守恒定律',
    teacher: 'physics-ma',
    summary: '判断守恒条件，处理碰撞、反冲与人船模型。',
    introduction: [
      '面向高二学生。先由两辆小车的碰撞实验寻找“不变量”，再由牛顿定律推导动量定理与动量守恒定律。',
      '碰撞问题以速度是否合理、动能是否增加、动量是否守恒三条来检验结果。',
    ],
    chapters: [
      {
        name: '动量与动量定理',
        sections: [
          { name: '寻求碰撞中的不变量', kind: 'video' },
          { name: '动量定理与缓冲', kind: 'video' },
          { name: '动量定理练习', kind: 'questions' },
        ],
      },
      {
        name: '动量守恒',
        sections: [
          { name: '守恒条件：系统与外力', kind: 'video' },
          { name: '弹性碰撞的速度公式', kind: 'video' },
          { name: '反冲、火箭与人船模型', kind: 'video' },
          { name: '碰撞类型对照表', kind: 'file' },
          { name: '综合练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'physics-senior-induction',
    title: '电磁感应：方向、大小与能量',
    place: '人教版/选择性必修第二册/第二章 电磁感应',
    teacher: 'physics-ma',
    summary: '楞次定律定方向，法拉第定律定大小，杆轨问题看能量。',
    introduction: [
      '课程由磁铁插入线圈的分组实验归纳楞次定律，强调“阻碍”的对象是磁通量的变化。',
      '单杆导轨问题按受力、运动、能量三条线分析，最终速度与能量转化分别用牛顿定律和功能关系求解。',
    ],
    chapters: [
      {
        name: '感应电流的方向',
        sections: [
          { name: '实验归纳：增反减同', kind: 'video' },
          { name: '楞次定律与能量守恒', kind: 'video' },
          { name: '右手定则与左手定则的选用', kind: 'video' },
          { name: '方向判断练习', kind: 'questions' },
        ],
      },
      {
        name: '感应电动势与综合应用',
        sections: [
          { name: '法拉第电磁感应定律', kind: 'video' },
          { name: 'E＝Blv的推导与适用条件', kind: 'video' },
          { name: '单杆导轨：收尾速度与焦耳热', kind: 'video' },
          { name: '杆轨模型归纳', kind: 'file' },
          { name: '综合练习', kind: 'questions' },
        ],
      },
    ],
  },
]

export const seniorLives: readonly LiveContent[] = [
  {
    key: 'physics-senior-magnetic-circle-live',
    title: '带电粒子在磁场中运动专题：画好轨迹圆',
    place: '人教版/选择性必修第二册/第一章 安培力与洛伦兹力/3 带电粒子在匀强磁场中的运动',
    teacher: 'physics-ma',
    summary: '画轨迹、定圆心，用几何关系求半径，用圆心角求时间。',
    introduction: [
      '面向高二、高三学生。粒子垂直进入匀强磁场，洛伦兹力提供向心力，由此得到半径r＝mv/(qB)和周期T＝2πm/(qB)，周期与速度大小无关。',
      '圆心在速度的垂线上：已知两个速度方向，作两条垂线的交点；已知入射点和出射点，作弦的中垂线。请准备圆规和直尺，跟着一起作图。',
    ],
    sessions: ['定圆心、求半径、算时间'],
    minutes: 50,
  },
  {
    key: 'physics-senior-experiment-live',
    title: '高考电学实验复习：仪器读数',
    place: '人教版/必修第三册/第十二章 电能 能量守恒定律/3 实验：电池电动势和内阻的测量',
    teacher: 'physics-shen',
    summary: '游标卡尺、螺旋测微器和电表怎样读，末位估不估。',
    introduction: [
      '面向高三学生。游标卡尺不估读，读数是主尺整毫米数加上对齐的格数乘精度；螺旋测微器先看半毫米线是否露出，再估读到千分之一毫米。',
      '电表看分度值：分度值0.1 V的读到0.01 V，分度值0.02 A的也读到0.01 A。先看精度，再决定估不估，末位的零不能丢。',
    ],
    sessions: ['仪器读数与估读'],
    minutes: 45,
  },
]
