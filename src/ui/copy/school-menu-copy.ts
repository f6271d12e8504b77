/** The texts of the row of a school's pages. */
export const schoolMenuCopy = {
  name: '校本导航',
  database: '学校资源库',
  examine: '资料审核',
  mydatabase: '我的资料库',
  organisation: (name: string) => `切换学校，当前：${name}`,
} as const
