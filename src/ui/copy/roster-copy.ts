import type { RosterField, RosterKind, RosterOutcome } from '#domain/people/roster.ts'

const kinds: Readonly<Record<RosterKind, string>> = {
  added: '新增',
  changed: '有变化',
  gone: '不在名册',
  doubtful: '存疑',
  refused: '不能导入',
}

const hints: Readonly<Record<RosterKind, string>> = {
  added: '还没有账号的人，应用后会有账号和初始密码。',
  changed: '已有账号的人，应用后改成名册里的样子。',
  gone: '在学校里、但名册里没有的人。勾选的账号会被停用，所有设备立即退出登录；没有勾选的不动。',
  doubtful: '请逐个看一看，确认无误再勾选。有同名的人时，请逐个选定是不是同一个人，“全部选择”不包括他们。',
  refused: '这些行不会导入，请在表格里改好后重新比对。',
}

const fields: Readonly<Record<RosterField, string>> = {
  name: '姓名',
  title: '职称',
  role: '角色',
  school: '加入学校',
  review: '审核资料',
  access: '账号',
  mobile: '手机号',
}

const outcomes: Readonly<Record<RosterOutcome, string>> = {
  none: '未应用',
  done: '已完成',
  left: '没有做',
}

/** The texts of a roster that comes in. */
export const rosterCopy = {
  kinds,
  hints,
  fields,
  outcomes,
  start: '选择名册',
  choose: '选择文件',
  orDrop: '或把文件拖到这里',
  formats: 'xlsx 或 CSV，至少有“姓名”和“手机号”两列，可以有学校、职称、角色。比对时什么也不会改。',
  school: '没写学校的行属于',
  noSchool: '没写学校的行不导入',
  comparing: '正在比对名册',
  stop: '停止比对',
  tooLarge: '名册超过 10 MB，请分成几个文件',
  notCompared: '没有比对成功',
  loading: '正在读取名册',
  failed: '名册加载失败',
  retry: '重试',
  notDone: '没有成功',
  result: '比对结果',
  same: (count: number) => (count === 0 ? '' : `${count} 人和现在一样，不用改`),
  remarks: (count: number) => `读表时的说明（${count}）`,
  views: '比对结果的种类',
  view: (kind: string, count: number) => `${kind} ${count}`,
  list: '名册内容',
  none: { title: '没有这样的人', hint: '可以看看其他几类。' },
  chooseEntry: (name: string) => `选择${name}`,
  whose: (name: string) => `${name}是不是同一个人`,
  undecided: '请选择，不选就不导入',
  /** The new number stands in the line itself. */
  sameAs: (from: string) => `同一个人：原手机号是 ${from}`,
  somebodyElse: '另一个人：新建账号',
  chooseAll: '全部选择',
  chooseNone: '全部不选',
  chosen: (chosen: number, total: number) => `已选 ${chosen} / ${total}`,
  was: (from: string, to: string) => (from === '' ? to : `${from} → ${to}`),
  separator: '、',
  apply: (count: number) => `应用所选 ${count} 项`,
  applyNothing: '请先选择要应用的内容',
  applyAsk: (count: number) => `应用所选 ${count} 项？`,
  applyHint: (gone: number) =>
    gone === 0
      ? '新增的人会有账号和初始密码，有变化的人会改成名册里的样子。'
      : `新增的人会有账号和初始密码，有变化的人会改成名册里的样子；其中 ${gone} 个账号会被停用，立即退出登录。`,
  applying: (done: number, all: number) => `正在应用：${done} / ${all}`,
  applyingHint: '可以离开或刷新这个页面，回来后接着做。',
  paused: '应用中断了，已经完成的不会重做',
  goOn: '继续应用',
  applied: (done: number, left: number) =>
    left === 0 ? `已完成 ${done} 项` : `已完成 ${done} 项，没有做 ${left} 项`,
  report: '下载报告',
  reportWithPasswords: '下载报告和初始密码',
  passwordsHint: '初始密码只在收起名册之前可以下载，最多保留一天。发给本人后请妥善删除文件。',
  close: '收起名册',
  closeAsk: '收起这份名册？',
  closeHint: '收起后不能再下载报告和初始密码。已经应用的内容不受影响。',
  other: '换一份名册',
  otherAsk: '换一份名册？',
  otherHint: '这次比对会被丢弃，什么也没有改。',
  reportName: '名册报告.csv',
  reportHead: ['位置', '类别', '姓名', '账号', '初始密码', '学校', '职称', '角色', '变化', '结果', '说明'],
}
