/** The one IndexedDB database of the product. */
export const DATABASE_NAME = 'zhiyuan'
