import type { PeopleShown } from '#domain/people/person.ts'

const shown: Readonly<Record<PeopleShown, string>> = {
  any: '全部账号',
  active: '可以登录',
  disabled: '已停用',
  firstPassword: '还没改初始密码',
}

/** The texts of the list of people. */
export const peopleCopy = {
  shown,
  narrowTo: '按状态筛选',
  school: '按学校筛选',
  allSchools: '全部学校',
  search: '姓名、拼音或手机号',
  find: '搜索人员',
  clear: '清除搜索',
  list: '人员',
  count: (total: number, listed: number) =>
    total > listed
      ? `共 ${total} 人，列出最近的 ${listed} 人，其余请按姓名、手机号、学校或状态查找`
      : `共 ${total} 人`,
  loading: '正在读取人员',
  failed: '人员加载失败',
  notDone: '没有成功',
  none: { title: '还没有人员', hint: '导入名册或添加人员后会列在这里。' },
  noneFound: { title: '没有找到符合条件的人', hint: '试试换一个关键词，或放宽筛选。' },
  forbidden: { title: '你没有管理人员的权限', hint: '这里由学校管理员和平台管理员使用。' },
  noAccount: '没有登录账号',
  administrator: '管理员',
  disabled: '已停用',
  firstPassword: '未改初始密码',
  leaving: '等待注销',
  separator: '、',
}
