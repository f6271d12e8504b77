/** The texts of the first sign-in. */
export const firstPasswordCopy = {
  title: '请先修改初始密码',
  hint: '你的密码是管理员设置的。换成只有自己知道的密码后，就可以继续使用。“当前密码”填写刚才登录用的初始密码。',
  leave: '退出登录',
}
