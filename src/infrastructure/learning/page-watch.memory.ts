import type { PageWatch } from '#application/learning/page-watch.port.ts'

/** A page that is never hidden and whose network never goes. */
export const memoryPageWatch = (): PageWatch => ({ watch: () => () => undefined })
