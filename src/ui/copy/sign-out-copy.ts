/** What a log-out asks before it loses something. R-session-25. */
export const signOutCopy = {
  title: '还有内容没有发送',
  hint: (left: string) => `${left}。现在退出，这些内容会从这台设备上删除，找不回来。`,
  unknown: '不能确定是否还有内容没有发送。现在退出，没有发送的内容会从这台设备上删除，找不回来。',
  stay: '先不退出',
  discard: '退出并丢弃',
} as const
