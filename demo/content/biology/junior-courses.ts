import type { CourseContent, LiveContent } from '../types.ts'

export const biologyJuniorCourses: readonly CourseContent[] = [
  {
    key: 'biology-junior-microscope-cell',
    title: '从显微镜到细胞：七年级入门',
    place: '人教版/七年级上册/第一单元 · 认识细胞',
    teacher: 'biology-shen',
    summary: '从对光、低倍到高倍的操作，到洋葱表皮与口腔上皮细胞装片的制作与观察。',
    introduction: [
      '面向刚升入七年级的学生，也可供第一次带实验课的教师备课使用。课程覆盖显微镜的构造与操作、植物细胞临时装片、动物细胞临时装片和细胞结构的比较。',
      '实验各节写明规范操作和学生最容易出错的一步：压片夹夹偏、盖玻片放平太快产生气泡、碘液滴得过多。洋葱表皮装片的学案可以直接打印。',
      '建议课前读一遍操作要点，课上留出至少二十五分钟动手，课后用练习检查“视野中的像往哪边移”这类问题。',
    ],
    chapters: [
      {
        name: '认识并使用显微镜',
        sections: [
          { name: '镜筒、物镜与反光镜：各部分的作用', kind: 'video' },
          { name: '取镜、对光、观察三步操作', kind: 'video' },
          { name: '低倍镜换高倍镜与污点位置判断', kind: 'video' },
          { name: '实验报告单：植物细胞', kind: 'file' },
          { name: '放大倍数与物像移动练习', kind: 'questions' },
        ],
      },
      {
        name: '植物细胞',
        sections: [
          { name: '制作洋葱鳞片叶内表皮细胞临时装片', kind: 'video' },
          { name: '观察细胞壁、细胞核与液泡', kind: 'video' },
        ],
      },
      {
        name: '动物细胞与比较',
        sections: [
          { name: '制作人口腔上皮细胞临时装片', kind: 'video' },
          { name: '动植物细胞结构的异同', kind: 'video' },
          { name: '细胞结构图填图练习', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'biology-junior-plant-physiology',
    title: '绿色植物的三大作用：蒸腾、光合与呼吸',
    place: '人教版/七年级下册/第三单元 · 植物体内的物质与能量变化',
    teacher: 'biology-gu',
    summary: '用六个经典实验讲清水的去向、有机物的制造和能量的释放。',
    introduction: [
      '本课程围绕一株天竺葵展开：水从根到叶怎样走，叶片怎样在光下制造淀粉，种子和叶又怎样在暗处消耗有机物。适合七年级下学期新授课和期末复习。',
      '每个实验都按“问题—变量—现象—结论”四步来讲，重点处理对照组的设置，例如“绿叶在光下制造有机物”里为什么要先暗处理、为什么只遮住叶片的一部分。',
      '最后一章把光合作用与呼吸作用列表比较，配有贮藏、合理密植、松土等生产应用题。',
    ],
    chapters: [
      {
        name: '水的利用与散失',
        sections: [
          { name: '根尖成熟区与根毛吸水', kind: 'video' },
          { name: '导管、气孔与蒸腾作用', kind: 'video' },
          { name: '叶片结构图与气孔开闭记录表', kind: 'file' },
        ],
      },
      {
        name: '光合作用',
        sections: [
          { name: '绿叶在光下制造淀粉', kind: 'video' },
          { name: '二氧化碳是光合作用的原料', kind: 'video' },
          { name: '金鱼藻释放氧气', kind: 'video' },
          { name: '光合作用实验分析题', kind: 'questions' },
        ],
      },
      {
        name: '呼吸作用与综合比较',
        sections: [
          { name: '萌发种子的三个实验', kind: 'video' },
          { name: '光合作用与呼吸作用的比较', kind: 'video' },
          { name: '农业生产中的应用题', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'biology-junior-heredity',
    title: '遗传与变异：从一粒豌豆到一家人的眼皮',
    place: '人教版/八年级下册/第六单元 · 生物的遗传与变异',
    teacher: 'biology-shen',
    summary: '讲清性状、基因、染色体的关系，学会画遗传图解和计算后代比例。',
    introduction: [
      '面向八年级学生。课程从能卷舌与不能卷舌、单双眼皮这样的性状调查入手，过渡到基因和染色体，再到显性、隐性与性别决定。',
      '重点是遗传图解的规范写法：亲代、配子、子代三行，配子要圈出，子代注明表现类型和比例。配有遗传图解的专项学案。',
      '变异一章用花生果实长轴长度的测量数据说明如何取样、求平均值和画曲线，教师可以直接带学生重复这个探究。',
    ],
    chapters: [
      {
        name: '基因与性状',
        sections: [
          { name: '性状、相对性状与基因', kind: 'video' },
          { name: '染色体、DNA 与基因的关系', kind: 'video' },
          { name: '班级性状调查表', kind: 'file' },
        ],
      },
      {
        name: '显性与隐性',
        sections: [
          { name: '孟德尔的豌豆杂交实验', kind: 'video' },
          { name: '遗传图解怎样写', kind: 'video' },
          { name: '一对基因的遗传计算', kind: 'questions' },
        ],
      },
      {
        name: '性别决定与变异',
        sections: [
          { name: '生男生女机会均等', kind: 'video' },
          { name: '可遗传变异与不可遗传变异', kind: 'video' },
          { name: '遗传与变异综合练习', kind: 'questions' },
        ],
      },
    ],
  },
]

export const biologyJuniorLives: readonly LiveContent[] = [
  {
    key: 'biology-junior-final-review',
    title: '八年级生态系统单元复习直播：食物网与能量流动',
    place: '人教版/八年级上册/第五单元 · 生态系统',
    teacher: 'biology-gu',
    summary: '两次直播：写对食物链、读懂食物网，再看能量、毒物和调节。',
    introduction: [
      '面向八年级上学期末复习。第一次讲食物链的书写、食物网中食物链条数的数法和生物之间的关系；第二次讲能量流动逐级递减、有毒物质富集和生态系统的自动调节能力。',
      '直播中推送题目当场作答，重点纠正常见的错误：把非生物部分写进食物链、箭头方向写反、漏掉生产者。',
    ],
    sessions: ['第一讲：食物链书写与食物网中的关系', '第二讲：能量流动、富集与自动调节能力'],
    minutes: 60,
  },
]
