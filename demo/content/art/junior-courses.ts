import type { CourseContent, LiveContent } from '../types.ts'

export const artJuniorCourses: readonly CourseContent[] = [
  {
    key: 'art-junior-landscape',
    title: '走进中国山水画：从《溪山行旅图》到一张小写生',
    place: '人教版/八年级上册/第一单元 独树一帜的中国画',
    teacher: 'art-yan',
    summary: '认识三远法与勾皴擦染点，临摹一块山石，试画身边的山。',
    introduction: [
      '面向八年级学生。课程先带学生比较中国山水画与西方风景画的观察方法，再从范宽、王希孟、郭熙等名作中学习构图与笔法。',
      '技法部分只选披麻皴和斧劈皴两种，配墨分五色的练习。学完可以用钢笔或毛笔试画一张A4大小的校园远山，不追求像，追求层次。',
    ],
    chapters: [
      {
        name: '看懂山水',
        sections: [
          { name: '散点透视与可行可望可游可居', kind: 'video' },
          { name: '高远、深远、平远', kind: 'video' },
          { name: '步骤图与材料清单', kind: 'file' },
          { name: '名作与画法连线', kind: 'questions' },
        ],
      },
      {
        name: '动手画',
        sections: [
          { name: '墨分五色与勾皴擦染点', kind: 'video' },
          { name: '临摹一块山石', kind: 'video' },
        ],
      },
    ],
  },
]

export const artJuniorLives: readonly LiveContent[] = [
  {
    key: 'art-junior-color',
    title: '七年级色彩课：从三原色到十二色环',
    place: '人教版/七年级下册/色彩的魅力',
    teacher: 'art-mei',
    summary: '认识色相、明度、纯度，会用色环找邻近色和对比色。',
    introduction: [
      '面向七年级学生与美术社团。色相是颜色的名字，明度是明暗，纯度是鲜艳的程度。红、黄、蓝两两调和，再调一次，就有十二种颜色。',
      '色环上相邻的是邻近色，和谐；相对的是对比色，强烈。对比色直接混合会变灰，要并置着用。请准备红、黄、蓝三种水粉颜料，边听边调。',
    ],
    sessions: ['色彩三要素与十二色环'],
    minutes: 60,
  },
]
