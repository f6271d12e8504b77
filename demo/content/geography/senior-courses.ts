import type { CourseContent, LiveContent } from '../types.ts'

export const geographySeniorCourses: readonly CourseContent[] = [
  {
    key: 'geography-senior-earth-motion',
    title: '地球运动专题：时间计算与太阳视运动',
    place: '人教版/选择性必修1 自然地理基础/第一章 地球的运动',
    teacher: 'geography-han',
    summary: '攻克地方时、晨昏线、昼夜长短与正午太阳高度四类计算。',
    introduction: [
      '地球运动是选择性必修1最难的一章，也是高三复习最费时的专题。课程按“自转—公转—综合”推进，每讲只解决一类图。',
      '时间计算统一用“一找、二算、三判断”的步骤，光照图先找赤道、再找晨昏线与赤道交点的6时和18时，避免死记各种侧视俯视图。',
      '末章用楼间距和太阳能热水器倾角两个生活问题检验方法，教师可改换城市作为课堂练习。',
    ],
    chapters: [
      {
        name: '自转的意义',
        sections: [
          { name: '地方时、区时与日期变更', kind: 'video' },
          { name: '晨昏线的判读', kind: 'video' },
          { name: '水平运动物体的偏转', kind: 'video' },
          { name: '时间计算练习', kind: 'questions' },
        ],
      },
      {
        name: '公转的意义',
        sections: [
          { name: '黄赤交角与直射点回归运动', kind: 'video' },
          { name: '昼夜长短的时空变化', kind: 'video' },
          { name: '正午太阳高度的计算与应用', kind: 'video' },
          { name: '光照图综合判读', kind: 'questions' },
        ],
      },
      {
        name: '生活中的地球运动',
        sections: [
          { name: '楼间距与热水器倾角', kind: 'video' },
          { name: '主要城市正午太阳高度速查', kind: 'file' },
        ],
      },
    ],
  },
  {
    key: 'geography-senior-atmosphere',
    title: '大气的运动：从热力环流到季风',
    place: '人教版/选择性必修1 自然地理基础/第三章 大气的运动',
    teacher: 'geography-yuan',
    summary: '热力环流、锋面气旋、气压带风带与季风的成因链条。',
    introduction: [
      '面向高二学生，也可供高一学完必修第一册第二章后拓展。课程强调“冷热不均—气压差—风”的因果链，每一步都要求学生自己画箭头。',
      '天气系统一章比较冷锋、暖锋与准静止锋过境前后的天气变化；气候一章用气压带风带的季节移动解释地中海气候与热带草原气候。',
    ],
    chapters: [
      {
        name: '热力环流与风',
        sections: [
          { name: '热力环流的绘制与海陆风、城市风', kind: 'video' },
          { name: '三力平衡：近地面风向的确定', kind: 'video' },
          { name: '等压线图上画风向', kind: 'questions' },
        ],
      },
      {
        name: '天气系统',
        sections: [
          { name: '冷锋、暖锋与准静止锋', kind: 'video' },
          { name: '气旋、反气旋与锋面气旋', kind: 'video' },
          { name: '天气图判读', kind: 'questions' },
        ],
      },
      {
        name: '气压带风带与气候',
        sections: [
          { name: '三圈环流与季节移动', kind: 'video' },
          { name: '海陆分布的影响与东亚、南亚季风', kind: 'video' },
          { name: '世界气候类型成因对照表', kind: 'file' },
        ],
      },
    ],
  },
  {
    key: 'geography-senior-human-industry',
    title: '产业区位分析：农业、工业与服务业',
    place: '人教版/必修第二册/第三章 产业区位因素',
    teacher: 'geography-han',
    summary: '用真实案例训练区位因素的全面分析和主导因素的提炼。',
    introduction: [
      '面向高一学生。课程不罗列“气候、地形、水源、市场、交通、政策”这样的套话，而是让学生比较同一产业在两个时期、两个地点的变化，找出真正起作用的主导因素。',
      '案例有寿光蔬菜、钢铁工业由内陆到沿海和前置仓的选址，从案例中归纳答题思路。',
    ],
    chapters: [
      {
        name: '农业',
        sections: [
          { name: '自然因素与人文因素的变化', kind: 'video' },
          { name: '案例：寿光蔬菜从一家一棚到智能温室', kind: 'video' },
          { name: '农业区位比较题', kind: 'questions' },
        ],
      },
      {
        name: '工业',
        sections: [
          { name: '原料、动力、市场、技术导向型工业', kind: 'video' },
          { name: '案例：钢铁工业由内陆到沿海', kind: 'video' },
          { name: '工业区位变化案例卡', kind: 'file' },
        ],
      },
      {
        name: '服务业',
        sections: [
          { name: '商业性与非商业性服务业区位', kind: 'video' },
          { name: '案例：前置仓的选址逻辑', kind: 'video' },
          { name: '产业区位综合题', kind: 'questions' },
        ],
      },
    ],
  },
]

export const geographySeniorLives: readonly LiveContent[] = [
  {
    key: 'geography-senior-gaokao-reading',
    title: '高考自然地理综合题：地貌过程怎样写',
    place: '人教版/选择性必修1 自然地理基础/第五章 自然环境的整体性与差异性',
    teacher: 'geography-han',
    summary: '按物源、动力、场所、变化，把地貌的形成写成一段话。',
    introduction: [
      '面向高三学生。地貌过程题按先后顺序写：物质从哪里来，什么力搬运，在哪里堆积，后来又怎样变化，不能只写名词。',
      '例题是冲积扇：河流携带泥沙，出山口后坡度变缓、河道变宽、流速减慢，泥沙堆积成扇形。先写条件，再写作用，最后写结果。',
    ],
    sessions: ['地貌过程类综合题'],
    minutes: 90,
  },
]
