/** What is said of a film that does not play. */
export const plainFilmCopy = {
  unreachable: '连不上服务器，视频没有放出来',
  damaged: '视频文件已损坏，无法播放',
  unopened: '视频没有放出来：地址可能已过期，或浏览器不支持它的格式',
  retryFilm: (name: string) => `重试：${name}`,
} as const
