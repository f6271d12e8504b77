import { type CloudMenuFault, MAX_CLOUD_FILES, MAX_CLOUD_MENUS } from '#domain/frame/cloud-menu.ts'
import type { CloudMenuDeed } from '#domain/frame/cloud-menus.setup.ts'
import type { CloudPart } from '#domain/school-file/cloud-school.ts'
import { quoted } from './quoted.ts'

const done: Readonly<Record<CloudMenuDeed, string>> = {
  saved: '已保存，马上生效',
  removed: '已删除，马上生效',
  ordered: '已调整顺序，马上生效',
}

const faults: Readonly<Record<CloudMenuFault, string>> = {
  name: '请填写栏目名称',
  taken: '已经有一个栏目叫这个名字',
  nothing: '请选择要显示的内容，或放入文件',
  fileName: '请填写每个文件的名称',
  tooMany: `一个栏目最多 ${MAX_CLOUD_FILES} 个文件`,
}

const parts: Readonly<Record<CloudPart, string>> = {
  notices: '通知公告',
  files: '资料库的最新资料',
  courses: '学校课程',
  lives: '学校直播',
}

/** The texts of the menu of the cloud school, for administrators. */
export const cloudMenusCopy = {
  done,
  faults,
  parts,
  hint: '栏目就是云学校页面顶部的菜单。学校有自己的栏目时，本校的人看到这些栏目；一个也没有时，看到各自角色的菜单。修改后，大家下一次打开云学校就能看到。',
  school: '学校',
  list: '栏目',
  loading: '正在读取栏目',
  failed: '栏目加载失败',
  notDone: '没有成功',
  retry: '重新读取',
  none: '还没有自己的栏目，本校的人现在看到角色的菜单。',
  full: `最多 ${MAX_CLOUD_MENUS} 个栏目`,
  forbidden: { title: '你没有管理云学校的权限', hint: '这里由学校管理员和平台管理员使用。' },
  add: '添加栏目',
  drag: (name: string) => `移动${quoted(name)}：拖动，或按上下方向键`,
  first: '登录后先打开',
  shows: (names: readonly string[], files: number) =>
    [...names, ...(files > 0 ? [`${files} 个栏目文件`] : [])].join('、'),
  address: (parameter: string) => `参数（Parameter）：${parameter}`,
  edit: '修改',
  editOf: (name: string) => `修改${quoted(name)}`,
  remove: '删除',
  removeOf: (name: string) => `删除${quoted(name)}`,
  removeTitle: (name: string) => `删除栏目${quoted(name)}`,
  removeFiles: (count: number) =>
    `这个栏目里有 ${count} 个文件。可以移到另一个栏目；不移走的会一起去掉，放入者“我的资料”里的原文件不受影响。`,
  removeBare: '这个栏目里没有文件。通知、资料和课程本身不受影响。',
  into: '文件移到',
  intoNone: '不移走，一起去掉',
  leave: '取消',
  newTitle: '添加栏目',
  changeTitle: (name: string) => `修改${quoted(name)}`,
  restored: '这是上次没有保存的内容。',
  gone: '这个栏目已被别人删除，保存会重新添加。',
  theirs: '别人刚刚修改过，请看过下面的内容再保存。',
  name: '栏目名称',
  content: '显示的内容',
  kinds: '资料的类型（不选为全部）',
  files: '栏目文件',
  filesHint: '从“我的资料”选择，也可以先在选择窗口里上传。文件只在这个栏目里显示，不经过资料库的审核。',
  addFile: '放入文件',
  take: '从其他栏目移入',
  takeAct: '移入',
  takeOf: (menu: string, file: string) => `${menu}：${file}`,
  fileName: (at: number) => `第 ${at} 个文件的名称`,
  file: (name: string) => `文件${quoted(name)}`,
  dragFile: (name: string) => `移动文件${quoted(name)}：拖动，或按上下方向键`,
  takeOut: '去掉',
  takeOutOf: (name: string) => `去掉文件${quoted(name)}`,
  undo: '撤销',
  undoOf: (name: string) => `放回文件${quoted(name)}`,
  isOut: '保存后去掉',
  noFiles: '还没有文件',
  preview: '云学校里的样子',
  previewMenu: '预览中的栏目',
  untitled: '（没有名称）',
  latest: '显示最新的内容',
  latestOf: (kinds: readonly string[]) => `显示最新的${kinds.join('、')}`,
  nothing: '这个栏目还没有内容',
  save: '保存',
}
