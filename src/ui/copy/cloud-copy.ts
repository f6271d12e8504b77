import type { Catalogue } from './copy.ts'
import { quoted } from './quoted.ts'

/** Every text of the cloud school, in simplified Chinese. */
const cloudZhCn = {
  menu: '云学校栏目',
  titleOf: (space: string, item: string) => `${space} · ${item}`,
  schools: '换学校',
  none: '暂未开通云学校',
  noneHint: '学校开通后，云学校的栏目会出现在这里。',
  noItem: '没有这个栏目',
  noItemHint: '栏目可能已经停用，换一个栏目看看。',
  forbidden: '无权限',
  failed: '云学校的内容加载失败',
  loading: '正在取云学校的内容',
  ownFiles: '栏目文件',
  preview: '预览',
  previewOf: (name: string) => `预览${quoted(name)}`,
  close: '关闭',
  download: '下载',
  downloadOf: (name: string) => `下载${quoted(name)}`,
  parts: { notices: '通知公告', files: '最新资料', courses: '学校课程', lives: '学校直播' },
  nothing: {
    notices: '还没有通知',
    files: '还没有资料',
    courses: '还没有课程',
    lives: '还没有直播',
  },
  empty: '这个栏目还没有内容',
  emptyHint: '学校发布通知、资料和课程后，会出现在这里。',
  more: (part: string, count: string) => `全部${part}（${count}）`,
  back: '返回栏目',
  onTop: '置顶',
  by: (author: string, moment: string) => [author, moment].filter((part) => part !== '').join(' · '),
}

/** The texts of the cloud school, apart from the others: they come with its page. */
export const cloudCopy: Catalogue<typeof cloudZhCn> = cloudZhCn
