import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'

/** A page that is never hidden and whose network never goes. */
export const memoryPageLifecycle = (): PageLifecycle => ({ watch: () => () => undefined })
