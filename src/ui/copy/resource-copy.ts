import type { Catalogue } from './copy.ts'

/** Texts of resources on their own pages. */
const resourceZhCn = {
  absent: {
    missing: '没有找到这份资料',
    missingHint: '它可能已被删除，或者地址不完整。',
    withdrawn: '资料已下架',
    withdrawnHint: '这份资料已不再提供，看看同类的其他资料吧。',
    forbidden: '没有权限',
  },
  others: '看看其他资料',
  failed: '资料加载失败',
  download: (size: string) => (size === '' ? '下载' : `下载 (${size})`),
  downloadFile: (name: string) => `下载 ${name}`,
  noFile: '没有可以下载的文件',
  noFileHint: '发布者还没有上传文件。',
  facts: '资料信息',
  factNames: {
    kind: '类型',
    format: '格式',
    size: '大小',
    duration: '时长',
    teacher: '作者',
    school: '学校',
    views: '浏览',
    downloads: '下载',
    updated: '更新',
  },
  introduction: '内容提要',
  explanations: 'AI 视频讲解',
  sameChapter: '同章节资源',
  related: '相关资源',
  beside: '上一份和下一份',
  previous: '上一份',
  next: '下一份',
} as const

/** Apart from those of courses: each of their pages does without the others. */
export const resourceCopy: Catalogue<typeof resourceZhCn> = resourceZhCn
