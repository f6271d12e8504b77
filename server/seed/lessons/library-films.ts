/** Lessons of courses that a film of the library is about: its key, by the course and the name of the lesson. */
export const LIBRARY_FILMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'math-junior-pythagoras': { '赵爽弦图：四个直角三角形与一个小正方形': 'math-junior-zhaoshuang-video' },
  'math-senior-trig-graphs': { 单位圆上的点与正弦曲线: 'math-senior-sine-curve-video' },
  'english-primary-past-start': { 'stayed, washed, watched：-ed 的三种读音': 'english-primary-past-video' },
  'english-junior-perfect-tense': { 'been to, gone to, been in 三者辨析': 'english-junior-perfect-video' },
  'english-junior-clauses': { 'if 条件句的“主将从现”': 'english-junior-if-video' },
  'english-senior-continuation-writing': { 由两段首句倒推情节: 'english-senior-continuation-video' },
  'physics-junior-buoyancy': { 浮力的大小跟哪些因素有关: 'physics-junior-buoyancy-video' },
  'physics-senior-newton': { '超重、失重与完全失重': 'physics-senior-weightlessness-video' },
  'physics-senior-induction': { 楞次定律与能量守恒: 'physics-senior-lenz-video' },
  'chemistry-junior-air-oxygen': { 拉瓦锡的研究与红磷燃烧实验: 'chemistry-junior-air-video' },
  'biology-junior-plant-physiology': { 绿叶在光下制造淀粉: 'biology-junior-photosynthesis-video' },
  'politics-senior-philosophy': { 实践是认识的基础: 'politics-senior-practice-video' },
  'history-junior-capitalism': { '英国：从内战到《权利法案》': 'history-junior-britain-video' },
  'geography-junior-earth-map': { '公转与四季、五带': 'geography-junior-revolution-video' },
  'geography-senior-earth-motion': { '地方时、区时与日期变更': 'geography-senior-time-video' },
  'sports-junior-basketball': { 行进间单手低手投篮: 'sports-junior-basketball-video' },
}
