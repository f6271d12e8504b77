import type { CourseContent, LiveContent } from '../types.ts'

export const seniorCourses: readonly CourseContent[] = [
  {
    key: 'math-senior-function-properties',
    title: '函数的单调性、最值与奇偶性',
    place: '人教A版/必修第一册/第三章 函数的概念与性质/3.2 函数的基本性质',
    teacher: 'math-he',
    summary: '用符号语言刻画图象的升降与对称，规范定义法证明。',
    introduction: [
      '高一新生第一次接触“任意”“都有”这样的全称表述。本课程从f(x)＝x²的图象和数表出发，把“随着增大”翻译成不等式。',
      '证明单调性按“取值—作差—变形—定号—结论”五步书写；奇偶性先看定义域是否关于原点对称。',
      '最后一章把两种性质合在一起解不等式，适合单元复习时使用。',
    ],
    chapters: [
      {
        name: '单调性与最值',
        sections: [
          { name: '从图象上升到符号语言', kind: 'video' },
          { name: '定义法证明y＝x＋1/x在(1，＋∞)上的单调性', kind: 'video' },
          { name: '函数的最大值与最小值', kind: 'video' },
          { name: '单调性证明练习', kind: 'questions' },
        ],
      },
      {
        name: '奇偶性',
        sections: [
          { name: '偶函数与关于y轴对称', kind: 'video' },
          { name: '奇函数与关于原点对称', kind: 'video' },
          { name: '判断奇偶性的步骤与反例', kind: 'file' },
        ],
      },
      {
        name: '性质的综合运用',
        sections: [
          { name: '已知一半求另一半的解析式', kind: 'video' },
          { name: '利用奇偶性与单调性解不等式', kind: 'video' },
          { name: '综合检测', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'math-senior-trig-graphs',
    title: '三角函数的图象与图象变换',
    place: '人教A版/必修第一册/第五章 三角函数/5.6 函数y=Asin(ωx+φ)',
    teacher: 'math-tang',
    summary: '从单位圆作正弦曲线，到五点法与两种变换路径。',
    introduction: [
      '本课程解决两个难点：一是先平移后伸缩与先伸缩后平移的平移量不同；二是由图象确定A、ω、φ。',
      '例题里的筒车与摩天轮来自教材情境，可用于数学建模课的引入。',
    ],
    chapters: [
      {
        name: '正弦、余弦曲线',
        sections: [
          { name: '单位圆上的点与正弦曲线', kind: 'video' },
          { name: '五点法作y＝1＋sin x的图象', kind: 'video' },
          { name: '周期、单调区间与对称性', kind: 'video' },
        ],
      },
      {
        name: '函数y＝Asin(ωx＋φ)',
        sections: [
          { name: '筒车运动的数学模型', kind: 'video' },
          { name: 'φ、ω、A各改变什么', kind: 'video' },
          { name: '由图象求解析式', kind: 'video' },
          { name: '图象变换练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'math-senior-space-vector',
    title: '空间向量求角与距离',
    place: '人教A版/选择性必修第一册/第一章 空间向量与立体几何/1.4 空间向量的应用',
    teacher: 'math-he',
    summary: '建系、写坐标、求法向量，解决三种角和点到直线、平面的距离。',
    introduction: [
      '面向高二学生。空间向量把立体几何的推理转化为运算，但建系前的线线垂直必须先证明。',
      '课程先讲平行与垂直的向量判定，再讲距离，最后讲线线角、线面角、平面与平面的夹角，公式都由投影推出。',
      '建议学生每道题都画出坐标轴并标出坐标，避免法向量计算出错后无从检查。',
    ],
    chapters: [
      {
        name: '平行、垂直与距离',
        sections: [
          { name: '直线的方向向量与平面的法向量', kind: 'video' },
          { name: '用向量证明平行与垂直', kind: 'video' },
          { name: '点到直线、点到平面的距离', kind: 'video' },
          { name: '法向量计算练习', kind: 'questions' },
        ],
      },
      {
        name: '空间角',
        sections: [
          { name: '异面直线所成的角', kind: 'video' },
          { name: '直线与平面所成的角：正弦还是余弦', kind: 'video' },
          { name: '两个平面的夹角与二面角的区别', kind: 'video' },
          { name: '建系方法归纳', kind: 'file' },
          { name: '综合练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'math-senior-derivative',
    title: '导数在研究函数中的应用',
    place: '人教A版/选择性必修第二册/第五章 一元函数的导数及其应用/5.3 导数在研究函数中的应用',
    teacher: 'math-he',
    summary: '单调区间、极值、最值到含参讨论与不等式证明。',
    introduction: [
      '课程共三章，第一章掌握求单调区间、极值、最值的规范步骤，第二章训练含参数的分类讨论。',
      '第三章以ln x≤x－1和eˣ≥x＋1为起点，讲构造函数证明不等式，供学有余力的学生使用。',
    ],
    chapters: [
      {
        name: '单调性、极值与最值',
        sections: [
          { name: '导数的正负与函数的升降', kind: 'video' },
          { name: '极值点处的导数与反例y＝x³', kind: 'video' },
          { name: '闭区间上的最值', kind: 'video' },
          { name: '分类讨论流程图', kind: 'file' },
          { name: '基础练习', kind: 'questions' },
        ],
      },
      {
        name: '含参讨论',
        sections: [
          { name: '导数为一次型、二次型的讨论', kind: 'video' },
          { name: '已知单调性求参数范围', kind: 'video' },
        ],
      },
      {
        name: '不等式与零点',
        sections: [
          { name: '构造函数证明ln x≤x－1', kind: 'video' },
          { name: '用导数讨论零点个数', kind: 'video' },
          { name: '综合题练习', kind: 'questions' },
        ],
      },
    ],
  },
]

export const seniorLives: readonly LiveContent[] = [
  {
    key: 'math-senior-conic-live',
    title: '圆锥曲线解答题：联立方程与弦长公式',
    place: '人教A版/选择性必修第一册/第三章 圆锥曲线的方程',
    teacher: 'math-tang',
    summary: '设直线、联立消元、看判别式、用韦达定理，求出弦长。',
    introduction: [
      '面向高二、高三学生。直线与圆锥曲线相交，联立后得到一元二次方程，不解出根，用韦达定理表示两根的和与积，这就是“设而不求”。',
      '例题求直线y＝x＋1被抛物线y²＝4x＋4截得的弦长，结果是4√2。用公式前要验证判别式大于零，斜率不存在的情形单独讨论。',
    ],
    sessions: ['联立方程与弦长公式'],
    minutes: 50,
  },
  {
    key: 'math-senior-sequence-live',
    title: '数列求和方法四讲',
    place: '人教A版/选择性必修第二册/第四章 数列',
    teacher: 'math-he',
    summary: '公式法、分组、裂项、错位相减，逐讲过关。',
    introduction: [
      '面向高二学生。求和之前先认清通项的结构：等差乘等比用错位相减，分式型用裂项相消。',
      '每讲用一道例题走完全过程，再讲典型错误，例如裂项后漏乘系数、错位相减时末项的符号写反。',
    ],
    sessions: ['公式法与分组求和', '裂项相消法', '错位相减法', '数列与不等式的综合'],
    minutes: 45,
  },
]
