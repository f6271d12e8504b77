import type { NetworkPort } from '#application/connection/network.port.ts'

/** The browser's own word. */
export const browserNetwork = (page: Window): NetworkPort => ({
  watch: (tell) => {
    const say = () => tell(page.navigator.onLine)
    say()
    page.addEventListener('online', say)
    page.addEventListener('offline', say)
    return () => {
      page.removeEventListener('online', say)
      page.removeEventListener('offline', say)
    }
  },
})
