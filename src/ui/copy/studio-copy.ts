import type { SaveState } from '#application/studio/course-editor.selectors.ts'
import type { DraftStatus } from '#domain/studio/course-draft.ts'
import type { DraftAct } from '#domain/studio/course-studio.ts'

const acted: Readonly<Record<DraftAct['kind'], string>> = {
  submit: '已提交审核',
  recall: '已撤回，可以继续修改',
  return: '已退回给编写者',
  publish: '课程已发布',
  withdraw: '课程已下架',
  offer: '课程已重新上架',
  discard: '已回到发布的内容',
}

const saveStates: Readonly<Record<SaveState, string>> = {
  saved: '已保存',
  saving: '正在保存',
  away: '未连接，已存在本机',
  troubled: '服务器暂时不可用，已存在本机',
}

const statuses: Readonly<Record<DraftStatus, string>> = {
  draft: '编写中',
  inReview: '待审核',
  returned: '已退回',
  published: '已发布',
}

/** The texts of the studio. */
export const studioCopy = {
  acted,
  saveStates,
  statuses,
  lost: (reason: string) => `有修改没有保存：${reason}`,
  loading: '正在读取课程',
  failed: '课程没有读出来',
  missing: { title: '没有找到这门课程', hint: '它可能已被删除，或者你不再参与编写。' },
  forbidden: { title: '没有权限', hint: '只有编写者和学校的审核人员可以看到它。' },
  saveState: '保存情况',
  name: '课程名称',
} as const
