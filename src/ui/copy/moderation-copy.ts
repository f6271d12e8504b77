import { MIN_REASON_LENGTH } from '#domain/kernel/reason.ts'
import { MAX_TAKE_DOWN_REASON } from '#domain/moderation/content-standing.ts'
import { quoted } from './quoted.ts'

/** The texts of contents that are taken down where they stand. */
export const moderationCopy = {
  menu: '管理',
  menuName: (name: string) => `管理${name}`,
  takeDown: '下架',
  takeDownItem: '下架…',
  title: (name: string) => `下架${quoted(name)}？`,
  hint: '所有人将立即看不到它，收藏里会标为已下架；课程的全部课时和回放一起下架。只有一节不合适时，请主讲老师取消那一讲，或去掉那一节后重新发布。作者会收到你写的理由，以后可以恢复。',
  reason: '下架的理由',
  problems: {
    short: `请写明下架的理由，至少 ${MIN_REASON_LENGTH} 个字，作者会看到`,
    long: `理由最多 ${MAX_TAKE_DOWN_REASON} 个字`,
  },
  cancel: '取消',
  sending: '正在下架',
  takenDown: (name: string) => `${quoted(name)}已下架，可以在“下架的内容”里恢复`,
  restored: (name: string) => `${quoted(name)}已恢复`,
  by: (name: string, time: string) => (name === '' ? `${time}下架` : `${name} ${time}下架`),
  because: (reason: string) => `理由：${reason}`,
  restore: '恢复',
  restoreName: (name: string) => `恢复${name}`,
  restoreQuestion: (name: string) => `恢复${quoted(name)}？`,
  restoreHint: '下架前能看到它的人又能看到，作者会收到通知。',
  askOthers: '需要恢复时，请联系学校管理员。',
  part: '下架的内容',
  whose: '谁下架的',
  whoseChoices: { all: '全部', mine: '我下架的' },
  list: '下架的内容',
  count: (total: number) => `共 ${total} 项`,
  loading: '正在读取下架的内容',
  failed: '下架的内容加载失败',
  notDone: '没有恢复',
  none: { title: '没有下架的内容', hint: '课程、直播、资料、试题和资源库里的文件下架后列在这里，可以恢复。' },
  noRight: { title: '你没有下架内容的权限', hint: '这里由学校管理员、审核人和平台管理员使用。' },
  made: (name: string, school: string) => [name, school].filter((it) => it !== '').join(' · '),
  bars: {
    another: '由下架它的人或平台管理员恢复。',
    owner: '作者自己申请下架的；要再用，请作者重新共享。',
    replaced: '作者已重新共享这个文件，资源库里有新的一份。',
  },
}
