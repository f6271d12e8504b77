const TYPE = 'application/x-zhiyuan-question'

/** A question of a paper on its way to another place; what comes from elsewhere is not one. */
export const draggedQuestion = {
  write: (transfer: DataTransfer, questionId: number): void => {
    transfer.setData(TYPE, String(questionId))
    transfer.effectAllowed = 'move'
  },
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(TYPE),
  /** 0 for none. */
  read: (transfer: DataTransfer): number => Number(transfer.getData(TYPE)) || 0,
}
