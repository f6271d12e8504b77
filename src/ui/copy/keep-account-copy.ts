/** The texts of taking back that an account was given up. */
export const keepAccountCopy = {
  fromLogin: '申请过注销？撤回注销',
  intro: '在期限内输入账号和密码就可以撤回，数据不会删除。',
  account: '账号',
  password: '密码',
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  code: '动态码或恢复码',
  codeHint: '这个账号开启了动态码，请输入身份验证器应用里的 6 位数字，或一个恢复码。',
  codeMissing: '请输入动态码或恢复码',
  submit: '撤回注销',
  submitting: '正在提交',
  done: '没有等待注销的申请了，现在可以登录。',
  notDone: (reason: string) => `没有撤回：${reason}`,
  home: '返回首页',
} as const
