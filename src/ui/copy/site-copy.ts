import { siteLimits as limits, siteRegionalHidden, siteTexts as texts } from './site-names.ts'

/** The texts of the settings of the site, for the platform's administrators. */
export const siteCopy = {
  texts,
  limits,
  loading: '正在读取站点设置',
  failed: '站点设置加载失败',
  notDone: '没有成功',
  saved: '已保存。名称和链接在下次打开页面时生效，其余马上生效。',
  forbidden: { title: '你没有修改站点设置的权限', hint: '这里由平台管理员使用。' },
  names: '名称、链接和页脚',
  namesHint: '不填的一项以配置文件为准，配置文件里的值以灰色显示。填写的一项优先于配置文件。',
  regionalHidden: siteRegionalHidden,
  limitsTitle: '登录和保留期限',
  limitsHint: '到期的内容每小时清理一次，删除后不能恢复。',
  factor: '动态码',
  factorFor: '登录须用动态码',
  factorForNames: { nobody: '不要求，各人自愿', administrators: '管理员', everybody: '所有人' },
  factorHint:
    '被要求的人登录时除了密码还要输入动态码。其中还没有开启动态码的，下一步操作前会先被要求开启；你自己也一样，保存后马上开始。管理员指学校和平台的管理员。',
  preview: '预览',
  previewTop: '页面左上角',
  previewCloud: '云学校',
  previewLinks: '首页的链接',
  previewFooter: '页脚',
  footer: (holder: string) => `© 2021–今年 ${holder}`,
  address: '网址应以 http:// 或 https:// 开头',
  pair: '名称和网址应一起填写',
  range: (least: number, most: number) => `请填写 ${least} 至 ${most} 之间的整数`,
  save: '保存',
  reset: '放弃修改',
}
