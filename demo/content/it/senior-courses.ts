import type { CourseContent, LiveContent } from '../types.ts'

export const itSeniorCourses: readonly CourseContent[] = [
  {
    key: 'it-senior-python',
    title: 'Python程序设计入门：从变量到常见算法',
    place: '人教中图版/必修1 数据与计算/第2章 算法与程序实现',
    teacher: 'it-fang',
    summary: '从赋值语句写到枚举、查找与排序的小程序。',
    introduction: [
      '面向高一没有编程经验的学生。课程从赋值与输入输出开始，每个程序都很短，可以马上运行。',
      '重点练习读程序：先手工列出变量变化表，再上机验证。常见的错误有缩进错误、死循环、下标越界。',
      '最后一章用枚举法解决百钱买百鸡，再学顺序查找与冒泡排序。',
    ],
    chapters: [
      {
        name: '语法基础',
        sections: [
          { name: '变量、数据类型与输入输出', kind: 'video' },
          { name: 'if、elif与else', kind: 'video' },
          { name: 'for与while循环', kind: 'video' },
          { name: '读程序写结果', kind: 'questions' },
        ],
      },
      {
        name: '列表与函数',
        sections: [
          { name: '列表的创建、遍历与切片', kind: 'video' },
          { name: '函数的定义与返回值', kind: 'video' },
          { name: '改错练习', kind: 'questions' },
        ],
      },
      {
        name: '常见算法',
        sections: [
          { name: '解析算法与枚举算法', kind: 'video' },
          { name: '顺序查找与冒泡排序', kind: 'video' },
          { name: '课程全部源代码说明', kind: 'file' },
          { name: '综合编程题', kind: 'questions' },
        ],
      },
    ],
  },
  {
    key: 'it-senior-data',
    title: '用Python做一次数据分析',
    place: '粤教版/必修1 数据与计算/第五章 数据处理和可视化表达',
    teacher: 'it-fang',
    summary: '从采集、清洗到可视化，完成一份校园用电分析报告。',
    introduction: [
      '面向学完程序设计基础的高一学生。课程使用一份学校月度用电示例数据，按数据处理的一般过程走完采集、整理、分析、可视化和撰写报告。',
      '用pandas读取表格、处理缺失值与重复行，用matplotlib绘制折线图、柱形图和散点图，并讨论怎样的图表会误导读者。',
    ],
    chapters: [
      {
        name: '采集与整理',
        sections: [
          { name: '读取表格与查看数据概况', kind: 'video' },
          { name: '处理缺失、重复与异常', kind: 'video' },
          { name: '数据清洗判断题', kind: 'questions' },
        ],
      },
      {
        name: '分析与表达',
        sections: [
          { name: '分组统计与排序', kind: 'video' },
          { name: '折线图、柱形图与散点图', kind: 'video' },
          { name: '图表检查清单', kind: 'file' },
        ],
      },
      {
        name: '写成报告',
        sections: [
          { name: '从结论出发组织报告', kind: 'video' },
          { name: '报告互评', kind: 'questions' },
        ],
      },
    ],
  },
]

export const itSeniorLives: readonly LiveContent[] = [
  {
    key: 'it-senior-ai-lesson',
    title: '认识人工智能：从例子中学会图像分类',
    place: '人教中图版/必修1 数据与计算/第4章 走进智能时代/4.1 认识人工智能',
    teacher: 'it-fang',
    summary: '收集、标注、训练、测试，看懂准确率、过拟合和数据偏差。',
    introduction: [
      '面向高一学生，不需要安装软件。让电脑分辨猫和狗，规则写不完，就让它从例子中学：每一类准备几十张图片，标上名字，电脑调整参数，使预测接近标注。',
      '测试集不能参加训练；一百张对了九十张，准确率就是90%。训练集上准、测试集上差，叫过拟合；图片都在白墙前拍，换个背景就认错，是数据有偏。',
    ],
    sessions: ['从规则到学习：图像分类模型怎样训练'],
    minutes: 75,
  },
]
