import type { CourseContent, LiveContent } from '../types.ts'

export const juniorCourses: readonly CourseContent[] = [
  {
    key: 'chemistry-junior-air-oxygen',
    title: '空气与氧气：组成、性质与制取',
    place: '人教版/九年级上册/第二单元 我们周围的空气',
    teacher: 'chemistry-cai',
    summary: '从测定氧气含量到实验室制氧气，落实第一个气体制备实验。',
    introduction: [
      '九年级学生第一次系统学习一种物质，本课程示范“组成—性质—制取—用途”的研究顺序。',
      '实验部分讲红磷燃烧测定氧气含量、硫和铁丝在氧气中燃烧、高锰酸钾制氧气，都写明操作要点与现象。',
      '制取氧气的几节可作为学生分组实验的预习材料，先读操作要点再动手。',
    ],
    chapters: [
      {
        name: '空气的组成',
        sections: [
          { name: '拉瓦锡的研究与红磷燃烧实验', kind: 'video' },
          { name: '测定结果偏小的原因分析', kind: 'video' },
          { name: '纯净物与混合物', kind: 'video' },
          { name: '空气组成练习', kind: 'questions' },
        ],
      },
      {
        name: '氧气的性质与制取',
        sections: [
          { name: '硫、红磷、铁丝在氧气中燃烧', kind: 'video' },
          { name: '过氧化氢制氧气与催化剂', kind: 'video' },
          { name: '高锰酸钾制氧气：查、装、定、点、收、离、熄', kind: 'video' },
          { name: '实验报告单', kind: 'file' },
          { name: '装置选择练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-junior-equation',
    title: '质量守恒与化学方程式',
    place: '人教版/九年级上册/第五单元 化学方程式',
    teacher: 'chemistry-zheng',
    summary: '实验证守恒，微观说原因，再学书写、配平与计算。',
    introduction: [
      '化学方程式是九年级的分水岭。本课程先用三组实验说明质量守恒，再从原子的种类、数目、质量不变给出解释。',
      '配平介绍最小公倍数法、奇数配偶法和归一法三种，学完再做配平训练。',
      '计算部分要求“设、写、标、列、答”五步完整，训练含杂质物质先换算成纯净物质量。',
    ],
    chapters: [
      {
        name: '质量守恒定律',
        sections: [
          { name: '红磷燃烧与铁钉置换铜', kind: 'video' },
          { name: '碳酸钠与盐酸反应后质量为何减小', kind: 'video' },
          { name: '微观解释：六个不变', kind: 'video' },
          { name: '常用化学方程式汇总', kind: 'file' },
        ],
      },
      {
        name: '书写与配平',
        sections: [
          { name: '写、配、注、等四步', kind: 'video' },
          { name: '三种配平方法', kind: 'video' },
          { name: '配平训练', kind: 'questions' },
        ],
      },
      {
        name: '简单计算',
        sections: [
          { name: '由反应物求生成物', kind: 'video' },
          { name: '含杂质的计算', kind: 'video' },
          { name: '计算题练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-junior-acid-base',
    title: '常见的酸和碱',
    place: '人教版/九年级下册/第十单元 酸和碱',
    teacher: 'chemistry-zheng',
    summary: '盐酸、硫酸、氢氧化钠、氢氧化钙的性质与中和反应。',
    introduction: [
      '课程以“为什么酸有相似的性质”为线索，从溶液中的H⁺和OH⁻解释酸的通性与碱的通性。',
      '浓硫酸的稀释、氢氧化钠的腐蚀性都要讲清安全要求；中和反应部分用pH曲线看滴加过程中酸碱度的变化。',
    ],
    chapters: [
      {
        name: '酸和碱的性质',
        sections: [
          { name: '石蕊和酚酞：酸碱指示剂', kind: 'video' },
          { name: '盐酸和硫酸的化学性质', kind: 'video' },
          { name: '氢氧化钠与氢氧化钙', kind: 'video' },
          { name: '性质对照表', kind: 'file' },
          { name: '方程式书写练习', kind: 'questions' },
        ],
      },
      {
        name: '中和反应',
        sections: [
          { name: '看不见现象的反应如何证明发生了', kind: 'video' },
          { name: 'pH的测定与pH曲线', kind: 'video' },
          { name: '中和反应的应用', kind: 'video' },
          { name: '单元练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'chemistry-junior-metal',
    title: '金属的性质与钢铁的防护',
    place: '鲁教版/九年级下册/第九单元 金属',
    teacher: 'chemistry-cai',
    summary: '比较镁、锌、铁、铜与酸和盐溶液的反应，归纳活动性顺序。',
    introduction: [
      '课程配合鲁教版第九单元，由实验事实归纳金属活动性顺序，再用它判断置换反应能否发生、设计验证方案。',
      '铁钉锈蚀实验需提前一周布置，视频讲清三支试管各缺什么条件、一周后是否生锈。',
    ],
    chapters: [
      {
        name: '金属的化学性质',
        sections: [
          { name: '金属与氧气、与稀盐酸的反应', kind: 'video' },
          { name: '金属与盐溶液：湿法炼铜', kind: 'video' },
          { name: '滤渣与滤液成分的判断', kind: 'video' },
          { name: '活动性顺序练习', kind: 'questions' },
        ],
      },
      {
        name: '锈蚀与防护',
        sections: [
          { name: '铁钉锈蚀条件的对照实验', kind: 'video' },
          { name: '防锈方法与金属回收', kind: 'video' },
          { name: '对照实验记录表', kind: 'file' },
        ],
      },
    ],
  },
]

export const juniorLives: readonly LiveContent[] = [
  {
    key: 'chemistry-junior-gas-live',
    title: '气体的制取专题：怎样选发生装置',
    place: '人教版/九年级上册/第六单元 碳和碳的氧化物/课题2 二氧化碳制取的研究',
    teacher: 'chemistry-zheng',
    summary: '看反应物的状态和反应条件选装置，再说改进好在哪里。',
    introduction: [
      '面向九年级学生。固体加热用大试管和酒精灯，固液常温用锥形瓶和漏斗。课上比较高锰酸钾制氧气、过氧化氢制氧气和石灰石制二氧化碳。',
      '改进部分讲分液漏斗怎样控制滴加速率，多孔隔板怎样让反应随时停下。易错点是长颈漏斗下端要伸入液面以下，加热固体时试管口要略向下倾斜。',
    ],
    sessions: ['发生装置的选择与改进'],
    minutes: 40,
  },
  {
    key: 'chemistry-junior-salt-live',
    title: '酸碱盐推断题的突破口',
    place: '人教版/九年级下册/第十一单元 盐 化肥/课题1 生活中常见的盐',
    teacher: 'chemistry-cai',
    summary: '圈出特征，猜出物质，顺着反应推，最后代回检验。',
    introduction: [
      '面向九年级下学期学生，需已学完复分解反应的条件。推断题先圈特征：蓝色溶液含铜离子，红褐色沉淀是氢氧化铁，不溶于酸的白色沉淀是氯化银或硫酸钡。',
      '例题由“白色沉淀加稀硝酸全部溶解并有气泡”推出碳酸盐。“部分溶解”和“全部溶解”结论完全不同，推出后要代回全题检验。',
    ],
    sessions: ['推断题的突破口：颜色、沉淀与气体'],
    minutes: 45,
  },
]
