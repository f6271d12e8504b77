import type { NewPersonFault } from '#domain/people/new-person.ts'
import type { PlatformRight } from '#domain/people/person.ts'
import type { PersonDeed } from '#domain/people/person-editor.events.ts'
import type { PersonField } from '#domain/people/person-form.ts'

const fields: Readonly<Record<PersonField, string>> = {
  name: '姓名',
  title: '职称',
  roleId: '角色',
  platformRight: '平台权限',
  quota: '单独的资料库空间（GB）',
  schools: '学校和权限',
}

const rights: Readonly<Record<PlatformRight, string>> = {
  none: '没有',
  reviewer: '审核全平台公开的内容',
  administrator: '管理所有学校',
}

const done: Readonly<Record<PersonDeed, string>> = {
  saved: '已保存',
  disabled: '已停用，所有设备都已退出登录',
  enabled: '已恢复，可以重新登录',
}

const faults: Readonly<Record<NewPersonFault, string>> = {
  account: '请填写 11 位手机号',
  name: '请填写姓名',
  schools: '请至少选择一所学校',
}

/** The texts of one person, and of adding one. */
export const personCopy = {
  fields,
  rights,
  done,
  faults,
  back: '返回人员列表',
  loading: '正在读取资料',
  failed: '资料加载失败',
  notDone: '没有成功',
  missing: { title: '没有找到这个人', hint: '可能已不在你管理的学校。' },
  reread: '重新读取',
  profile: '资料',
  account: '账号（手机号）',
  noAccount: '没有登录账号',
  noName: '请填写姓名',
  quotaHint: '不填则与学校相同；学校没有设置时与所有人相同。',
  /** `used` is '' for nothing. */
  space: (used: string, quota: string) =>
    used === '' ? `资料库还没有使用，共 ${quota}` : `资料库已用 ${used}，共 ${quota}`,
  noRole: '没有角色',
  noRoleHint: '没有角色的账号不能登录，请选一个角色。',
  gives: '这个角色可以',
  staysHome: '登录后停留在首页',
  goesToCloud: '登录后进入云学校',
  schoolLibrary: '看到学校资源库',
  paperComposition: '看到组卷',
  menuItem: (name: string, parameter: string) => (parameter === '' ? name : `${name}（${parameter}）`),
  menu: (name: string, items: string) => `菜单“${name}”：${items === '' ? '没有内容' : items}`,
  separator: '、',
  noSchool: '没有学校',
  review: '审核资料',
  administer: '管理人员',
  rightIn: (right: string, school: string) => `在${school}${right}`,
  leave: '移出',
  leaveName: (school: string) => `移出${school}`,
  join: '加入学校',
  chooseSchool: '选择学校',
  elsewhere: '这个人还属于其他学校，姓名、职称、角色和登录由平台管理员修改。',
  platformHeld: '这个人有平台权限，姓名、职称、角色和登录由平台管理员修改。',
  save: '保存',
  saving: '正在保存',
  access: '登录',
  personalData: '导出个人数据，注销账号',
  isActive: '可以登录',
  isDisabled: '已停用，不能登录',
  isFirstPassword: '还没有修改初始密码',
  devices: (count: number) => (count === 0 ? '没有登录中的设备' : `${count} 台设备登录中`),
  seen: (time: string) => `最近使用：${time}`,
  self: '这是你自己的账号：停用和重置密码请由其他管理员操作，修改密码在个人中心。',
  disable: '停用账号',
  disableAsk: (name: string) => `停用${name}的账号？`,
  disableHint: '所有设备会立即退出登录，恢复前不能再登录。资料和发布的内容都会保留。',
  enable: '恢复账号',
  enableAsk: (name: string) => `恢复${name}的账号？`,
  enableHint: '恢复后可以用原来的密码重新登录。',
  reset: '重置密码',
  resetAsk: (name: string) => `重置${name}的密码？`,
  resetHint: '会得到一个只显示一次的初始密码，所有设备立即退出登录；下次登录后要先修改密码。',
  firstPassword: '初始密码',
  firstPasswordHint: '只显示这一次，请转告本人。首次登录后要先修改密码。',
  putAway: '我已记下',
  contested: (names: string) => `别人刚刚也修改了${names}。保留你填写的，还是用对方的？`,
  merged: '别人刚刚修改过这个人的资料，已合并到下面，请核对后再保存。',
  keepMine: '保留我的',
  takeTheirs: '用对方的',
  understood: '知道了',
  add: '添加人员',
  adding: '正在添加',
  added: (name: string) => `已添加${name}`,
  addNext: '我已记下，继续添加',
  open: '查看资料',
}
