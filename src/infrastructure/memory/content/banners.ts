import type { Banner } from '#domain/catalogue/banner.ts'

/** A quiet picture with its sentence, drawn here so that no picture has to be fetched. */
const drawn = (ground: string, ink: string, title: string, line: string, width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400" width="${width}" height="400">` +
      `<rect width="${width}" height="400" fill="${ground}"/>` +
      `<circle cx="${width - 140}" cy="120" r="190" fill="${ink}" opacity=".08"/>` +
      `<circle cx="${width - 60}" cy="320" r="130" fill="${ink}" opacity=".08"/>` +
      `<g fill="${ink}" font-family="PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif">` +
      `<text x="64" y="190" font-size="46" font-weight="600">${title}</text>` +
      `<text x="64" y="250" font-size="26" opacity=".8">${line}</text></g></svg>`,
  )}`

const banner = (
  id: number,
  [ground, ink]: readonly [string, string],
  title: string,
  line: string,
  link: Banner['link'],
): Banner => ({
  id,
  title: `${title}：${line}`,
  imageUrl: drawn(ground, ink, title, line, 1200),
  mobileImageUrl: drawn(ground, ink, title, line, 750),
  link,
})

export const BANNERS: readonly Banner[] = [
  banner(1, ['#e6f4fe', '#0d3b66'], '新学期备课季', '三个学段的课件与教案已更新', {
    kind: 'inside',
    address: '/list?type=3',
  }),
  banner(2, ['#fdf1e3', '#5c3a1e'], '名师直播周', '每晚七点，一起磨一节好课', {
    kind: 'inside',
    address: '/list?type=2',
  }),
  banner(3, ['#e9f6e9', '#1d4428'], '国家智慧教育平台', '更多国家级课程资源', {
    kind: 'outside',
    address: 'https://www.smartedu.cn',
  }),
]
