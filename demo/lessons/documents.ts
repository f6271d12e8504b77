/** Lessons that are read instead of watched: the resource that each of them is, by the course and its name. */
export const LESSON_DOCUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chinese-primary-classical-start': {
    '《精卫填海》《王戎不取道旁李》的停顿': 'chinese-primary-jingwei-slides',
    '《两小儿辩日》：两个孩子的论据': 'chinese-primary-classical-two-test',
  },
  'math-primary-fraction-division': {
    '一个数除以分数：2÷2/3为什么等于3': 'math-primary-divide-by-fraction-slides',
  },
  'math-primary-polygon-area': {
    '平行四边形的面积：沿高剪开再平移': 'math-primary-parallelogram-area-sheet',
  },
  'math-senior-function-properties': {
    '定义法证明y＝x＋1/x在(1，＋∞)上的单调性': 'math-senior-monotonic-slides',
  },
  'math-senior-space-vector': {
    两个平面的夹角与二面角的区别: 'math-senior-dihedral-slides',
  },
  'physics-junior-ohm': {
    欧姆定律的简单计算: 'physics-junior-ohm-slides',
  },
  'physics-senior-newton': {
    '加速度与力、质量的关系实验': 'physics-senior-newton-second-sheet',
  },
  'physics-senior-circular-gravity': {
    第一宇宙速度的两种推导: 'physics-senior-space-speed-slides',
  },
  'physics-senior-electric-energy': {
    带电粒子的加速与偏转: 'physics-senior-deflection-sheet',
  },
  'physics-senior-momentum': {
    弹性碰撞的速度公式: 'physics-senior-collision-slides',
  },
  'chemistry-junior-acid-base': {
    中和反应的应用: 'chemistry-junior-neutralization-plan',
  },
  'chemistry-senior-ionic-redox': {
    离子方程式的书写: 'chemistry-senior-ionic-slides',
    双线桥与单线桥: 'chemistry-senior-redox-sheet',
  },
  'chemistry-senior-equilibrium': {
    合成氨条件的选择: 'chemistry-senior-ammonia-synthesis-sheet',
  },
  'chemistry-senior-electrochemistry': {
    析氢腐蚀与吸氧腐蚀: 'chemistry-senior-corrosion-picture',
  },
  'biology-junior-microscope-cell': {
    制作洋葱鳞片叶内表皮细胞临时装片: 'biology-junior-onion-lab',
    动植物细胞结构的异同: 'biology-junior-cell-compare-image',
  },
  'biology-junior-heredity': {
    遗传图解怎样写: 'biology-junior-heredity-worksheet',
  },
  'politics-junior-constitution': {
    国家机构职权流转图: 'politics-junior-institutions-png',
    公民基本权利分类: 'politics-junior-rights-table',
    自由平等与公平正义: 'politics-junior-fairness-test',
  },
  'politics-junior-strong-country': {
    创新驱动与科教兴国: 'politics-junior-innovation-worksheet',
  },
  'politics-senior-civil-law': {
    试用期与劳动合同: 'politics-senior-labor-case',
  },
  'history-junior-qin-han': {
    灭六国与中央集权制度: 'history-junior-qin-slides',
  },
  'history-junior-modernization': {
    '辛亥革命：推翻帝制与民国建立': 'history-junior-xinhai-plan',
  },
  'geography-junior-earth-map': {
    用经纬网定位与半球划分: 'geography-junior-globe-slides',
    等高线地形图判读五种部位: 'geography-junior-contour-worksheet',
  },
  'geography-junior-china-nature': {
    地势三级阶梯及其影响: 'geography-junior-terrain-map-image',
    影响气候的主要因素: 'geography-junior-xiang-climate-factors',
  },
  'geography-junior-regions-world': {
    十字路口与马六甲海峡: 'geography-junior-southeast-asia-slides',
  },
  'geography-senior-atmosphere': {
    '热力环流的绘制与海陆风、城市风': 'geography-senior-heat-slides',
    '气旋、反气旋与锋面气旋': 'geography-senior-front-slides',
  },
  'music-primary-folk': {
    '河北、东北《茉莉花》对比聆听': 'music-primary-jasmine-slides',
  },
  'sports-junior-athletics': {
    '蹲踞式起跑：各就位、预备、鸣枪': 'sports-junior-start-slides',
    '蹲踞式跳远：助跑、起跳、腾空、落地': 'sports-junior-longjump-plan',
  },
  'it-junior-network': {
    域名解析的查询过程: 'it-junior-dns-worksheet',
  },
  'it-senior-python': {
    解析算法与枚举算法: 'it-senior-enumerate-worksheet',
  },
}
