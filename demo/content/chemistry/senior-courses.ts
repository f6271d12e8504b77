import type { CourseContent, LiveContent } from '../types.ts'

export const seniorCourses: readonly CourseContent[] = [
  {
    key: 'chemistry-senior-ionic-redox',
    title: '离子反应与氧化还原反应',
    place: '人教版/必修第一册/第一章 物质及其变化',
    teacher: 'chemistry-xie',
    summary: '高一开篇两大工具：离子方程式与电子转移。',
    introduction: [
      '课程面向高一新生。离子反应从电离入手，训练“写、拆、删、查”；氧化还原反应从化合价变化入手，落实双线桥。',
      '两条主线在最后一章汇合：用得失电子守恒和电荷守恒配平离子方程式。',
    ],
    chapters: [
      {
        name: '离子反应',
        sections: [
          { name: '电解质与电离方程式', kind: 'video' },
          { name: '离子方程式的书写', kind: 'video' },
          { name: '离子共存与离子检验', kind: 'video' },
          { name: '离子方程式正误判断', kind: 'questions' },
        ],
      },
      {
        name: '氧化还原反应',
        sections: [
          { name: '化合价升降与电子转移', kind: 'video' },
          { name: '双线桥与单线桥', kind: 'video' },
          { name: '氧化性强弱的比较', kind: 'video' },
        ],
      },
      {
        name: '配平与计算',
        sections: [
          { name: '化合价升降法配平', kind: 'video' },
          { name: '离子方程式的配平', kind: 'video' },
          { name: '电子守恒计算练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-senior-periodic-law',
    title: '原子结构、元素周期律与化学键',
    place: '人教版/必修第一册/第四章 物质结构 元素周期律',
    teacher: 'chemistry-luo',
    summary: '以“位置—结构—性质”为主线贯通碱金属、卤素与第三周期。',
    introduction: [
      '由核外电子排布引出周期表的编排，再以碱金属、卤素说明同主族性质的相似与递变。',
      '第三周期元素的比较放在第二章，接着学习化学键和电子式的书写。',
    ],
    chapters: [
      {
        name: '周期表与同主族',
        sections: [
          { name: '核外电子排布与周期表', kind: 'video' },
          { name: '锂、钠、钾与水和氧气的反应', kind: 'video' },
          { name: '卤素单质间的置换', kind: 'video' },
          { name: '周期表填空练习', kind: 'questions' },
        ],
      },
      {
        name: '周期律与化学键',
        sections: [
          { name: '钠、镁、铝金属性的比较', kind: 'video' },
          { name: '粒子半径大小的比较方法', kind: 'video' },
          { name: '离子键、共价键与电子式', kind: 'video' },
          { name: '电子式书写规范', kind: 'file' },
          { name: '元素推断练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-senior-equilibrium',
    title: '化学反应速率与化学平衡',
    place: '人教版/选择性必修1 化学反应原理/第二章 化学反应速率与化学平衡',
    teacher: 'chemistry-luo',
    summary: '用Q与K的比较判断方向，读懂速率与平衡图像。',
    introduction: [
      '面向高二学生。速率部分用碰撞理论和活化能解释外界条件的影响，平衡部分以平衡常数为核心。',
      '平衡移动先比较Q与K，再用勒夏特列原理检验，避免单纯记忆口诀。',
      '图像题按“看面、看线、看点、看量”训练，第三章以合成氨为例讨论生产条件的选择。',
    ],
    chapters: [
      {
        name: '反应速率',
        sections: [
          { name: '速率的表示与测定', kind: 'video' },
          { name: '浓度、温度、催化剂与活化分子', kind: 'video' },
          { name: '控制变量实验设计', kind: 'questions' },
        ],
      },
      {
        name: '化学平衡',
        sections: [
          { name: '平衡状态的判断', kind: 'video' },
          { name: '平衡常数与转化率的计算', kind: 'video' },
          { name: '影响平衡的因素', kind: 'video' },
          { name: '三段式计算模板', kind: 'file' },
        ],
      },
      {
        name: '调控与图像',
        sections: [
          { name: '合成氨条件的选择', kind: 'video' },
          { name: '速率—时间与转化率图像', kind: 'video' },
          { name: '平衡综合练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-senior-electrochemistry',
    title: '电化学：原电池、电解池与金属防护',
    place: '人教版/选择性必修1 化学反应原理/第四章 化学反应与电能',
    teacher: 'chemistry-luo',
    summary: '分析电极、离子移动与电极反应式，处理新型电池。',
    introduction: [
      '课程从锌铜原电池出发，训练“判断电极—书写电极反应—分析离子移动”的固定程序。',
      '电解部分重点是放电顺序和氯碱工业；新型电池要求会根据介质补充H⁺、OH⁻或H₂O。',
    ],
    chapters: [
      {
        name: '原电池',
        sections: [
          { name: '盐桥的作用', kind: 'video' },
          { name: '铅酸蓄电池与燃料电池', kind: 'video' },
          { name: '氢氧燃料电池的工作原理', kind: 'video' },
          { name: '电极反应式书写练习', kind: 'questions' },
        ],
      },
      {
        name: '电解池与防护',
        sections: [
          { name: '电解氯化铜溶液与放电顺序', kind: 'video' },
          { name: '氯碱工业、电镀与电解精炼', kind: 'video' },
          { name: '析氢腐蚀与吸氧腐蚀', kind: 'video' },
          { name: '电化学知识框架图', kind: 'file' },
          { name: '电化学计算练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-senior-organic-basic',
    title: '简单的有机化合物',
    place: '鲁科版/必修第二册/第3章 简单的有机化合物',
    teacher: 'chemistry-xie',
    summary: '从甲烷、乙烯、苯到乙醇、乙酸、糖类与蛋白质。',
    introduction: [
      '课程配合鲁科版必修第二册第3章，用球棍模型认识碳的成键特点与同分异构现象。',
      '每种代表物按“结构—性质—用途”学习，比较取代、加成、氧化、酯化四类反应。',
    ],
    chapters: [
      {
        name: '烃',
        sections: [
          { name: '碳原子的成键特点与同分异构体', kind: 'video' },
          { name: '甲烷的取代与乙烯的加成', kind: 'video' },
          { name: '苯的结构与性质', kind: 'video' },
          { name: '反应类型判断', kind: 'questions' },
        ],
      },
      {
        name: '饮食中的有机化合物',
        sections: [
          { name: '乙醇的催化氧化', kind: 'video' },
          { name: '乙酸乙酯的制备', kind: 'video' },
          { name: '糖类、油脂与蛋白质', kind: 'video' },
          { name: '官能团性质对照表', kind: 'file' },
        ],
      },
    ],
  },
]

export const seniorLives: readonly LiveContent[] = [
  {
    key: 'chemistry-senior-solution-live',
    title: '水溶液中的离子平衡专题：电离与水解',
    place: '人教版/选择性必修1 化学反应原理/第三章 水溶液中的离子反应与平衡',
    teacher: 'chemistry-luo',
    summary: '比较温度、浓度对电离和水解的影响，判断谁为主。',
    introduction: [
      '面向高二、高三学生。弱酸、弱碱部分电离，弱酸根和弱碱的阳离子会水解，两者都微弱、吸热。升温和稀释都促进，加入生成的同种离子则抑制。',
      '例子是碳酸氢根与亚硫酸氢根：前者水解为主，溶液显碱性；后者电离为主，溶液显酸性。最后讲电离常数与水解常数的积等于水的离子积。',
    ],
    sessions: ['电离平衡与水解平衡的比较'],
    minutes: 50,
  },
  {
    key: 'chemistry-senior-experiment-live',
    title: '高一化学实验：配制溶液与误差分析',
    place: '人教版/必修第一册/第二章 海水中的重要元素——钠和氯/第三节 物质的量',
    teacher: 'chemistry-xie',
    summary: '讲清七个步骤，再看每一步失误怎样影响浓度。',
    introduction: [
      '面向高一学生。以配制250 mL 0.1 mol/L的氯化钠溶液为例，讲计算、称量、溶解、转移、洗涤、定容、摇匀，需要氯化钠约1.5 g。',
      '误差看c＝n/V：没有洗涤烧杯，浓度偏低；定容时俯视刻度线，浓度偏高；容量瓶里原来有少量水，没有影响。',
    ],
    sessions: ['配制一定物质的量浓度的溶液'],
    minutes: 45,
  },
]
