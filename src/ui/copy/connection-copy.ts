/** What is said of the connection. R-connection-1 to R-connection-3, R-connection-5, R-connection-10. */
export const connectionCopy = {
  diagnosis: '帮助与诊断',
  offline: '当前没有网络',
  unreached: '连不上服务器，请检查网络',
  away: '服务暂时不可用，正在重试',
  slow: '很慢，还在等',
  old: '显示的是上次打开时的内容，重新打开可以读到最新的',
  waiting: (words: string, count: number) => `${words}，${count} 条待发送，恢复后自动发送`,
  unsaved: (words: string, count: number) => `${words}，${count} 份没有保存的修改留在这台设备上`,
  unkept: '这台电脑的浏览器存不下了，请先不要关闭此页',
  wait: '继续等',
  stop: '停止',
  renewed: '有新版本',
  changing: '正在更新',
  update: '更新',
  later: '以后再说',
} as const
