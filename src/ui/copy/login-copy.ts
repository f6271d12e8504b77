/** The texts of the login dialog. */
export const loginCopy = {
  title: '账号登录',
  account: '账号',
  accountHint: '手机号或账号',
  password: '密码',
  passwordHint: '登录密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  agree: '我已阅读并同意',
  agreement: '《用户协议》',
  remember: '记住密码',
  accountOnly: '网址不是 https 时，浏览器只能记住账号，密码需要每次输入',
  submit: '登录',
  submitting: '正在登录…',
  close: '关闭',
  reasons: {
    asked: '登录后可以查看课程、资料和题库',
    expired: '登录已失效，重新登录后回到刚才的页面',
    refused: '服务器没有接受这次登录，请重新登录',
    search: '登录后为你显示搜索结果',
    page: '这个页面需要登录，登录后自动打开',
  },
} as const
