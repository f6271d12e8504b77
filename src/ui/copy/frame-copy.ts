import type { BannerDeed } from '#domain/frame/banners.events.ts'
import type { BannerFault, BannerStage } from '#domain/frame/managed-banner.ts'
import { quoted } from './quoted.ts'

const stages: Readonly<Record<BannerStage, string>> = {
  waiting: '未到时间',
  shown: '正在展示',
  over: '已结束',
}

const done: Readonly<Record<BannerDeed, string>> = {
  saved: '已保存，首页马上更新',
  removed: '已删除，首页马上更新',
  moved: '已调整顺序，首页马上更新',
}

const faults: Readonly<Record<BannerFault, string>> = {
  picture: '请选择横幅图片',
  title: '请填写图片说明',
  link: '链接应以 / 或 http:// 或 https:// 开头',
  dates: '结束时间应晚于开始时间',
  over: '结束时间已经过去，请改晚一些，或不填',
}

/** The texts of the banners of home, for administrators. */
export const frameCopy = {
  stages,
  done,
  faults,
  hint: '横幅显示在首页顶部，按下面的顺序轮播。',
  list: '横幅',
  count: (total: number) => `共 ${total} 个`,
  loading: '正在读取横幅',
  failed: '横幅加载失败',
  notDone: '没有成功',
  none: { title: '还没有横幅', hint: '添加后会出现在首页顶部。' },
  forbidden: { title: '你没有管理首页的权限', hint: '这里由平台管理员使用。' },
  add: '添加横幅',
  edit: '修改',
  editOf: (title: string) => `修改${quoted(title)}`,
  remove: '删除',
  removeOf: (title: string) => `删除${quoted(title)}`,
  removeAsk: (title: string) => `删除${quoted(title)}？`,
  removeHint: '首页不再展示它，删除后不能恢复。暂时不用时，可以改为设置结束时间。',
  link: (address: string) => `链接：${address}`,
  noLink: '没有链接',
  always: '一直展示',
  time: (from: string, to: string) =>
    from === '' ? `展示到 ${to}` : to === '' ? `从 ${from} 起展示` : `${from} 至 ${to} 展示`,
  newTitle: '添加横幅',
  changeTitle: '修改横幅',
  choose: '选择图片',
  chooseHint: (width: number, height: number) =>
    `JPG、PNG 或 WebP，宽和高至少 ${width}×${height}。多出的部分会裁掉，保留中间；手机上左右会多裁一些。`,
  making: '正在处理图片…',
  unreadable: '这张图片读不出来，请换一张',
  small: (width: number, height: number) => `这张图片太小，宽和高至少 ${width}×${height}`,
  preview: '预览',
  wide: '电脑上',
  tall: '手机上',
  title: '图片说明',
  titleHint: '会显示在首页的图片上，也会读给看不到图片的人。',
  linkUrl: '链接（可不填）',
  linkHint: '本站页面以 / 开头，例如 /list?type=1；其他网站以 https:// 开头。',
  from: '开始展示（不填为马上）',
  to: '结束展示（不填为不结束）',
  save: '保存',
  leave: '取消',
}
