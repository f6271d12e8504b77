/** What the agreement says; beside the catalogue and not in it, since hardly any visit reads it. */
export const agreementZhCn = {
  opening: '登录并使用本平台，即表示你同意以下约定。学校可以用自己的协议替换本页。',
  sections: [
    {
      title: '账号',
      text: '账号由学校开通，仅供本人用于教学、教研和管理工作。请妥善保管密码；在公用电脑上使用后请退出登录。',
    },
    {
      title: '资源的使用',
      text: '平台上的课程、直播、资料和试题供教学使用，著作权归作者或其学校所有。未经许可，不得用于商业用途或对外传播。',
    },
    {
      title: '上传与分享',
      text: '你上传或分享的内容应当合法、准确，并且你有权分享。分享到学校资源库的资料须经学校审核。',
    },
    {
      title: '个人信息',
      text: '平台保存提供服务所必需的信息：账号、姓名、所属学校、学习与浏览记录，以及用于识别登录设备的编号。勾选“记住密码”时，密码只以加密形式保存在这台设备上；退出登录会清除本平台保存在浏览器里的全部内容。',
    },
  ],
} as const
