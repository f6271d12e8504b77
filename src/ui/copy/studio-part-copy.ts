import { quoted } from './quoted.ts'

/** A course as learners would see it. */
export const preview = {
  open: '以学生身份预览',
  title: '课程预览',
  note: '这是预览：学生会看到这样的课程。这里不记录进度、笔记、评论和答案。',
  back: '返回编辑',
  contents: '目录',
  introduction: '简介',
  teachers: (names: string) => `授课老师：${names}`,
  finish: (rule: string) => `完成标准：${rule}`,
  facts: (sections: number, length: string) =>
    length === '' ? `${sections} 节` : `${sections} 节 · 共 ${length}`,
  empty: { title: '课程还没有小节', hint: '在编辑页添加章节以后再来预览。' },
  missing: '这一节还没有内容。',
  here: '正在预览',
  overview: '课程介绍',
  asked: (required: boolean) => (required ? '课中题（必答）' : '课中题（可跳过）'),
  notAnswered: '预览时不作答；学生答完后继续观看。',
  goOn: '继续观看',
  marker: (number: number) => `第 ${number} 道课中题`,
  reading: '正在读取题目',
  notRead: '题目加载失败',
  gone: '这道题已经不在题库里了。',
} as const

/** The picture of a course. */
export const cover = {
  title: '封面',
  chosen: '课程封面',
  drawn: '还没有选图片，课程会用按学科绘制的封面。',
  fromFilm: '取视频画面',
  fromPage: '取文档页面',
  ownPicture: '选我的图片',
  drawIt: '用绘制的封面',
  noFilm: '先在目录里选一个视频',
  noPage: '先在目录里选一份 PDF 文档',
  film: {
    title: '取视频的一个画面',
    hint: '把视频放到要的地方，再用这个画面。',
    which: '视频',
    use: '用这个画面',
  },
  page: {
    title: '取文档的一页',
    hint: '选好页码，再用这一页；竖排的页取上半部分。',
    which: '文档',
    use: '用这一页',
  },
  pageNumber: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  pagePicture: (page: number) => `第 ${page} 页的样子`,
  previous: '上一页',
  next: '下一页',
  opening: '正在打开',
  noFrame: '这里的画面取不出来，请换一处，或者选一张自己的图片。',
  notOpened: '这份文档打不开，请换一份，或者选一张自己的图片。',
  saving: '正在保存封面',
  notSaved: (reason: string) => `封面没有保存：${reason}`,
  close: '关闭',
} as const

/** The questions of an exercise. */
export const exercise = {
  count: (count: number) => (count === 0 ? '还没有题目' : `${count} 道题`),
  find: '从题库选题',
  findName: (name: string) => `为${name}从题库选题`,
  title: (name: string) => `为${quoted(name)}选题`,
  hint: '可以连续选几道，选好后关闭。',
  fromBasket: (count: number) => `放入试题篮的 ${count} 道题`,
  full: (most: number, left: number) => `一个练习最多 ${most} 道题，还有 ${left} 道没有放进来。`,
  list: (name: string) => `${name}的题目`,
  unknown: (id: number) => `题目 ${id}`,
  up: (number: number) => `上移第 ${number} 题`,
  down: (number: number) => `下移第 ${number} 题`,
  drop: (number: number) => `移除第 ${number} 题`,
} as const

/** The choice of an own file. */
export const files = {
  title: '从我的资料库选文件',
  film: '选一个视频，也可以先上传。',
  file: '选一份文档、图片或音频，也可以先上传。',
  picture: '选一张图片作封面，也可以先上传。',
  list: '我的资料',
  top: '我的资料库',
  path: '所在文件夹',
  pages: '文件的分页',
  loading: '正在读取资料',
  failed: '资料加载失败',
  none: { title: '这里没有合适的文件', hint: '换一个文件夹，或者上传新的。' },
  folder: (name: string) => `打开文件夹${name}`,
  take: (name: string) => `选用${name}`,
  taking: '正在读取文件',
  notTaken: (reason: string) => `没有选成：${reason}`,
  close: '关闭',
} as const
