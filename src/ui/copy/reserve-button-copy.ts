import type { Catalogue } from './copy.ts'

/** The button of a card that reserves a live lesson. */
const reserveButtonZhCn = {
  named: (word: string, name: string) => `${word}：${name}`,
  words: {
    free: '预约',
    reserving: '预约中',
    reserved: '已预约',
    cancelling: '取消中',
    refused: '不能预约',
    reserveFailed: '重试',
    cancelFailed: '重试',
  },
  hints: {
    free: '预约直播',
    reserving: '正在预约',
    reserved: '取消预约',
    cancelling: '正在取消预约',
    refused: '这场直播现在不能预约',
    reserveFailed: '预约没有成功，重新预约',
    cancelFailed: '没有取消成功，重新取消预约',
  },
  done: (name: string) => `预约成功：${name}`,
  cancelled: (name: string) => `已取消预约：${name}`,
  notDone: (name: string, why: string) => `预约没有成功：${name}（${why}）`,
  notCancelled: (name: string, why: string) => `没有取消成功：${name}（${why}）`,
}

export const reserveButtonCopy: Catalogue<typeof reserveButtonZhCn> = reserveButtonZhCn
