import type { CourseContent, LiveContent } from '../types.ts'

export const juniorCourses: readonly CourseContent[] = [
  {
    key: 'math-junior-pythagoras',
    title: '勾股定理及其逆定理',
    place: '人教版/八年级下册/第十七章 勾股定理',
    teacher: 'math-xu',
    summary: '从毕达哥拉斯地砖到赵爽弦图，再到逆定理的证明与应用。',
    introduction: [
      '本课程供八年级新授课使用，共三章。第一章从等腰直角三角形地砖的面积关系入手，猜想并证明a²＋b²＝c²。',
      '第二章学习逆定理，强调“由数量关系判定形状”与定理“由形状得数量关系”互逆，同时介绍互逆命题。',
      '第三章集中处理折叠和最短路径问题，都先化成直角三角形，再用勾股定理。每节只讲一个要点，留出当堂练习的时间。',
    ],
    chapters: [
      {
        name: '勾股定理的发现与证明',
        sections: [
          { name: '地砖中的面积关系', kind: 'video' },
          { name: '赵爽弦图：四个直角三角形与一个小正方形', kind: 'video' },
          { name: '已知两边求第三边', kind: 'video' },
        ],
      },
      {
        name: '勾股定理的逆定理',
        sections: [
          { name: '古埃及人怎样画直角：3、4、5打结法', kind: 'video' },
          { name: '逆定理的证明：构造全等直角三角形', kind: 'video' },
          { name: '勾股数与互逆命题', kind: 'video' },
          { name: '定理证明方法汇编（拼图法六种）', kind: 'file' },
          { name: '逆定理判断练习', kind: 'questions' },
        ],
      },
      {
        name: '综合应用',
        sections: [
          { name: '折叠矩形求线段长', kind: 'video' },
          { name: '圆柱与长方体表面的最短路径', kind: 'video' },
          { name: '本章检测', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'math-junior-congruent-triangles',
    title: '全等三角形的判定与辅助线',
    place: '人教版/八年级上册/第十二章 全等三角形',
    teacher: 'math-lin',
    summary: '五种判定方法逐个落实，再学倍长中线与截长补短。',
    introduction: [
      '面向八年级上学期学生。先用尺规作图说明SSS、SAS、ASA、AAS、HL为什么成立，再用反例说明SSA不能判定全等。',
      '证明题按“找条件—补条件—写过程”三步训练，要求对应顶点写在对应位置，每一步写明依据。',
      '第三章的辅助线适合学有余力的学生，也可留到期末复习时使用。',
    ],
    chapters: [
      {
        name: '判定方法',
        sections: [
          { name: '三边分别相等：SSS与尺规作角', kind: 'video' },
          { name: '两边及夹角：SAS与SSA的反例', kind: 'video' },
          { name: '两角一边：ASA与AAS', kind: 'video' },
          { name: '直角三角形的HL判定', kind: 'video' },
          { name: '规范书写示例与评分要点', kind: 'file' },
        ],
      },
      {
        name: '证明的书写',
        sections: [
          { name: '公共边、公共角与对顶角', kind: 'video' },
          { name: '先证全等再证平行或垂直', kind: 'video' },
          { name: '判定方法选择练习', kind: 'questions' },
        ],
      },
      {
        name: '常用辅助线',
        sections: [
          { name: '倍长中线：求中线的取值范围', kind: 'video' },
          { name: '截长补短：证明线段的和差', kind: 'video' },
          { name: '角平分线与垂线段', kind: 'video' },
        ],
      },
    ],
  },
  {
    key: 'math-junior-linear-function',
    title: '一次函数的图象与应用',
    place: '北师大版/八年级上册/第四章 一次函数',
    teacher: 'math-xu',
    summary: '由k、b看图象，由图象求表达式，再解决分段水费等问题。',
    introduction: [
      '本课程配合北师大版八年级上册第四章，先讲函数的三种表示方法，重点放在一次函数图象与k、b的关系。',
      '应用部分讲分段水费的图象和两个一次函数图象的交点，要求学生说出交点和斜率的实际意义。',
    ],
    chapters: [
      {
        name: '函数与一次函数',
        sections: [
          { name: '函数的三种表示方法', kind: 'video' },
          { name: '一次函数与正比例函数的关系', kind: 'video' },
          { name: '判断是不是函数关系', kind: 'questions' },
        ],
      },
      {
        name: '图象与性质',
        sections: [
          { name: '列表、描点、连线：y＝2x＋1的图象', kind: 'video' },
          { name: 'k的正负与增减性', kind: 'video' },
          { name: 'b与图象的平移', kind: 'video' },
          { name: '图象所在象限速查表', kind: 'file' },
        ],
      },
      {
        name: '应用',
        sections: [
          { name: '确定一次函数表达式', kind: 'video' },
          { name: '分段水费图象', kind: 'video' },
          { name: '两个一次函数图象的交点', kind: 'video' },
          { name: '图象信息题练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'math-junior-quadratic-function',
    title: '二次函数：图象、性质与最值',
    place: '人教版/九年级上册/第二十二章 二次函数',
    teacher: 'math-xu',
    summary: '由y＝ax²逐步平移到一般式，用顶点式解决最大利润和拱桥问题。',
    introduction: [
      '面向九年级学生。图象部分遵循y＝ax²、y＝ax²＋k、y＝a(x－h)²、y＝a(x－h)²＋k的顺序，每一步只增加一个参数。',
      '与一元二次方程的联系单列一章，用判别式说明抛物线与x轴的公共点个数。',
      '应用题特别强调自变量的取值范围：顶点不在范围内时，最值在端点处取得。',
    ],
    chapters: [
      {
        name: '图象和性质',
        sections: [
          { name: 'y＝ax²：开口方向与大小', kind: 'video' },
          { name: '上下平移与左右平移', kind: 'video' },
          { name: '配方法化为顶点式', kind: 'video' },
          { name: '待定系数法求解析式', kind: 'video' },
          { name: '二次函数与方程、不等式关系对照表', kind: 'file' },
          { name: '图象性质填表练习', kind: 'questions' },
        ],
      },
      {
        name: '二次函数与方程',
        sections: [
          { name: '抛物线与x轴的公共点', kind: 'video' },
          { name: '用图象求方程的近似解', kind: 'video' },
        ],
      },
      {
        name: '实际问题',
        sections: [
          { name: '最大利润：每涨价1元少卖10件', kind: 'video' },
          { name: '拱桥问题：建立适当的坐标系', kind: 'video' },
          { name: '最值问题变式练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'math-junior-rational-numbers',
    title: '有理数的运算：法则、运算律与混合运算',
    place: '人教版/七年级上册/第一章 有理数',
    teacher: 'math-lin',
    summary: '先定符号再算绝对值，七年级第一章运算过关课。',
    introduction: [
      '七年级新生容易在符号上出错。本课程把每种运算都拆成“定符号、算绝对值”两步，并用数轴说明法则的来源。',
      '每章末安排限时训练，建议学生把错题按“符号错、顺序错、去括号错”三类登记。',
    ],
    chapters: [
      {
        name: '加减法',
        sections: [
          { name: '数轴上的两次运动：有理数加法法则', kind: 'video' },
          { name: '减去一个数等于加这个数的相反数', kind: 'video' },
          { name: '省略加号的和与运算律', kind: 'video' },
          { name: '混合运算顺序与错例集', kind: 'file' },
          { name: '加减混合运算限时训练', kind: 'questions' },
        ],
      },
      {
        name: '乘除与乘方',
        sections: [
          { name: '负负得正的合理性', kind: 'video' },
          { name: '倒数与有理数除法', kind: 'video' },
          { name: '（－2）⁴与－2⁴的区别', kind: 'video' },
          { name: '混合运算限时训练', kind: 'questions' },
        ],
      },
    ],
  },
]

export const juniorLives: readonly LiveContent[] = [
  {
    key: 'math-junior-circle-live',
    title: '圆的性质：用垂径定理求拱桥的半径',
    place: '人教版/九年级上册/第二十四章 圆',
    teacher: 'math-xu',
    summary: '由半径、弦心距和半弦长组成直角三角形，用勾股定理列方程。',
    introduction: [
      '面向九年级学生。垂直于弦的直径平分弦，也平分弦所对的两条弧。课上从图中找出半径、弦心距、半弦长组成的直角三角形，列出方程。',
      '例题是跨度16米、拱高4米的圆弧形拱桥，解得半径10米。最后提醒：求两条平行弦之间的距离，要分两弦在圆心同侧和异侧。',
    ],
    sessions: ['垂径定理与方程思想'],
    minutes: 45,
  },
  {
    key: 'math-junior-similar-live',
    title: '相似三角形的基本图形：A字形与8字形',
    place: '北师大版/九年级上册/第四章 图形的相似/4 探索三角形相似的条件',
    teacher: 'math-lin',
    summary: '由平行线得到两个三角形相似，写准对应边，求线段的长。',
    introduction: [
      '面向九年级学生。从复杂图形中认出基本图形，是相似证明的关键。DE∥BC，D、E在两边上是A字形，在两边的反向延长线上是8字形。',
      '例题已知AD＝2，DB＝3，BC＝10，求DE，要用AD比AB，不是AD比DB。8字形的对应顶点是交叉的，写比例前先写出对应点。',
    ],
    sessions: ['A字形与8字形：由平行得相似'],
    minutes: 45,
  },
]
