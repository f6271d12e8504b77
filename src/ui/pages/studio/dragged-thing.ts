const TYPE = 'application/x-zhiyuan-course-thing'

/** A chapter or a section on its way to another place; what comes from elsewhere is none. */
export const draggedThing = {
  write: (transfer: DataTransfer, key: string): void => {
    transfer.setData(TYPE, key)
    transfer.effectAllowed = 'move'
  },
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(TYPE),
  /** '' for none. */
  read: (transfer: DataTransfer): string => transfer.getData(TYPE),
}
