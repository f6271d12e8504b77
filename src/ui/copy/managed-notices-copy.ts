import type { AnnouncementDeed } from '#domain/announcement/announcement-admin.setup.ts'
import type { AnnouncementFault, AnnouncementStage } from '#domain/announcement/managed-announcement.ts'
import { quoted } from './quoted.ts'

const stages: Readonly<Record<AnnouncementStage, string>> = {
  draft: '草稿',
  waiting: '未到时间',
  shown: '正在发布',
  over: '已结束',
  withdrawn: '已撤回',
}

const done: Readonly<Record<AnnouncementDeed, string>> = {
  saved: '已保存',
  published: '已发布',
  withdrawn: '已撤回，读者不再看到',
  removed: '已删除',
}

const faults: Readonly<Record<AnnouncementFault, string>> = {
  school: '请选择通知谁',
  title: '请填写标题',
  text: '请填写通知内容',
  long: '通知内容太长，请精简',
  pictures: '最多放 20 张图片，请删去几张',
  dates: '结束时间应晚于开始时间',
  over: '结束时间已经过去，请改晚一些，或不填',
}

/** The texts of notices for who writes them. */
export const managedNoticesCopy = {
  stages,
  done,
  faults,
  hint: '发布后，接收的人会在右上角的用户菜单里看到未读数，在“通知”里阅读。学校的通知也显示在云学校。',
  list: '通知',
  loading: '正在读取通知',
  failed: '通知加载失败',
  notDone: '没有成功',
  none: { title: '还没有通知', hint: '写好后可以先存草稿，也可以马上发布。' },
  forbidden: { title: '你没有发布通知的权限', hint: '这里由学校和平台的管理员使用。' },
  count: (total: number) => `共 ${total} 条`,
  add: '写通知',
  edit: '修改',
  editOf: (title: string) => `修改${quoted(title)}`,
  withdraw: '撤回',
  withdrawOf: (title: string) => `撤回${quoted(title)}`,
  withdrawAsk: (title: string) => `撤回${quoted(title)}？`,
  withdrawHint: '读者马上看不到它。撤回后可以修改，再重新发布。',
  remove: '删除',
  removeOf: (title: string) => `删除${quoted(title)}`,
  removeAsk: (title: string) => `删除${quoted(title)}？`,
  removeHint: '通知和阅读记录一起删除，不能恢复。',
  everybody: '所有人',
  readCount: (readers: number, audience: number) => `${readers} / ${audience} 人已读`,
  readers: '阅读情况',
  readersOf: (title: string) => `${quoted(title)}的阅读情况`,
  hideReaders: '收起阅读情况',
  by: (school: string, author: string) => `发给 ${school} · ${author}`,
  always: '不限时间',
  time: (from: string, to: string) =>
    from === '' ? `到 ${to} 结束` : to === '' ? `从 ${from} 起` : `${from} 至 ${to}`,
  newTitle: '写通知',
  changeTitle: '修改通知',
  restored: '这是上次没有保存的内容。',
  to: '通知谁',
  title: '标题',
  text: '内容',
  textHint: '写下要通知的事',
  from: '开始时间（不填为发布时）',
  until: '结束时间（不填为不结束）',
  onTop: '置顶',
  publish: '发布',
  republish: '重新发布',
  save: '保存',
  saveDraft: '存为草稿',
  leave: '取消',
}

/** The texts of who has read a notice. */
export const noticeReadersCopy = {
  list: '阅读情况',
  loading: '正在读取阅读情况',
  failed: '阅读情况加载失败',
  notDone: '没有成功',
  which: '看谁',
  read: '已读的人',
  unread: '未读的人',
  noneRead: { title: '还没有人读过', hint: '' },
  noneUnread: { title: '所有人都读过了', hint: '' },
  count: (read: boolean, total: number) => (read ? `${total} 人已读` : `${total} 人未读`),
  readAt: (time: string) => `${time} 读过`,
}
