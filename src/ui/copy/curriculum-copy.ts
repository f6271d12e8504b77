import type { NodeKind } from '#domain/catalogue/curriculum-node.ts'
import type { NodeAct, NodeFault, Step, TreeKind } from '#domain/frame/curriculum-tree.ts'
import { quoted } from './quoted.ts'
import { treeNames } from './tree-title-copy.ts'

const kinds: Readonly<Record<NodeKind, string>> = {
  stage: '学段',
  subject: '学科',
  version: '教材版本',
  book: '册',
  chapter: '章节',
  knowledge: '知识点',
}

const none: Readonly<Record<TreeKind, string>> = {
  stages: '还没有学段。先添加学段，再在学段下添加学科。',
  textbooks: '这个学科还没有教材。先添加版本，再在版本下添加册和章节。',
  knowledge: '这个学科还没有知识点。',
}

const done: Readonly<Record<NodeAct['kind'], string>> = {
  save: '已保存，马上生效',
  move: '已移动，里面的内容一起移动',
  merge: '已合并，内容和题目都归到一起',
  remove: '已删除',
}

const faults: Readonly<Record<NodeFault, string>> = {
  empty: '请填写名称',
  taken: '同一级已经有同名的',
}

const steps: Readonly<Record<Step, string>> = { up: '上移', down: '下移', in: '移入上一个', out: '移出一级' }

/** The texts of the trees of the curriculum, for administrators. */
export const curriculumCopy = {
  kinds,
  trees: treeNames,
  none,
  done,
  faults,
  steps,
  parts: '学段、教材目录和知识点',
  hint: '课程、资料和题目都按这里归类，修改马上生效。选中一项后可以改名、移动、合并；也可以拖动，或用方向键移动。',
  subject: '学科',
  file: '导入和导出',
  loading: '正在读取目录',
  failed: '目录加载失败',
  notDone: '没有成功',
  missing: { title: '没有找到这个学科', hint: '它可能已被删除或合并，或者地址不完整。' },
  toSubjects: '看全部学段和学科',
  forbidden: { title: '你没有管理教材目录的权限', hint: '这里由平台管理员使用。' },
  count: (count: number) => `${count} 个内容`,
  grade: (grade: number) => `${grade} 年级`,
  noGrade: '不分年级',
  gradeField: '年级',
  name: (kind: string) => `${kind}名称`,
  add: (kind: string) => `添加${kind}`,
  addBelow: (kind: string, name: string) => `在${quoted(name)}下添加${kind}`,
  unfold: (name: string) => `展开${quoted(name)}`,
  fold: (name: string) => `收起${quoted(name)}`,
  drag: (name: string) => `移动${quoted(name)}：拖动，或按方向键上移、下移、移入、移出`,
  rename: '改名',
  renameOf: (name: string) => `修改${quoted(name)}`,
  stepOf: (step: string, name: string) => `把${quoted(name)}${step}`,
  move: '移到…',
  moveOf: (name: string) => `把${quoted(name)}移到别处`,
  merge: '合并到…',
  mergeOf: (name: string) => `把${quoted(name)}合并到另一个`,
  moveHere: '移到这里',
  moveInto: (name: string) => `移到${quoted(name)}下面`,
  mergeHere: '合并到这里',
  mergeInto: (name: string) => `合并到${quoted(name)}`,
  mergeAsk: (from: string, into: string) => `把${quoted(from)}合并到${quoted(into)}？`,
  mergeHint:
    '内容、题目和下级目录都归到后者，下级里同名的也合并；前者不再存在，指向它的链接会转到后者。合并后不能恢复。',
  pickMove: (name: string) => `要把${quoted(name)}移到哪里？请在目录里选择。`,
  pickMerge: (name: string) => `要把${quoted(name)}合并到哪一个？请在目录里选择。`,
  remove: '删除',
  removeOf: (name: string) => `删除${quoted(name)}`,
  removeAsk: (name: string) => `删除${quoted(name)}？`,
  removeHint: '它下面没有内容和下级，删除后不能恢复。',
  hanging: (below: number, count: number, others: number) => {
    const parts = [
      below > 0 ? `${below} 个下级` : '',
      count > 0 ? `${count} 个内容` : '',
      others > 0 ? `${others} 条共享申请、资料版本或课时题目` : '',
    ].filter((part) => part !== '')
    return `含 ${parts.join('、')}，移走或合并后才能删除`
  },
  save: '保存',
  leave: '取消',
  theirs: (name: string) => `别人刚刚把它改成了${quoted(name)}。保存会用你填写的，取消会保留别人的。`,
  gone: '这一项已被别人删除或合并，保存会重新添加。',
}
