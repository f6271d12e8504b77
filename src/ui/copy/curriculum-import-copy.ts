import type { ChangeFault } from '#domain/frame/curriculum-change-acts.ts'
import type { ChangeKind, Doubt } from '#domain/frame/curriculum-comparison.ts'
import { type LineFault, MAX_FILE_ROWS } from '#domain/frame/curriculum-file.ts'
import type { FileProblem } from '#domain/frame/curriculum-import.setup.ts'
import { MAX_NODE_LENGTH } from '#domain/frame/curriculum-tree.ts'
import { quoted } from './quoted.ts'

const kinds: Readonly<Record<ChangeKind, string>> = {
  added: '新增',
  renamed: '改名',
  moved: '移动',
  doubtful: '存疑',
  gone: '文件里没有',
}

const hints: Readonly<Record<ChangeKind, string>> = {
  added: '添加到同级的最后。',
  renamed: '名称或年级按文件修改，里面的内容不变。',
  moved: '移到文件里的位置，里面的内容一起移动。',
  doubtful: '请核对后再选择；选择后按文件新增，不会改动已有的目录。',
  gone: '选择后删除；下面还有内容的不会删除。',
}

const doubts: Readonly<Record<Doubt, string>> = {
  unknown: '目录编号不在这个学科里',
  shared: '目录编号和别的行相同；复制出来的新目录请不填编号',
  elsewhere: '别处有同名的目录，可能是移动过来的；要移动请保留导出文件里的目录编号',
  misplaced: '这一级不能放到文件里的位置，请核对各列',
  used: '下面还有内容，不能删除',
}

const faults: Readonly<Record<ChangeFault, string>> = {
  parent: '上级目录不存在，请先导入上级',
  there: '这个位置已经有同名的目录',
  missing: '已被别人删除或合并',
  changed: '对照以后被别人修改过，请重新对照',
  misplaced: '不能放到文件里的位置',
  used: '下面还有内容，没有删除',
}

const lines: Readonly<Record<LineFault, string>> = {
  empty: '没有名称',
  gap: '中间缺了一级',
  long: `名称超过 ${MAX_NODE_LENGTH} 个字`,
  grade: '年级应是 1 到 12 的数字，或不填',
  twice: '和上面的一行重复',
}

const problems: Readonly<Record<FileProblem, string>> = {
  unreadable: '这个文件读不出来，请另存为 xlsx 或 CSV 再试',
  noHead: '没有找到表头，请按模板填写',
  tooLong: '超过 5000 行，请分成几个文件',
}

/** The texts of files of trees, for administrators. */
export const curriculumImportCopy = {
  kinds,
  hints,
  doubts,
  faults,
  lines,
  problems,
  back: '返回目录',
  out: '导出',
  outHint: '导出的文件带有目录编号。改好再导入时，靠它认出改名和移动过的目录，请不要修改。',
  csv: '导出 CSV',
  xlsx: '导出 Excel',
  template: '下载模板',
  into: '导入',
  intoHint: `先对照，再选择要做的改动；选好之前什么都不会变。xlsx 或 CSV，最多 ${MAX_FILE_ROWS} 行，每行一个目录。`,
  choose: '选择文件',
  loading: '正在读取',
  comparing: '正在对照',
  failed: '没有加载成功',
  same: '文件和现在的目录一样，没有要改的。',
  compared: (name: string) => `${quoted(name)}和现在的目录对照`,
  line: (line: number) => `第 ${line} 行`,
  change: (from: string, to: string) => `${from} → ${to}`,
  grades: (from: number, to: number) => `；年级 ${from || '不填'} → ${to || '不填'}`,
  path: (names: readonly string[]) => names.join(' / '),
  refused: '不能导入',
  counted: (what: string, count: number) => `${what} ${count}`,
  unread: (names: readonly string[]) => `没有读这些列：${names.join('、')}。表头和模板不同的列不会导入。`,
  all: '全部选择',
  allOf: (kind: string) => `全部选择：${kind}`,
  none: '全部不选',
  noneOf: (kind: string) => `全部不选：${kind}`,
  moreRefused: (count: number) => `还有 ${count} 行没有列出`,
  more: (count: number) => `还有 ${count} 项没有列出，全部选择时一起处理`,
  apply: (count: number) => `应用所选（${count} 项）`,
  applyAsk: (count: number) => `应用 ${count} 项改动？`,
  applyHint: (gone: number) =>
    gone === 0 ? '马上生效，一部分一部分地进行。' : `其中删除 ${gone} 项，删除后不能恢复。马上生效。`,
  applying: (done: number, total: number) => `正在应用，已完成 ${done} / ${total}`,
  stopped: (done: number, total: number) => `已完成 ${done} / ${total}`,
  interrupted: '中断了，已完成的不受影响',
  goOn: '继续',
  done: (done: number, left: number) =>
    left === 0 ? `完成 ${done} 项` : `完成 ${done} 项，${left} 项没有完成`,
  leave: '结束',
}
