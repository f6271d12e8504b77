import type { StageContent } from '../types.ts'
import { primaryVersions } from './primary-books.ts'
import { primaryResources } from './primary-resources.ts'

export const primary: StageContent = {
  stage: 'primary',
  versions: primaryVersions,
  courses: [
    {
      key: 'math-primary-fraction-division',
      title: '分数除法：从算理到解决问题',
      place: '人教版/六年级上册/3 分数除法/分数除法',
      teacher: 'math-zhou',
      summary: '从倒数讲到工程问题，用线段图说清“除以一个数等于乘它的倒数”。',
      introduction: [
        '本课程面向六年级学生和任教六年级的老师，按“倒数—分数除以整数—一个数除以分数—解决问题”的顺序展开。',
        '重点是算理：用长方形纸折一折说明分数除以整数，用线段图说明一个数除以分数，再归纳出统一的计算法则。',
        '课堂上可先让学生动手折纸，再在练习纸上画线段图；每章末的练习当堂完成。',
      ],
      chapters: [
        {
          name: '倒数与计算法则',
          sections: [
            { name: '乘积是1的两个数：倒数的认识', kind: 'video' },
            { name: '分数除以整数：折纸中的4/5÷2', kind: 'video' },
            { name: '一个数除以分数：2÷2/3为什么等于3', kind: 'video' },
            { name: '分数除法计算分层练习', kind: 'questions' },
          ],
        },
        {
          name: '用分数除法解决问题',
          sections: [
            { name: '已知一个数的几分之几是多少，求这个数', kind: 'video' },
            { name: '和倍问题：上半场和下半场各得多少分', kind: 'video' },
            { name: '工程问题：把总量看作单位“1”', kind: 'video' },
            { name: '线段图学习单', kind: 'file' },
            { name: '解决问题综合练习', kind: 'questions' },
          ],
        },
      ],
    },
    {
      key: 'math-primary-polygon-area',
      title: '多边形的面积：转化与割补',
      place: '人教版/五年级上册/6 多边形的面积',
      teacher: 'math-zhou',
      summary: '用割补、倍拼把新图形化成学过的图形，推出三个面积公式。',
      introduction: [
        '平行四边形割补成长方形，两个完全一样的三角形或梯形拼成平行四边形，本课程带学生亲手完成三次转化。',
        '每个公式都配一个易错对比：斜边不是高、三角形面积要除以2、梯形要先求上下底之和。',
        '建议每位学生备一套学具纸片，边看边操作；组合图形一节可放在复习课使用。',
      ],
      chapters: [
        {
          name: '三个基本公式',
          sections: [
            { name: '平行四边形的面积：沿高剪开再平移', kind: 'video' },
            { name: '三角形的面积：为什么要除以2', kind: 'video' },
            { name: '梯形的面积：两种推导方法', kind: 'video' },
            { name: '可剪拼的图形学具纸', kind: 'file' },
          ],
        },
        {
          name: '组合图形与估计',
          sections: [
            { name: '组合图形：分割法与添补法', kind: 'video' },
            { name: '数方格估计树叶的面积', kind: 'video' },
            { name: '多边形的面积单元练习', kind: 'questions' },
          ],
        },
      ],
    },
  ],
  lives: [
    {
      key: 'math-primary-percent-live',
      title: '折扣、成数、税率、利率：百分数应用四讲',
      place: '人教版/六年级下册/2 百分数（二）',
      teacher: 'math-shen',
      summary: '四次直播讲透百分数在购物、收成、纳税和储蓄中的应用。',
      introduction: [
        '面向六年级学生。每讲先弄清谁是单位“1”，再列出数量关系，最后指出最容易错的一步。',
        '第四讲的例题是把5000元存两年，年利率2.1%，按“利息＝本金×利率×存期”算出利息和到期取回的钱。',
      ],
      sessions: [
        '折扣：打八五折便宜了多少',
        '成数：增产二成怎样列式',
        '税率：应纳税额的计算',
        '利率：本金、利息与存期',
      ],
      minutes: 40,
    },
    {
      key: 'math-primary-demo-live',
      title: '示范直播间：百分数应用随堂互动',
      place: '人教版/六年级下册/2 百分数（二）',
      teacher: 'math-shen',
      summary: '随时可以进入的示范课：边听边答推送的题目，体验直播课堂的互动。',
      introduction: [
        '为想先看一看直播课堂的老师和同学准备，任何时间都开着，每四十五分钟从头开始。',
        '课上讲折扣、成数、税率和利率的共同关系，并陆续推送题目，答完马上看到对错和全班的作答情况。',
      ],
      sessions: ['示范课：折扣、成数、税率、利率是一家'],
      minutes: 45,
      standing: 'always',
    },
  ],
  resources: primaryResources,
}
