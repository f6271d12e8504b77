import type { Banner } from '#domain/catalogue/banner.ts'

/** A quiet picture, drawn here so that none has to be fetched; its sentence stands on it as words of the page. */
const drawn = (ground: string, ink: string, width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400" width="${width}" height="400">` +
      `<rect width="${width}" height="400" fill="${ground}"/>` +
      `<g fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="3">` +
      `<path d="M${width * 0.62} 310c60-46 128-46 188 0V120c-60-46-128-46-188 0zM${width * 0.62} 310c-60-46-128-46-188 0V120c60-46 128-46 188 0"/>` +
      `<circle cx="${width - 120}" cy="90" r="150"/><circle cx="${width - 120}" cy="90" r="110"/></g></svg>`,
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
  imageUrl: drawn(ground, ink, 1200),
  mobileImageUrl: drawn(ground, ink, 750),
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
