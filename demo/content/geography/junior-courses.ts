import type { CourseContent, LiveContent } from '../types.ts'

export const geographyJuniorCourses: readonly CourseContent[] = [
  {
    key: 'geography-junior-earth-map',
    title: '地球与地图：七年级地理的两把钥匙',
    place: '人教版/七年级上册/第一章 地球和地图',
    teacher: 'geography-luo',
    summary: '经纬网定位、昼夜四季成因与等高线判读，先给步骤再看图。',
    introduction: [
      '面向七年级新生。这一章空间想象要求高，建议每组准备一个地球仪，边看边认识地轴、赤道、经线和纬线。',
      '经纬度判断、东西半球划分、比例尺换算和等高线地形判读都先给判断步骤，再读图练习。',
      '建议教师在讲地球公转前让学生用手电筒和地球仪模拟，再看视频中的二分二至日演示。',
    ],
    chapters: [
      {
        name: '地球和地球仪',
        sections: [
          { name: '地球的形状与大小', kind: 'video' },
          { name: '经线与纬线、经度与纬度', kind: 'video' },
          { name: '用经纬网定位与半球划分', kind: 'video' },
          { name: '经纬网读图练习', kind: 'questions' },
        ],
      },
      {
        name: '地球的运动',
        sections: [
          { name: '自转与昼夜交替、时间差异', kind: 'video' },
          { name: '公转与四季、五带', kind: 'video' },
          { name: '二分二至日光照图', kind: 'file' },
        ],
      },
      {
        name: '地图',
        sections: [
          { name: '比例尺、方向与图例', kind: 'video' },
          { name: '等高线地形图判读五种部位', kind: 'video' },
          { name: '等高线综合读图', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'geography-junior-china-nature',
    title: '中国的自然环境：地形、气候、河流一条线',
    place: '人教版/八年级上册/第二章 中国的自然环境',
    teacher: 'geography-wei',
    summary: '从三级阶梯到季风气候再到长江黄河，建立要素之间的联系。',
    introduction: [
      '面向八年级学生。课程按“地形影响气候、气候影响河流”的线索组织，避免把山脉、温度带、河流割裂成互不相干的背诵清单。',
      '第一章结尾练习中国地形填图；后两章用秦岭—淮河讲清分界线的意义，用黄河“地上河”讲清泥沙的来源和治理的关键。',
    ],
    chapters: [
      {
        name: '地形与地势',
        sections: [
          { name: '山脉骨架与四大高原、四大盆地、三大平原', kind: 'video' },
          { name: '地势三级阶梯及其影响', kind: 'video' },
          { name: '中国地形空白填图', kind: 'questions' },
        ],
      },
      {
        name: '气候',
        sections: [
          { name: '一月与七月气温分布、温度带', kind: 'video' },
          { name: '降水分布、干湿地区与季风', kind: 'video' },
          { name: '影响气候的主要因素', kind: 'video' },
          { name: '气温降水图判读', kind: 'questions' },
        ],
      },
      {
        name: '河流',
        sections: [
          { name: '内外流河的水文特征', kind: 'video' },
          { name: '长江的开发与治理', kind: 'video' },
          { name: '黄河的治理与开发', kind: 'video' },
          { name: '黄河上中下游问题与措施一览', kind: 'file' },
        ],
      },
    ],
  },
  {
    key: 'geography-junior-regions-world',
    title: '怎样学习一个地区或国家：日本、东南亚、印度、俄罗斯',
    place: '人教版/七年级下册/第七章 我们邻近的地区和国家',
    teacher: 'geography-luo',
    summary: '用位置—自然—人文—联系四步法学习邻近的地区和国家。',
    introduction: [
      '七年级下册的区域多、内容杂，学生容易背了前面忘后面。课程给出同一套分析框架，每个区域只抓最能体现人地关系的问题。',
      '日本抓岛国与加工贸易，东南亚抓马六甲海峡与热带农业，印度抓季风与粮食生产，俄罗斯抓资源分布与工业偏集。学完后学生可以用框架自学中东和巴西。',
    ],
    chapters: [
      {
        name: '方法与日本',
        sections: [
          { name: '区域认知四步法', kind: 'video' },
          { name: '日本：多火山地震的岛国与加工贸易经济', kind: 'video' },
          { name: '区域学习记录表', kind: 'file' },
        ],
      },
      {
        name: '东南亚与印度',
        sections: [
          { name: '十字路口与马六甲海峡', kind: 'video' },
          { name: '中南半岛山河相间与城市分布', kind: 'video' },
          { name: '印度：热带季风、水旱灾害与绿色革命', kind: 'video' },
          { name: '东南亚与印度读图', kind: 'questions' },
        ],
      },
      {
        name: '俄罗斯',
        sections: [
          { name: '横跨亚欧的大国与河流、气候', kind: 'video' },
          { name: '重工业与铁路分布', kind: 'video' },
          { name: '区域比较综合题', kind: 'questions' },
        ],
      },
    ],
  },
]

export const geographyJuniorLives: readonly LiveContent[] = [
  {
    key: 'geography-junior-map-skills',
    title: '等高线判读：认部位、算高差',
    place: '人教版/七年级上册/第一章 地球和地图/第四节 地形图的判读',
    teacher: 'geography-wei',
    summary: '看数值、看凸向、定部位，会算两点的相对高度。',
    introduction: [
      '面向七年级学生和准备学业水平考试的八年级学生。山顶、鞍部、山脊、山谷、陡崖逐个看等高线的形状：向低处凸是山脊，向高处凸是山谷，重叠处是陡崖。',
      '两点海拔之差是相对高度；等高线越密，坡越陡。判断凸的方向之前，先看等高线的数值由高到低往哪边去。',
    ],
    sessions: ['五种地形部位与相对高度'],
    minutes: 60,
  },
]
