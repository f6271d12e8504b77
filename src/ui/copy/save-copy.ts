import type { Catalogue } from './copy.ts'

/** Whether the learning of this page is safe, in simplified Chinese. */
const saveZhCn = {
  saving: '保存中',
  saved: (hour: string) => `已保存 ${hour}`,
  offline: (count: number) => `离线·${count} 条待同步`,
  waiting: (count: number) => `${count} 条待同步，稍后自动重试`,
  refused: (reason: string) => `学习进度没有保存：${reason}`,
  offlineNews: '网络已断开，学习进度记在这台设备上，恢复后自动同步',
  waitingNews: '学习进度暂时没有存到服务器，记在这台设备上，稍后自动重试',
}

/** The texts of saving what was learned, apart from the others: the first visit does without them. */
export const saveCopy: Catalogue<typeof saveZhCn> = saveZhCn
