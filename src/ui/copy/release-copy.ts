import { MIN_REASON_LENGTH } from '#domain/kernel/reason.ts'
import type { PublishedOrder, ReleaseState, UseDays, UseFigure } from '#domain/release/published.ts'
import type { ReleaseStatus } from '#domain/release/release-request.ts'
import { quoted } from './quoted.ts'

const states: Readonly<Record<ReleaseState, string>> = {
  school: '仅本校',
  asked: '申请公开中',
  all: '全平台',
}

const figures: Readonly<Record<UseFigure, string>> = {
  views: '浏览',
  downloads: '下载',
  favourites: '收藏',
  learners: '学习人数',
  comments: '评论',
}

const orders: Readonly<Record<PublishedOrder, string>> = {
  newest: '最新发布',
  views: '浏览最多',
  downloads: '下载最多',
  favourites: '收藏最多',
}

const days: Readonly<Record<UseDays, string>> = { 0: '全部时间', 30: '近 30 天', 7: '近 7 天' }

const statuses: Readonly<Record<ReleaseStatus, string>> = {
  asked: '待审核',
  granted: '已公开',
  declined: '未通过',
  takenBack: '已撤回',
  ended: '已恢复仅本校',
}

/** The texts of the pages 我发布的内容 and 公开申请. */
export const releaseCopy = {
  states,
  figures,
  orders,
  days,
  statuses,
  anyType: '全部类型',
  anyStatus: '全部申请',
  whose: '查看谁发布的内容',
  own: '我发布的内容',
  ofSchool: (school: string) => `${school}的内容`,
  type: '类型',
  order: '排序',
  period: '使用数据的时间',
  status: '申请状态',
  list: '发布的内容',
  queue: '公开申请',
  toTakenDown: '下架的内容',
  toQueue: '去审核公开申请',
  toPublished: '我发布的内容',
  loading: '正在读取',
  failed: '列表加载失败',
  notDone: '没有成功',
  none: { title: '还没有发布的内容', hint: '你发布的课程、直播、资料和题目会列在这里，并显示使用情况。' },
  noneOfType: { title: '没有这种内容', hint: '换一个类型看看。' },
  noRight: { title: '没有审核权限', hint: '平台的审核人才能审核公开申请。' },
  noRequests: { title: '没有公开申请', hint: '学校申请向全平台公开的内容会列在这里。' },
  withdrawn: '已下架',
  versions: { waiting: '新版本审核中', returned: '新版本已退回' },
  withdrawals: { own: '已撤回', takenDown: '已下架' },
  whyReturned: (reason: string) => `新版本退回理由：${reason}`,
  whyWithdrawn: (reason: string) => `下架理由：${reason}`,
  studio: '编写页',
  studioName: (name: string) => `打开${name}的编写页`,
  edit: '修改',
  editName: (name: string) => `修改${name}`,
  withdraw: '撤下',
  withdrawName: (name: string) => `撤下${name}`,
  withdrawQuestion: (name: string) => `撤下${quoted(name)}？`,
  withdrawHint: '大家将看不到它。收藏、评论和使用数据都会保留，以后可以重新发布。',
  offer: '重新发布',
  offerName: (name: string) => `重新发布${name}`,
  offerQuestion: (name: string) => `重新发布${quoted(name)}？`,
  offerHint: '撤下前能看到它的人又能看到。',
  toVersions: '去审核新版本',
  published: (time: string) => `${time}发布`,
  by: (name: string) => `教师 ${name}`,
  why: (reason: string) => `上次没有公开：${reason}`,
  figure: (name: string, count: string) => `${name} ${count}`,
  ask: '申请公开',
  askName: (name: string) => `申请公开${name}`,
  askQuestion: (name: string) => `申请把${quoted(name)}向全平台公开？`,
  askHint: '平台审核通过后，所有学校的老师都能看到。审核期间可以撤回。',
  takeBack: '撤回申请',
  takeBackName: (name: string) => `撤回${name}的公开申请`,
  takeBackQuestion: (name: string) => `撤回${quoted(name)}的公开申请？`,
  takeBackHint: '撤回后仍然只有本校能看到，以后可以再申请。',
  end: '恢复仅本校',
  endName: (name: string) => `把${name}恢复为仅本校可见`,
  endQuestion: (name: string) => `把${quoted(name)}恢复为仅本校可见？`,
  endHint: '其他学校的老师将看不到它，以后可以再申请公开。',
  grant: '通过',
  grantName: (name: string) => `通过${name}的公开申请`,
  grantQuestion: (name: string) => `把${quoted(name)}向全平台公开？`,
  grantHint: '所有学校的老师都能看到，需要时可以恢复为仅本校可见。',
  decline: '驳回',
  declineName: (name: string) => `驳回${name}的公开申请`,
  reason: '理由',
  reasonHint: `写给申请人看的理由，至少 ${MIN_REASON_LENGTH} 个字`,
  tooShort: `请写明理由，至少 ${MIN_REASON_LENGTH} 个字`,
  cancel: '取消',
  asked: (name: string, time: string) => (name === '' ? `${time}申请` : `${name} ${time}申请`),
  decided: (name: string, time: string) => (name === '' ? time : `${name} ${time}处理`),
  ownRequest: '自己的内容由其他审核人审核。',
}
