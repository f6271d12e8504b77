const missing = (what: string) => `${what}没有打开，重新打开`

/** On the button in the place of something whose code did not come, where nothing beside it says what that is. */
export const partMissingCopy = {
  manage: missing('管理'),
  studio: missing('工作台'),
  fault: missing('纠错'),
  reserve: missing('预约'),
  answers: missing('导出作答'),
  addFile: missing('放入文件'),
}
